import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
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
  /** Exposed as pressed. For a link see `isCurrent`. Default false. */
  isSelected?: boolean | undefined
  /** With `asChild`: the link to the list that is shown. Default false. */
  isCurrent?: boolean | undefined
  /** Number of items, formatted. */
  count?: ReactNode
  /** Renders the only child, a link, with the chip's style. */
  asChild?: boolean | undefined
}

/** One of a few options that filter a list: a toggle button or, with `asChild`, a link to the filtered list. */
export function Chip({
  isSelected = false,
  isCurrent = false,
  count,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  const styles = cx(className, chip({ isSelected: isSelected || isCurrent }))
  const withCount = (content: ReactNode) => (
    <>
      {/*
       * In its own element, because page translators wrap text nodes and React must still find its position next to
       * the count.
       */}
      <span className="contents">{content}</span>
      {count !== undefined && <span className="text-caption tabular-nums">{count}</span>}
    </>
  )
  if (asChild)
    return (
      <Slot className={styles} aria-current={isCurrent ? 'true' : undefined} wrap={withCount} {...rest}>
        {children}
      </Slot>
    )
  return (
    <button type={type} className={styles} aria-pressed={isSelected} {...rest}>
      {withCount(children)}
    </button>
  )
}
