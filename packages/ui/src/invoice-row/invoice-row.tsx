import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Download } from '../icons/download.tsx'
import { Badge } from '../badge/badge.tsx'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'
import { messageNodes } from '../messages/message-nodes.tsx'
import type { InvoiceState } from './invoice-row.rules.ts'

export { invoiceDays, invoiceDaysLeft, invoiceStateOf } from './invoice-row.rules.ts'
export type { InvoiceState } from './invoice-row.rules.ts'

const tones = { open: 'warning', paid: 'success', cancelled: 'neutral' } as const

export type InvoiceRowLabels = {
  /** The states in words. */
  open: ReactNode
  paid: ReactNode
  cancelled: ReactNode
  /** Text of the link; the invoice number is announced after it. */
  download: ReactNode
}

const english: InvoiceRowLabels = {
  open: 'Open',
  paid: 'Paid',
  cancelled: 'Cancelled',
  download: 'Download',
}

export type InvoiceRowProps = Omit<ComponentProps<'li'>, 'children'> & {
  /** "INV-2027-0142". */
  number: string
  /** The formatted date of issue. */
  date: string
  /** The machine-readable date: `YYYY-MM-DD`. */
  dateTime?: string | undefined
  /** The product: event or course. */
  name?: ReactNode
  /** Formatted. */
  amount: string
  state: InvoiceState
  /** How long it can still be paid ("5 days left"); shown while it is open. */
  daysLeft?: ReactNode
  /** Link to the PDF; omitted if there is none. */
  link?: LinkElement | undefined
  /** Default English. */
  labels?: Partial<InvoiceRowLabels> | undefined
}

/** An invoice as a `<li>` for a `<ul>`. Columns align with neighbouring rows. */
export function InvoiceRow({
  number,
  date,
  dateTime,
  name,
  amount,
  state,
  daysLeft,
  link,
  labels,
  className,
  ...rest
}: InvoiceRowProps) {
  const word = messageNodes('invoiceRow', english, labels)
  return (
    <li className={cx(className, '@container border-b border-line')} {...rest}>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4',
          // One column for large text on a phone.
          '@max-[16rem]:grid-cols-1 @min-[40rem]:grid-cols-[minmax(0,1fr)_13rem_6.5rem_8rem]',
        )}
      >
        <div className="min-w-0">
          <p className="font-medium tabular-nums">
            <bdi>{number}</bdi>
          </p>
          <p className="flex flex-wrap gap-x-3 text-small text-text-muted">
            <time dateTime={dateTime} className="tabular-nums">
              {date}
            </time>
            {name && <bdi className="min-w-0">{name}</bdi>}
          </p>
        </div>
        <p
          className={cx(
            'self-baseline text-end font-medium tabular-nums @max-[16rem]:text-start',
            '@min-[16rem]:row-start-1 @min-[16rem]:@max-[40rem]:col-start-2',
            '@min-[40rem]:col-start-3 @min-[40rem]:self-center',
            state === 'cancelled' && 'font-normal text-text-muted line-through',
          )}
        >
          <bdi>{amount}</bdi>
        </p>
        <p
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-muted tabular-nums',
            '@min-[40rem]:col-start-2 @min-[40rem]:row-start-1',
          )}
        >
          <Badge tone={tones[state]} hasDot={state === 'open'}>
            {word(state)}
          </Badge>
          {state === 'open' && daysLeft && <bdi>{daysLeft}</bdi>}
        </p>
        {link && (
          <LinkSlot
            link={link}
            className={cx(
              'touch-target -me-3 inline-flex min-h-9 items-center justify-self-end gap-2 rounded-control px-3 text-small',
              '@max-[16rem]:-ms-3 @max-[16rem]:justify-self-start',
              'text-accent no-underline decoration-1 underline-offset-4 hover:underline',
              '@min-[40rem]:col-start-4 @min-[40rem]:row-start-1',
            )}
          >
            <Download className="size-4" />
            {word('download')}
            <span className="sr-only"> {number}</span>
          </LinkSlot>
        )}
      </div>
    </li>
  )
}
