'use client'
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { hasModifier } from '../handlers/has-modifier.ts'
import { floating, placeBesideTrigger, type FloatingAlign } from './menu-floating.ts'
import { focusEnd, moveByKey } from './menu-keys.ts'

export type MenuProps = Omit<
  ComponentProps<'div'>,
  'popover' | 'role' | 'tabIndex' | 'onToggle' | 'onKeyDown' | 'onClick'
> & {
  /** Accessible name: what the menu offers. */
  label: string
  /** The button that opens it: `Button` or `IconButton` (or another component with a button's props). */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Which edges of trigger and menu are aligned. Default `start`. */
  align?: FloatingAlign
  /** `MenuItem`s, `MenuSeparator`s, and forms around an item that submits. */
  children: ReactNode
}

/**
 * A short list of links or actions, opened by its trigger. It opens and closes before scripts load; scripts add
 * arrow keys, Home, End, letters, and closing after an item was activated.
 */
export function Menu({ label, trigger, align = 'start', id, className, children, ...rest }: MenuProps) {
  const ownId = useId()
  const menuId = id ?? ownId
  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: menuId,
        'aria-haspopup': 'menu',
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          const element = document.getElementById(menuId)
          element?.showPopover({ source: event.currentTarget })
          if (element && event.key === 'ArrowUp') focusEnd(element, 'last')
        },
      })}
      <div
        id={menuId}
        tabIndex={-1}
        popover="auto"
        role="menu"
        aria-label={label}
        className={cx(
          floating({ align }),
          'max-w-[calc(100vw-1.5rem)] min-w-48 p-1.5 outline-none',
          className,
        )}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          const element = event.currentTarget
          placeBesideTrigger(element, align)
          if (!element.contains(document.activeElement)) focusEnd(element, 'first')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') event.currentTarget.hidePopover()
          else if (!hasModifier(event) && moveByKey(event.currentTarget, event.key)) event.preventDefault()
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role^="menuitem"]'))
            event.currentTarget.hidePopover()
        }}
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
