import { formatMoney } from '@chignon/contract/platform/formats'
import type { EmailAttachment, EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { orderMailMessages } from './order-mail.messages.ts'
import type { MailedOrder } from './order-mail.queries.ts'
import { amountsPart, helloPart, purchasesPart, questionsPart } from './order-mail.parts.ts'
import { orderRefundedMessages } from './order-refunded.messages.ts'

type Refund = { amount: number; isTransfer: boolean; site: string; attachments: EmailAttachment[] }

/** A refund that was made, with its credit note. */
export function orderRefundedEmail(
  mailed: MailedOrder,
  { amount, isTransfer, site, attachments }: Refund,
): EmailContent {
  const { locale, number, currency } = mailed.order
  const money = isolate(formatMoney(locale, amount, currency))
  const text = orderRefundedMessages[isTransfer ? 'toAccount' : 'toCard'](money)[locale]
  const creditNote: EmailPart = { kind: 'note', text: orderRefundedMessages.creditNote[locale] }
  return {
    locale,
    subject: orderRefundedMessages.subject(isolate(number))[locale],
    preview: text,
    heading: orderRefundedMessages.heading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text },
      { kind: 'facts', items: [{ term: orderMailMessages.orderNumber[locale], description: number }] },
      purchasesPart(locale, site),
      ...(attachments.length > 0 ? [creditNote] : []),
      questionsPart(locale),
    ],
    attachments,
  }
}

/** A refund that staff sent by bank transfer (REFUND-9). */
export function refundSentEmail(
  mailed: MailedOrder,
  { amount, reference }: { amount: number; reference: string },
): EmailContent {
  const { locale, number, currency } = mailed.order
  const text = orderRefundedMessages.sent(isolate(formatMoney(locale, amount, currency)))[locale]
  return {
    locale,
    subject: orderRefundedMessages.subject(isolate(number))[locale],
    preview: text,
    heading: orderRefundedMessages.sentHeading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text },
      {
        kind: 'facts',
        items: [
          { term: orderMailMessages.orderNumber[locale], description: number },
          { term: orderRefundedMessages.reference[locale], description: reference },
        ],
      },
      questionsPart(locale),
    ],
  }
}

/** The apology to a buyer whose seat was gone when the payment arrived. */
export function seatGoneEmail(mailed: MailedOrder): EmailContent {
  const { locale, number, total, currency } = mailed.order
  const text = orderRefundedMessages.seat(isolate(formatMoney(locale, total, currency)))[locale]
  return {
    locale,
    subject: orderRefundedMessages.seatSubject(isolate(number))[locale],
    preview: text,
    heading: orderRefundedMessages.seatHeading[locale],
    parts: [helloPart(mailed), { kind: 'text', text }, amountsPart(mailed), questionsPart(locale)],
  }
}
