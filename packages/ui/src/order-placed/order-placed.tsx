import type { HeadingLevel } from '../heading/heading.tsx'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { Check } from '../icons/check.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'
import { Strands } from '../strands/strands.tsx'

export type NextThing = {
  id: string
  title: ReactNode
  text?: ReactNode
}

export type OrderPlacedLabels = {
  /** Above the order number. */
  number: ReactNode
  /** Above the next steps. */
  next: ReactNode
}

const english: Messages['orderPlaced'] = {
  title: 'Your order is placed',
  number: 'Your order number',
  next: 'What happens next',
}

const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const

const noSteps: readonly NextThing[] = []

export type OrderPlacedProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Default "Your order is placed". */
  title?: ReactNode
  text?: ReactNode
  /** The order number, groups separated by hyphens: "CH-2027-0142". */
  number: string
  /** The next steps in order. */
  next?: readonly NextThing[] | undefined
  /** Buttons or links: to the tickets, the course, the invoice. */
  action?: ReactNode
  /** Default English. */
  labels?: Partial<OrderPlacedLabels> | undefined
  /** Heading level. Default 1. */
  level?: HeadingLevel | undefined
  /** Content below: an `OrderSummary`, the `TicketStub`s. */
  children?: ReactNode
}

/** A successful order: its number in groups that are easy to read out, and the next steps. */
export function OrderPlaced({
  title,
  text,
  number,
  next = noSteps,
  action,
  labels,
  level = 1,
  className,
  children,
  ...rest
}: OrderPlacedProps) {
  const word = messageNodes('orderPlaced', english, { ...labels, title })
  const Heading = `h${level}` as const
  const Subheading = `h${levelBelow[level]}` as const
  const groups = number.split('-')
  return (
    <section className={className} {...rest}>
      <div className="relative isolate overflow-clip rounded-media border border-line bg-surface">
        <Strands
          seed={number}
          coiffure="knot"
          width={640}
          height={420}
          reach="end"
          className="absolute inset-y-0 end-0 -z-1 hidden h-full w-1/2 mask-radial-from-20% mask-radial-to-100% md:block"
        />
        <div className="grid grid-cols-1 gap-10 p-6 sm:p-12 md:max-w-170">
          <div>
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-pill border border-success text-success"
            >
              <Check className="size-5" />
            </span>
            <Heading className="headline-type mt-6 text-headline">{word('title')}</Heading>
            {text && <p className="mt-3 max-w-prose text-lead text-text-muted">{text}</p>}
          </div>
          <div>
            <p className="overline-label text-text-muted">{word('number')}</p>
            {/* Copied and announced as one, displayed in groups. */}
            <p
              dir="ltr"
              className="mt-2 w-fit max-w-full text-title wrap-anywhere font-medium tracking-[0.06em] text-accent tabular-nums select-all"
            >
              {groups.map((group, index) => (
                <Fragment key={`${index}/${group}`}>
                  {index > 0 && <span className="px-[0.25em] text-text-muted">-</span>}
                  <span>{group}</span>
                </Fragment>
              ))}
            </p>
          </div>
          {action && <div className="flex flex-wrap gap-3">{action}</div>}
        </div>
      </div>
      {next.length > 0 && (
        <div className="pt-10">
          <Subheading className="text-subtitle font-medium">{word('next')}</Subheading>
          <ol className="mt-5 grid gap-6 max-sm:grid-cols-1 sm:auto-cols-fr sm:grid-flow-col">
            {next.map((step) => (
              <li key={step.id} className="border-t border-line-strong pt-4">
                <p className="font-medium">{step.title}</p>
                {step.text && <p className="mt-1 text-small text-text-muted">{step.text}</p>}
              </li>
            ))}
          </ol>
        </div>
      )}
      {children && <div className="grid grid-cols-1 gap-6 pt-10">{children}</div>}
    </section>
  )
}
