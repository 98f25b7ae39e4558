import type { ResendableMailKind } from '@chignon/contract/commerce/order-history'
import type { OrderRow } from '../order/order-parts.queries.ts'
import type { SentOrderMail } from '../order-mail/sent-order-mail.queries.ts'
import type { RefundRow } from '../payment/refund.queries.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'

/** A mail that can be sent again, and when it was last sent to its address. */
export type ResendableMail = { kind: ResendableMailKind; aboutId: string; to: string; sentAt: Date | null }

type Order = {
  order: Pick<OrderRow, 'id' | 'state' | 'dueAt'>
  buyerEmail: string
  tickets: readonly OrderTicket[]
  refunds: readonly Pick<RefundRow, 'id' | 'state' | 'reference' | 'reason'>[]
  mails: readonly SentOrderMail[]
}

/** The mails about an order that still say what is true (ORDER-19). */
export function resendableMails({ order, buyerEmail, tickets, refunds, mails }: Order): ResendableMail[] {
  const toBuyer = (kind: ResendableMailKind, aboutId = order.id) => ({ kind, aboutId, to: buyerEmail })
  const found = [
    ...mailsOfState(order).map((kind) => toBuyer(kind)),
    ...refunds
      .filter(({ state, reason }) => state === 'succeeded' && reason !== 'seat_gone')
      .map(({ id, reference }) => toBuyer(reference === null ? 'order-refunded' : 'refund-sent', id)),
    ...tickets
      .filter(({ state }) => state === 'valid')
      .map(({ id, holderEmail }) => ({ kind: 'ticket' as const, aboutId: id, to: holderEmail })),
  ]
  return found.map((mail) => ({ ...mail, sentAt: lastSent(mails, mail) }))
}

function mailsOfState({ state, dueAt }: Order['order']): ResendableMailKind[] {
  if (state === 'awaiting_payment') return dueAt ? ['order-invoice'] : []
  if (state === 'cancelled' || state === 'expired') return dueAt ? ['order-cancelled'] : []
  return state === 'draft' ? [] : ['order-paid']
}

function lastSent(
  mails: readonly SentOrderMail[],
  { kind, aboutId, to }: Omit<ResendableMail, 'sentAt'>,
): Date | null {
  const sent = mails.findLast(
    (mail) =>
      mail.state === 'sent' &&
      mail.kind === kind &&
      mail.aboutId === aboutId &&
      mail.recipient.toLowerCase() === to.toLowerCase(),
  )
  return sent?.sentAt ?? null
}
