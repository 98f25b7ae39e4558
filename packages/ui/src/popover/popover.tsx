'use client'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { floating, type FloatingAlign } from '../menu/menu-floating.ts'
import { hidePopup } from '../menu/popup-state.ts'
import { usePopup } from '../menu/use-popup.ts'
import type { OpenState } from '../modal/open-state.ts'
import { checkControlled } from '../development/check-controlled.ts'

export type PopoverProps = Omit<ComponentProps<'div'>, 'popover' | 'role' | 'onToggle'> &
  OpenState & {
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
 * before scripts load; the page stays usable. Scripts close it when the focus moves on.
 */
export function Popover({
  label,
  trigger,
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  id,
  className,
  onBlur,
  children,
  ...rest
}: PopoverProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Popover', 'open', open, onOpenChange)
  const [opener, popup] = usePopup(id, align, { open, defaultOpen, onOpenChange })
  return (
    <>
      <Slot {...opener} aria-haspopup="dialog">
        {trigger}
      </Slot>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes when the focus leaves it */}
      <div
        {...popup}
        role="dialog"
        aria-label={label}
        className={cx(className, floating({ align }), 'max-w-[min(22rem,calc(100vw-1.5rem))] p-5 text-small')}
        onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget: next }) => {
          // Null if the window lost the focus. The trigger closes it itself.
          if (!(next instanceof Element) || currentTarget.contains(next)) return
          if (next.getAttribute('popovertarget') !== popup.id) hidePopup(currentTarget)
        })}
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
