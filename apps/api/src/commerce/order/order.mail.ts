import { invoiceDays, invoiceReminderDay } from '@chignon/contract/commerce/commerce-rules'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Services } from '../../platform/services.ts'
import { findBuyerAddress, findDueDate, findRefundedAddress } from './order-mail.queries.ts'

type Parts = Pick<Services, 'db' | 'mailer'>

const day = 24 * 60 * 60 * 1000

/**
 * Mails the buyer what they bought and its invoice, in the current transaction. Call it after the order was fulfilled. `to` is the
 * buyer's address, if it was read before.
 */
export function sendOrderPaid(services: Parts, orderId: string, address?: string): Promise<void> {
  return sendAboutOrder(services, 'order-paid', orderId, address)
}

/** Mails the buyer the invoice to pay by bank transfer, and enqueues the reminder. Call it after the invoice was issued. */
export async function sendOrderInvoice(services: Parts, orderId: string): Promise<void> {
  const { db, mailer } = services
  await sendAboutOrder(services, 'order-invoice', orderId)
  const dueAt = await findDueDate(db(), orderId)
  if (!dueAt) throw new Error(`the order ${orderId} is not paid by bank transfer`)
  await mailer.enqueue({
    kind: 'order-reminder',
    to: await findBuyerAddress(db(), orderId),
    aboutId: orderId,
    startAfter: new Date(dueAt.getTime() - (invoiceDays - invoiceReminderDay) * day),
  })
}

/** Mails the buyer the invoice that replaces another one, if there is one (INVOICE-13). */
export function sendInvoiceCorrected(services: Parts, orderId: string): Promise<void> {
  return sendAboutOrder(services, 'invoice-corrected', orderId)
}

/** Mails the buyer that the order was cancelled or that its invoice expired. */
export function sendOrderCancelled(services: Parts, orderId: string): Promise<void> {
  return sendAboutOrder(services, 'order-cancelled', orderId)
}

/** Mails the buyer an apology: the seat was gone when the payment arrived, and everything is refunded. */
export function sendSeatGone(services: Parts, orderId: string): Promise<void> {
  return sendAboutOrder(services, 'seat-gone', orderId)
}

/** Mails the buyer that a refund was made, with its credit note. */
export function sendOrderRefunded(services: Parts, refundId: string): Promise<void> {
  return sendAboutRefund(services, 'order-refunded', refundId)
}

/** Mails the buyer that staff sent a refund by bank transfer (REFUND-9). */
export function sendRefundSent(services: Parts, refundId: string): Promise<void> {
  return sendAboutRefund(services, 'refund-sent', refundId)
}

/** Mails the buyer that the withdrawal was received, with its time (REFUND-3). Call it when the refund row is written. */
export function sendWithdrawalReceived(services: Parts, refundId: string): Promise<void> {
  return sendAboutRefund(services, 'withdrawal-received', refundId)
}

async function sendAboutOrder(
  { db, mailer }: Parts,
  kind: MailKind,
  orderId: string,
  address?: string,
): Promise<void> {
  await mailer.enqueue({ kind, to: address ?? (await findBuyerAddress(db(), orderId)), aboutId: orderId })
}

async function sendAboutRefund({ db, mailer }: Parts, kind: MailKind, refundId: string): Promise<void> {
  await mailer.enqueue({ kind, to: await findRefundedAddress(db(), refundId), aboutId: refundId })
}
