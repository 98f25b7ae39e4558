import type { ComponentProps, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'
import { textTones } from '../tone/text-tones.ts'

const variants = { tone: textTones }

const mark = cva(
  'relative row-span-2 grid size-7 shrink-0 place-items-center rounded-pill border border-current bg-ground',
  { variants, defaultVariants: { tone: 'neutral' } },
)

type Tone = NonNullable<VariantProps<typeof mark>['tone']>

export type TimelineEntry = {
  id: string
  /** When it happened, in a `<time>` with its `dateTime`. */
  time: ReactNode
  /** What happened: "Payment received". */
  title: ReactNode
  /** Who did it, or details. */
  text?: ReactNode
  /** A lucide icon; without one the mark is a dot. */
  icon?: ReactNode
  /** Colours the mark. Default `neutral`. */
  tone?: Tone | undefined
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** The events in order. */
  entries: readonly TimelineEntry[]
}

/** Dated events below each other, connected by a line: the history of an order, a course or a person. */
export function Timeline({ entries, className, ...rest }: TimelineProps) {
  if (process.env.NODE_ENV !== 'production')
    for (const { tone } of entries) checkVariants('Timeline', variants, { tone })
  return (
    <ol className={cx(className, 'grid grid-cols-1')} {...rest}>
      {entries.map(({ id, time, title, text, icon, tone }) => (
        <li
          key={id}
          className={cx(
            'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 not-last:pb-5',
            'not-last:before:absolute not-last:before:inset-y-1 not-last:before:start-3.5 not-last:before:-ms-px not-last:before:border-s not-last:before:border-line',
          )}
        >
          {icon ? (
            <span aria-hidden="true" className={cx(mark({ tone }), '[&_svg]:size-4')}>
              {icon}
            </span>
          ) : (
            <span aria-hidden="true" className={cx(mark({ tone }), 'border-transparent')}>
              <span className="size-2.5 rounded-pill border-2 border-current" />
            </span>
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-0.5">
            <span className="min-w-0 text-small font-medium wrap-anywhere">{title}</span>
            <span className="max-w-full text-caption text-text-muted tabular-nums">{time}</span>
          </div>
          {text && <div className="mt-0.5 text-small wrap-anywhere text-text-muted">{text}</div>}
        </li>
      ))}
    </ol>
  )
}
