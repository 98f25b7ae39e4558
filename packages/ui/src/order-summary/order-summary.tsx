import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import type { HeadingLevel } from '../heading/heading.tsx'
import type { Messages } from '../messages/all-messages.ts'
import { messageNodes } from '../messages/message-nodes.tsx'

/** Style of outdated amounts: muted, but legible. */
const outdatedAmounts = 'text-text-muted!'

export type OrderLine = {
  id: string
  name: ReactNode
  /** How its amount is calculated: "2 × $180.00". */
  note?: ReactNode
  /** Formatted. */
  amount: string
}

export type OrderSummaryLabels = {
  subtotal: ReactNode
  discount: ReactNode
  tax: ReactNode
  total: ReactNode
}

const english: Messages['orderSummary'] = {
  title: 'Your order',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax 0.8%',
  total: 'Total',
}

export type OrderSummaryProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Default "Your order". */
  title?: ReactNode
  /** The items, one line each. */
  lines: readonly OrderLine[]
  /** All amounts are computed by the server and formatted by the caller. */
  subtotal: string
  /** `amount` with its sign ("−$42.50"). */
  discount?: { code: string; amount: string } | null | undefined
  /** 0.8% of the subtotal. */
  tax: string
  /** The amount to pay, formatted. */
  total: string
  /** New amounts are loading; the old ones are muted. Default false. */
  isUpdating?: boolean | undefined
  /** Default English. */
  labels?: Partial<OrderSummaryLabels> | undefined
  /** Heading level. Default 2. */
  level?: HeadingLevel | undefined
  /** Content below the total: a promo code, the continue button, the terms. */
  children?: ReactNode
}

/** The items and amounts of an order: lines, subtotal, discount with its code, tax, and total. */
export function OrderSummary({
  title,
  lines,
  subtotal,
  discount,
  tax,
  total,
  isUpdating = false,
  labels,
  level = 2,
  className,
  children,
  ...rest
}: OrderSummaryProps) {
  const word = messageNodes('orderSummary', english, { ...labels, title })
  const id = useId()
  const Heading = `h${level}` as const
  const sums = [
    { id: 'subtotal', label: word('subtotal'), amount: subtotal, isGain: false },
    ...(discount
      ? [
          {
            id: 'discount',
            label: (
              // A long code gets a line of its own.
              <span className="flex flex-wrap gap-x-2">
                <span>{word('discount')}</span> <bdi className="font-medium text-text">{discount.code}</bdi>
              </span>
            ),
            amount: discount.amount,
            isGain: true,
          },
        ]
      : []),
    { id: 'tax', label: word('tax'), amount: tax, isGain: false },
  ]
  return (
    <section
      aria-labelledby={id}
      aria-busy={isUpdating || undefined}
      className={cx(className, 'rounded-media border border-line bg-surface p-5 sm:p-8')}
      {...rest}
    >
      <Heading id={id} className="overline-label text-text-muted">
        {word('title')}
      </Heading>
      <ul className="pt-2">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-3.5">
            <div className="min-w-0 flex-1 basis-32">
              <p className="font-medium">{line.name}</p>
              {line.note && <p className="text-small text-text-muted tabular-nums">{line.note}</p>}
            </div>
            <p className="ms-auto tabular-nums">
              <bdi>{line.amount}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <dl className="pt-4">
        {sums.map((sum) => (
          <div key={sum.id} className="flex flex-wrap items-baseline gap-x-6 py-1.5 text-small">
            <dt className="min-w-0 flex-1 basis-24 text-text-muted wrap-anywhere">{sum.label}</dt>
            <dd
              className={cx(
                'ms-auto tabular-nums',
                sum.isGain && 'text-success',
                isUpdating && outdatedAmounts,
              )}
            >
              <bdi>{sum.amount}</bdi>
            </dd>
          </div>
        ))}
        {/* Announced with its name: "Total $181.44". */}
        <div
          aria-live="polite"
          aria-atomic="true"
          className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line-strong pt-5"
        >
          <dt className="headline-type text-heading">{word('total')}</dt>
          <dd
            className={cx(
              'headline-type ms-auto max-w-full text-[length:min(var(--text-headline),12vw)]/[1.05] tabular-nums transition-colors',
              isUpdating && outdatedAmounts,
            )}
          >
            <bdi>{total}</bdi>
          </dd>
        </div>
      </dl>
      {children && <div className="grid grid-cols-1 gap-5 pt-6">{children}</div>}
    </section>
  )
}
