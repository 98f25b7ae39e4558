import type { ComponentProps, ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'

const chip = cva(
  [
    'touch-target label-box inline-flex min-h-9 items-center justify-center gap-2 rounded-pill border px-4 py-1 text-small',
    'cursor-pointer no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      isSelected: {
        true: [
          'border-accent bg-accent-soft font-medium text-text',
          'forced-colors:border-[Highlight] forced-colors:text-[Highlight]',
        ],
        false:
          'border-line text-text-muted not-disabled:hover:border-line-strong not-disabled:hover:text-text',
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
  const look = chip({ isSelected, className })
  const withCount = (content: ReactNode) => (
    <>
      {/* Held apart from the count: page translators move texts, and React must still find its place beside it. */}
      <span className="contents">{content}</span>
      {count !== undefined && <span className="text-caption tabular-nums">{count}</span>}
    </>
  )
  if (asChild)
    return (
      <Slot className={look} aria-current={isSelected ? 'true' : undefined} wrap={withCount} {...rest}>
        {children}
      </Slot>
    )
  return (
    <button type={type} className={look} aria-pressed={isSelected} {...rest}>
      {withCount(children)}
    </button>
  )
}
