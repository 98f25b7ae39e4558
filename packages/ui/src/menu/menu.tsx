'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { findItemAt, handleMenuKey } from './handle-menu-key.ts'
import { floating, type FloatingAlign } from './menu-floating.ts'
import { focusEnd, wasSpaceTyped } from './menu-keys.ts'
import type { OpenState } from '../modal/open-state.ts'
import { hidePopup, showPopup } from './popup-state.ts'
import { usePopup } from './use-popup.ts'
import { checkControlled } from '../development/check-controlled.ts'

/** Event handlers that the component sets itself. */
type OwnHandlers = 'onToggle' | 'onKeyDown' | 'onKeyUp' | 'onPointerOver' | 'onClick'

export type MenuProps = Omit<ComponentProps<'div'>, 'popover' | 'role' | 'tabIndex' | OwnHandlers> &
  OpenState & {
    /** Accessible name: what the menu offers. */
    label: string
    /** The button that opens it: `Button` or `IconButton` (or another component with a button's props). */
    trigger: ReactElement<ComponentProps<'button'>>
    /** Which edges of trigger and menu are aligned. Default `start`. */
    align?: FloatingAlign | undefined
    /** `MenuItem`s, `MenuSeparator`s, and forms around an item that submits. */
    children: ReactNode
  }

/**
 * A short list of links or actions, opened by its trigger. It opens and closes before scripts load; scripts add
 * arrow keys, Home, End, typed text, and closing after an item was activated.
 */
export function Menu({
  label,
  trigger,
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  id,
  className,
  children,
  ...rest
}: MenuProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Menu', 'open', open, onOpenChange)
  const [opener, popup] = usePopup(id, align, { open, defaultOpen, onOpenChange }, (menu) => {
    if (!menu.contains(document.activeElement)) focusEnd(menu, 'first')
  })
  return (
    <>
      <Slot
        {...opener}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          const menu = document.getElementById(popup.id)
          const end = event.key === 'ArrowDown' ? 'first' : event.key === 'ArrowUp' && 'last'
          if (!menu || !end) return
          event.preventDefault()
          showPopup(menu, event.currentTarget)
          focusEnd(menu, end)
        }}
      >
        {trigger}
      </Slot>
      <div
        {...popup}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={cx(
          className,
          floating({ align }),
          'max-w-[calc(100vw-1.5rem)] min-w-48 p-1.5 outline-none',
        )}
        onKeyDown={handleMenuKey}
        // Firefox clicks a button on the keyup of Space, even if its keydown was prevented.
        onKeyUp={(event) => event.key === ' ' && wasSpaceTyped() && event.preventDefault()}
        onPointerOver={(event) => event.pointerType === 'mouse' && findItemAt(event.target)?.focus()}
        onClick={(event) => findItemAt(event.target) && hidePopup(event.currentTarget)}
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
