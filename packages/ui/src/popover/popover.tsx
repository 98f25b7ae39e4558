'use client'
import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { placeByHand } from '../menu/place.ts'

const popover = cva(
  [
    'fixed inset-auto m-0 my-2 max-h-[80dvh] w-max max-w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain',
    'rounded-control border border-line bg-raised p-5 text-small text-text shadow-float',
    '[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]',
    '-translate-y-1 opacity-0 transition-all transition-discrete duration-150',
    'open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0',
  ],
  {
    variants: {
      align: {
        start: '[position-area:block-end_span-inline-end]',
        end: '[position-area:block-end_span-inline-start]',
      },
    },
    defaultVariants: { align: 'start' },
  },
)

export type PopoverProps = Omit<ComponentProps<'div'>, 'popover' | 'id' | 'role' | 'onToggle'> & {
  /** What it is about, for assistive technology. */
  label: string
  /** The button that opens it: `Button` or `IconButton` (or another that takes a button's props). */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Which edges of trigger and popover stand in line. Default `start`. */
  align?: NonNullable<VariantProps<typeof popover>['align']> | undefined
  children: ReactNode
}

/**
 * A few words or controls beside the button that asks for them. It opens, and closes by Escape or a press elsewhere,
 * before scripts run; the page goes on behind it.
 */
export function Popover({ label, trigger, align = 'start', className, children, ...rest }: PopoverProps) {
  const id = useId()
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={popover({ align, className })}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
          if (opener) placeByHand(event.currentTarget, opener, align)
        }}
        {...rest}
      >
        {children}
      </div>
    </>
  )
}
