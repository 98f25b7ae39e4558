import { useId, type ComponentProps, type ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { Info } from '../icons/info.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import { textTones } from '../tone/text-tones.ts'

const variants = { tone: textTones }

const changeStyles = cva('block text-caption wrap-anywhere', {
  variants,
  defaultVariants: { tone: 'neutral' },
})

export type StatTileLabels = {
  /** Name of the button that shows the explanation, read with the label of the figure. */
  explain: ReactNode
}

const english: StatTileLabels = { explain: 'How this is counted:' }

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<VariantProps<typeof changeStyles>, 'tone'> & {
    /** What is counted: "Invoices due". */
    label: ReactNode
    /** The formatted figure. */
    figure: ReactNode
    /** How it changed, with what it is compared to: "12 % more than last week". */
    change?: ReactNode
    /** How the figure is counted, shown below it on request. */
    explanation?: ReactNode
    /** The list behind the figure; the whole tile is its target. */
    link?: LinkElement | undefined
    /** Default English. */
    labels?: Partial<StatTileLabels> | undefined
  }

/** A figure with its label, and with the list that it counts as its link. `tone` colours the change. */
export function StatTile({
  label,
  figure,
  change,
  tone,
  explanation,
  link,
  labels,
  className,
  ...rest
}: StatTileProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('StatTile', variants, { tone })
  const text = messageNodes('statTile', english, labels)
  const id = useId()
  const content = (
    <>
      <span
        id={`${id}-label`}
        className={cx('flex items-center gap-1 text-small text-text-muted', explanation && 'pe-8')}
      >
        <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
        {link && (
          <ChevronRight className="size-4 shrink-0 transition-transform group-hover/stat:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover/stat:-translate-x-0.5" />
        )}
      </span>
      <span className="headline-type block text-heading wrap-anywhere tabular-nums">{figure}</span>
      {change && <span className={changeStyles({ tone })}>{change}</span>}
    </>
  )
  return (
    <div
      className={cx(
        className,
        'group/stat relative border-t border-line-strong pt-2.5 pb-2',
        link && 'transition-colors hover:border-accent',
      )}
      {...rest}
    >
      {link ? (
        <LinkSlot
          link={link}
          className={cx(
            'grid cursor-pointer gap-1.5 text-text no-underline after:absolute after:inset-0 after:rounded-media',
            'focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus',
          )}
        >
          {content}
        </LinkSlot>
      ) : (
        <div className="grid gap-1.5">{content}</div>
      )}
      {explanation && (
        <details className="group/explanation">
          <summary
            aria-labelledby={`${id}-explain ${id}-label`}
            className={cx(
              'absolute end-0 top-0.5 z-1 grid size-9 cursor-pointer list-none place-items-center rounded-control text-text-muted transition-colors',
              'hover:text-text focus-visible:-outline-offset-2 pointer-coarse:size-11 [&::-webkit-details-marker]:hidden',
              'group-open/explanation:text-accent',
            )}
          >
            <Info strokeWidth={1.5} className="size-4.5" />
            <span id={`${id}-explain`} className="sr-only">
              {text('explain')}
            </span>
          </summary>
          <p className="mt-2 text-caption wrap-anywhere text-text-muted">{explanation}</p>
        </details>
      )}
    </div>
  )
}
