import type { OrderEvent } from '@chignon/contract/commerce/order-history'
import type { AuditEntry } from '../../platform/audit/audit-entry.queries.ts'
import type { InvoiceRow } from '../invoice/invoice.queries.ts'
import type { OrderRow } from '../order/order-parts.queries.ts'
import type { SentOrderMail } from '../order-mail/sent-order-mail.queries.ts'
import type { BankTransferRow } from '../payment/bank-transfer.queries.ts'
import type { PaymentRow } from '../payment/payment.queries.ts'
import type { RefundRow } from '../payment/refund.queries.ts'
import type { OrderNoteRow } from './order-history.queries.ts'

/** Everything that is known of an order. */
export type OrderTraces = {
  order: OrderRow
  payments: readonly PaymentRow[]
  transfers: readonly BankTransferRow[]
  refunds: readonly RefundRow[]
  documents: readonly InvoiceRow[]
  mails: readonly SentOrderMail[]
  notes: readonly OrderNoteRow[]
  entries: readonly AuditEntry[]
}

/** An event of an order. `actorId` is who did it at the academy. */
export type TracedEvent = Omit<OrderEvent, 'actor' | 'at'> & { at: Date; actorId: string | null }

// What the rows themselves say, so that an entry of the log only adds who did it.
const toldByRows: ReadonlySet<string> = new Set([
  'order.mark-paid',
  'order.refund',
  'order.mark-refund-sent',
  'order.refund-failed',
  'order.cancel',
  'order.withdraw',
  'order.note',
])

/** One timeline of an order from all its traces, oldest first (ORDER-21). */
export function orderHistory(traces: OrderTraces): TracedEvent[] {
  return [
    ...ownEvents(traces),
    ...paymentEvents(traces),
    ...refundEvents(traces),
    ...traces.documents.map(({ id, kind, issuedAt, content }) =>
      event({ id, kind, at: issuedAt, amount: content.total, text: content.number }),
    ),
    ...traces.mails.map(({ id, kind, recipient, state, sentAt }) =>
      event({
        id,
        kind: state === 'sent' ? 'mail' : 'mail_bounced',
        at: sentAt,
        text: recipient,
        detail: kind,
      }),
    ),
    ...traces.notes.map(({ id, text, authorId, createdAt }) =>
      event({ id, kind: 'note', at: createdAt, text, actorId: authorId }),
    ),
    ...traces.entries.filter(({ action }) => !toldByRows.has(action)).map(entryEvent),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function ownEvents({ order, entries }: OrderTraces): TracedEvent[] {
  const { id, createdAt, paidAt, closedAt, state, total, number } = order
  const isClosed = state === 'cancelled' || state === 'expired'
  return [
    event({ id: `${id}-placed`, kind: 'placed', at: createdAt, amount: total, text: number }),
    ...(paidAt ? [event({ id: `${id}-paid`, kind: 'paid', at: paidAt, amount: total })] : []),
    ...(isClosed && closedAt
      ? [
          event({
            id: `${id}-closed`,
            kind: state,
            at: closedAt,
            actorId: actorOf(entries, 'order.cancel', () => true),
          }),
        ]
      : []),
  ]
}

function paymentEvents({ payments, transfers, entries }: OrderTraces): TracedEvent[] {
  return [
    ...payments
      .filter(({ state }) => state === 'declined')
      .map(({ id, amount, declineCode, updatedAt }) =>
        event({ id, kind: 'payment_declined', at: updatedAt, amount, detail: declineCode }),
      ),
    ...transfers.map(({ id, amount, reference, createdAt }) =>
      event({
        id,
        kind: 'transfer',
        at: createdAt,
        amount,
        text: reference,
        actorId: actorOf(entries, 'order.mark-paid', (after) => after['reference'] === reference),
      }),
    ),
  ]
}

function refundEvents({ refunds, entries }: OrderTraces): TracedEvent[] {
  return refunds.flatMap(({ id, amount, reason, state, reference, createdAt, updatedAt }) => {
    const actorId =
      actorOf(entries, 'order.refund', (after) => after['refund'] === id) ??
      actorOf(entries, 'order.withdraw', (after) => after['refund'] === id)
    const asked = event({ id, kind: 'refund', at: createdAt, amount, detail: reason, actorId })
    if (state === 'created') return [asked]
    const sentBy = actorOf(entries, 'order.mark-refund-sent', (after) => after['reference'] === reference)
    const ended = { id: `${id}-${state}`, at: updatedAt, amount, text: reference }
    return [
      asked,
      state === 'failed'
        ? event({ ...ended, kind: 'refund_failed' })
        : event({ ...ended, kind: 'refund_sent', actorId: reference === null ? null : sentBy }),
    ]
  })
}

function entryEvent({ id, at, action, actorId, after }: AuditEntry): TracedEvent {
  if (action === 'order.bill') return event({ id, kind: 'billing', at, actorId })
  if (action === 'order.send-mail')
    return event({ id, kind: 'mail_requested', at, actorId, detail: textOf(after?.['kind']) })
  return event({ id, kind: 'other', at, actorId, detail: action })
}

function actorOf(
  entries: readonly AuditEntry[],
  action: string,
  isAbout: (after: Record<string, unknown>) => boolean,
): string | null {
  return entries.find((entry) => entry.action === action && isAbout(entry.after ?? {}))?.actorId ?? null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function event(given: Pick<TracedEvent, 'id' | 'kind' | 'at'> & Partial<TracedEvent>): TracedEvent {
  return { actorId: null, amount: null, text: null, detail: null, ...given }
}
