import { useId, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Counter, type CounterLabels } from '../counter/counter.tsx'
import type { HeadingLevel } from '../heading/heading.tsx'
import type { Purchasable, Selection } from './ticket-counter.rules.ts'

/** A row: a kind of ticket or a package. */
export type TicketLine = Purchasable & {
  name: string
  /** What is included, one sentence. */
  note?: ReactNode
  /** The number left, in words: "14 of 50 left", "Sold out". */
  availability?: ReactNode
}

type TicketListProps = {
  title: ReactNode
  /** One line for the whole list. */
  hint?: ReactNode
  level: HeadingLevel
  selections: readonly Selection<TicketLine>[]
  /** Field name of an item's count. */
  nameOf: (id: string) => string
  formatMoney: (cents: number) => string
  formatNumber?: ((count: number) => string) | undefined
  counterLabels?: Partial<CounterLabels> | undefined
  onCount: (item: TicketLine, count: number) => void
}

/** A list of rows with aligned counters and totals. */
export function TicketList({
  title,
  hint,
  level,
  selections,
  nameOf,
  formatMoney,
  formatNumber,
  counterLabels,
  onCount,
}: TicketListProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="pt-8 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
        <Heading id={id} className="overline-label text-text-muted">
          {title}
        </Heading>
        {hint && <p className="text-caption text-text-muted">{hint}</p>}
      </div>
      <ul>
        {selections.map(({ item, count, priceTotal }) => {
          const isGone = item.left === 0
          return (
            <li
              key={item.id}
              className={cx(
                'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-4 border-b border-line py-5',
                // One column for large text on a phone.
                '@max-[14rem]:grid-cols-1 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto_6.5rem]',
              )}
            >
              <div className="min-w-0 @min-[14rem]:@max-[36rem]:col-span-2">
                <p className={cx('text-lead font-medium', isGone && 'text-text-muted')}>{item.name}</p>
                {item.note && <p className="text-small text-text-muted">{item.note}</p>}
                <p className="mt-1 flex flex-wrap gap-x-3 text-small tabular-nums">
                  <bdi className={isGone ? 'text-text-muted line-through' : undefined}>
                    {formatMoney(item.price)}
                  </bdi>
                  {item.availability && (
                    <bdi className={isGone ? 'text-warning' : 'text-text-muted'}>{item.availability}</bdi>
                  )}
                </p>
              </div>
              <Counter
                label={item.name}
                isLabelHidden
                name={nameOf(item.id)}
                value={count}
                max={item.left}
                disabled={isGone}
                formatNumber={formatNumber}
                labels={counterLabels}
                onValueChange={(next) => onCount(item, next)}
              />
              <p
                className={cx(
                  'text-end text-lead font-medium tabular-nums transition-colors',
                  count === 0 && 'text-text-muted',
                )}
              >
                <bdi>{formatMoney(priceTotal)}</bdi>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
