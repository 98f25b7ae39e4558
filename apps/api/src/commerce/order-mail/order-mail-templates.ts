import { invoiceAttachment } from '../invoice/invoice-pdf.ts'
import { findCreditNoteOf, findInvoiceOf, listInvoices, type InvoiceRow } from '../invoice/invoice.queries.ts'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { invoiceCorrectedEmail } from '../order/invoice-corrected.mail.ts'
import { orderCancelledEmail } from '../order/order-cancelled.mail.ts'
import { orderInvoiceEmail } from './order-invoice.mail.ts'
import { findMailedOrder, findMailedRefund } from '../order/order-mail.queries.ts'
import { orderPaidEmail } from '../order/order-paid.mail.ts'
import { orderRefundedEmail, refundSentEmail, seatGoneEmail } from '../order/order-refunded.mail.ts'
import { findPayment } from '../payment/payment.queries.ts'
import { withdrawalReceivedEmail } from '../order/withdrawal-received.mail.ts'

type Kind =
  | 'order-paid'
  | 'order-invoice'
  | 'order-reminder'
  | 'order-cancelled'
  | 'order-refunded'
  | 'refund-sent'
  | 'withdrawal-received'
  | 'seat-gone'
  | 'invoice-corrected'

/** The mails about an order or a refund. None is sent once the buyer's account is deleted. */
export function orderMails({ db, branding, pdf }: TemplateContext): Pick<MailTemplates, Kind> {
  const attach = async (invoice: InvoiceRow | undefined) =>
    invoice ? [await invoiceAttachment(pdf, invoice.content)] : []

  async function writeInvoice(orderId: string, isReminder: boolean): Promise<EmailContent | null> {
    const mailed = await findMailedOrder(db(), orderId)
    const invoice = await findInvoiceOf(db(), orderId)
    const transfer = invoice?.content.payment.transfer
    // Paid or cancelled in the meantime.
    if (!mailed || !transfer || mailed.order.state !== 'awaiting_payment') return null
    const { content } = invoice
    const attachments = await attach(invoice)
    return orderInvoiceEmail(mailed, { content, transfer, site: branding().site, attachments, isReminder })
  }

  return {
    async 'order-paid'({ aboutId = '' }) {
      const mailed = await findMailedOrder(db(), aboutId)
      const attachments = await attach(await findInvoiceOf(db(), aboutId))
      return mailed ? orderPaidEmail(mailed, { site: branding().site, attachments }) : null
    },
    async 'invoice-corrected'({ aboutId = '' }) {
      const mailed = await findMailedOrder(db(), aboutId)
      const invoice = await findInvoiceOf(db(), aboutId)
      const replaced = invoice?.content.replaces?.number
      if (!mailed || replaced === undefined) return null
      const creditNote = (await listInvoices(db(), aboutId)).find(
        ({ content }) => content.credited?.number === replaced,
      )
      const attachments = [...(await attach(invoice)), ...(await attach(creditNote))]
      return invoiceCorrectedEmail(mailed, { site: branding().site, attachments })
    },
    'order-invoice': ({ aboutId = '' }) => writeInvoice(aboutId, false),
    'order-reminder': ({ aboutId = '' }) => writeInvoice(aboutId, true),
    async 'order-cancelled'({ aboutId = '' }) {
      const mailed = await findMailedOrder(db(), aboutId)
      return mailed ? orderCancelledEmail(mailed, { site: branding().site }) : null
    },
    async 'order-refunded'({ aboutId = '' }) {
      const found = await findMailedRefund(db(), aboutId)
      if (!found) return null
      const { amount, paymentId } = found.refund
      const payment = await findPayment(db(), { id: paymentId })
      const attachments = await attach(await findCreditNoteOf(db(), aboutId))
      const isTransfer = payment?.method === 'transfer'
      return orderRefundedEmail(found.mailed, { amount, isTransfer, site: branding().site, attachments })
    },
    async 'refund-sent'({ aboutId = '' }) {
      const found = await findMailedRefund(db(), aboutId)
      if (!found) return null
      const { amount, reference } = found.refund
      return reference === null ? null : refundSentEmail(found.mailed, { amount, reference })
    },
    async 'withdrawal-received'({ aboutId = '' }) {
      const found = await findMailedRefund(db(), aboutId)
      if (!found) return null
      const { amount, createdAt, reason } = found.refund
      return withdrawalReceivedEmail(found.mailed, {
        amount,
        isOfTickets: reason === 'event_postponed',
        receivedAt: createdAt,
        site: branding().site,
      })
    },
    async 'seat-gone'({ aboutId = '' }) {
      const mailed = await findMailedOrder(db(), aboutId)
      return mailed ? seatGoneEmail(mailed) : null
    },
  }
}
