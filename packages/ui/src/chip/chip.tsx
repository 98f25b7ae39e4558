import type { ComponentProps, ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Slot } from 'radix-ui'

const chip = cva(
  [
    'touch-target inline-flex min-h-9 items-center justify-center gap-2 rounded-pill border px-4 text-small whitespace-nowrap',
    'cursor-pointer no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      isSelected: {
        true: 'border-accent bg-accent-soft font-medium text-text',
        false: 'border-line text-text-muted not-disabled:hover:border-line-strong not-disabled:hover:text-text',
      },
    },
  },
)

export type ChipProps = ComponentProps<'button'> & {
  /** Default false. Announced as pressed, or with `asChild` as the current one of its links. */
  isSelected?: boolean
  /** How many things the choice holds, written as it shall be read. */
  count?: ReactNode
  /** Renders the only child, a link, with the chip's looks. */
  asChild?: boolean
}

/** One choice of a few that narrow a list: a button that toggles, or with `asChild` a link that shows the narrowed list. */
export function Chip({
  isSelected = false,
  count,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  const Root = asChild ? Slot.Root : 'button'
  const state = asChild
    ? { 'aria-current': isSelected ? ('true' as const) : undefined }
    : { type, 'aria-pressed': isSelected }
  return (
    <Root className={chip({ isSelected, className })} {...state} {...rest}>
      <Slot.Slottable>{children}</Slot.Slottable>
      {count !== undefined && <span className="text-caption tabular-nums">{count}</span>}
    </Root>
  )
}
