import type { Locale } from '@chignon/contract/platform/locale'
import type { StaffOrderDetail } from '@chignon/contract/commerce/staff-order'
import type { Services } from '../../platform/services.ts'
import { presentInvoice } from '../invoice/invoice.present.ts'
import { listInvoices } from '../invoice/invoice.queries.ts'
import { findOrder } from '../order/order.queries.ts'
import { listOrderMails } from '../order-mail/sent-order-mail.queries.ts'
import { listTransfers } from '../payment/bank-transfer.queries.ts'
import { listPayments } from '../payment/payment.queries.ts'
import { listRefunds } from '../payment/refund.queries.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { orderHistory } from './order-history.ts'
import { listNotes, namesOf } from './order-history.queries.ts'
import { resendableMails, type ResendableMail } from './resendable-mails.ts'
import { presentStaffOrder } from './staff-order.present.ts'
import type { Buyer } from './staff-order.queries.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments' | 'audit'>

/** Loads an order with everything that happened to it. */
export async function loadStaffOrderDetail(
  services: Parts,
  row: { id: string; buyer: Buyer },
  locale: Locale,
): Promise<StaffOrderDetail> {
  const { db, audit } = services
  const { id, buyer } = row
  const [shown, order, payments, transfers, refunds, documents, notes, entries, tickets] = await Promise.all([
    presentStaffOrder(services, row, locale),
    findOrder(db(), id),
    listPayments(db(), id),
    listTransfers(db(), [id]),
    listRefunds(db(), id),
    listInvoices(db(), id),
    listNotes(db(), id),
    audit.entriesOf({ type: 'order', id }),
    listOrderTickets(db(), [id]),
  ])
  if (!order) throw new Error(`there is no order ${id}`)
  const mails = await listOrderMails(
    db(),
    [order, ...refunds, ...tickets].map((each) => each.id),
  )
  const history = orderHistory({ order, payments, transfers, refunds, documents, mails, notes, entries })
  const names = await namesOf(
    db(),
    history.flatMap(({ actorId }) => actorId ?? []),
  )
  return {
    ...shown,
    documents: documents.map(presentInvoice),
    mails: resendableMails({ order, buyerEmail: buyer.email, tickets, refunds, mails }).map(presentMail),
    history: history.map(({ actorId, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      actor: actorId === null ? null : (names.get(actorId) ?? null),
    })),
  }
}

function presentMail({ kind, aboutId, to, sentAt }: ResendableMail): StaffOrderDetail['mails'][number] {
  return { kind, about_id: aboutId, to, sent_at: sentAt?.toISOString() ?? null }
}
