'use client'
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { floating, placeBesideTrigger, type FloatingAlign } from '../menu/menu-floating.ts'

export type PopoverProps = Omit<ComponentProps<'div'>, 'popover' | 'role' | 'onToggle'> & {
  /** Accessible name. */
  label: string
  /** The button that opens it: `Button` or `IconButton` (or another component with a button's props). */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Which edges of trigger and popover are aligned. Default `start`. */
  align?: FloatingAlign | undefined
  children: ReactNode
}

/**
 * Some text or controls next to the button that opens them. It opens, and closes by Escape or a click outside,
 * before scripts load; the page stays usable.
 */
export function Popover({ label, trigger, align = 'start', id, className, children, ...rest }: PopoverProps) {
  const ownId = useId()
  const popoverId = id ?? ownId
  return (
    <>
      {cloneElement(trigger, { popoverTarget: popoverId, 'aria-haspopup': 'dialog' })}
      <div
        id={popoverId}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx(floating({ align }), 'max-w-[min(22rem,calc(100vw-1.5rem))] p-5 text-small', className)}
        onToggle={(event) => {
          if (event.newState === 'open') placeBesideTrigger(event.currentTarget, align)
        }}
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
