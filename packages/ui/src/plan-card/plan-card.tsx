import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { Messages } from '../messages/all-messages.ts'
import { NamedByMessage } from '../messages/named-by-message.tsx'
import { Strands } from '../strands/strands.tsx'

export type PlanCardLabels = {
  /** Accessible name of the list of benefits: "What you get". */
  benefits: string
}

const english: Messages['planCard'] = { benefits: 'What you get' }

export type PlanCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** "Annual". */
  name: ReactNode
  /** One sentence about it. */
  summary?: ReactNode
  /** The price of one interval, formatted: "$190.00". */
  price: ReactNode
  /** The billing interval: "a year". */
  interval: ReactNode
  /** Below the price: "$15.83 a month, $38.00 less than twelve single months". */
  note?: ReactNode
  /** The benefits, a few words each. */
  benefits: readonly ReactNode[]
  /** Default English. */
  labels?: Partial<PlanCardLabels> | undefined
  /** A label beside the name of the recommended plan: "Most chosen". */
  mark?: ReactNode
  /** The button. */
  action: ReactNode
  /** Highlights it by background, border and strands. Default false. */
  isRecommended?: boolean | undefined
  /** Seed of the strands of a recommended plan. Default `plan`. */
  seed?: string | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
}

/** A subscription plan: its price, its benefits and a button. The rows of two plans side by side align. */
export function PlanCard({
  name,
  summary,
  price,
  interval,
  note,
  benefits,
  labels,
  mark,
  action,
  isRecommended = false,
  seed = 'plan',
  level = 2,
  className,
  ...rest
}: PlanCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        className,
        'relative isolate row-span-4 grid grid-rows-subgrid content-start gap-y-0 overflow-clip rounded-media border p-6 sm:p-9',
        isRecommended ? 'border-accent bg-surface' : 'border-line',
      )}
      {...rest}
    >
      {isRecommended && (
        <Strands
          seed={seed}
          coiffure="knot"
          width={420}
          height={320}
          count={64}
          className="absolute end-0 top-0 -z-1 h-72 w-80 mask-[linear-gradient(to_bottom_left,#000,transparent_62%)] opacity-70 rtl:mask-[linear-gradient(to_bottom_left,#000,transparent_62%)]"
        />
      )}
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <Heading className="text-subtitle font-medium">{name}</Heading>
          {mark && (
            <p className="overline-label rounded-pill bg-accent px-3 py-1 text-text-on-accent">{mark}</p>
          )}
        </div>
        {summary && <p className="mt-3 max-w-80 text-text-muted text-pretty">{summary}</p>}
      </div>
      <div className="pt-8">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="headline-type text-display">{price}</bdi>
          <span className="text-text-muted">{interval}</span>
        </p>
        {note && <p className="mt-2 text-small text-text-muted tabular-nums">{note}</p>}
      </div>
      <NamedByMessage component="planCard" word="benefits" given={labels?.benefits}>
        <ul aria-label={labels?.benefits ?? english.benefits} className="mt-8 border-t border-line">
          {benefits.map((benefit, index) => (
            <li key={index} className="flex gap-4 border-b border-line py-3">
              <span
                aria-hidden="true"
                className="mt-3 h-px w-4 shrink-0 bg-accent forced-colors:bg-[CanvasText]"
              />
              <span className="min-w-0 wrap-anywhere">{benefit}</span>
            </li>
          ))}
        </ul>
      </NamedByMessage>
      <div className="self-end pt-8 *:w-full">{action}</div>
    </article>
  )
}
