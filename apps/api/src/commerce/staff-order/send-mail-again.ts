import type { ResendableMailKind } from '@chignon/contract/commerce/order-history'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { findOrderRow } from '../order/order.queries.ts'
import { listRefunds } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import { resendableMails } from './resendable-mails.ts'
import { staffOrderMessages } from './staff-order.messages.ts'
import type { Buyer } from './staff-order.queries.ts'

type MailAgain = {
  orderId: string
  buyer: Buyer
  mail: { kind: ResendableMailKind; aboutId: string }
  actor: Member
  fail: Fail<'not_found' | 'conflict'>
}

/** Sends a mail about an order again, to the address that it belongs to now (ORDER-19). */
export function sendMailAgain(
  { db, mailer, audit }: Pick<Services, 'db' | 'mailer' | 'audit'>,
  { orderId, buyer, mail: { kind, aboutId }, actor, fail }: MailAgain,
): Promise<void> {
  return db.transaction(async () => {
    const order = (await findOrderRow(db(), orderId)) ?? fail(404)
    const tickets = await listOrderTickets(db(), [orderId])
    const refunds = await listRefunds(db(), orderId)
    const known = resendableMails({ order, buyerEmail: buyer.email, tickets, refunds, mails: [] })
    const mail =
      known.find((each) => each.kind === kind && each.aboutId === aboutId) ??
      fail(409, { message: staffOrderMessages.mailNotDue })
    await mailer.enqueue({ kind, to: mail.to, aboutId })
    await audit.record({
      actor,
      action: 'order.send-mail',
      subject: { type: 'order', id: orderId },
      before: null,
      after: { kind, about: aboutId },
    })
  })
}
