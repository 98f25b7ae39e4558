import type { EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { orderCancelledMessages } from './order-cancelled.messages.ts'
import type { MailedOrder } from './order-mail.queries.ts'
import { amountsPart, helloPart, questionsPart } from './order-mail.parts.ts'

/** An order that was cancelled by its buyer, or whose invoice was not paid in time. */
export function orderCancelledEmail(mailed: MailedOrder, { site }: { site: string }): EmailContent {
  const { order, lines } = mailed
  const { locale } = order
  const isExpired = order.state === 'expired'
  const text = orderCancelledMessages[isExpired ? 'expired' : 'cancelled'][locale]
  const [line] = lines
  return {
    locale,
    subject: orderCancelledMessages.subject(isolate(order.number))[locale],
    preview: text,
    heading: orderCancelledMessages.heading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text },
      amountsPart(mailed),
      ...(isExpired ? [{ kind: 'text' as const, text: orderCancelledMessages.late[locale] }] : []),
      {
        kind: 'button',
        label: orderCancelledMessages.again[locale],
        url: line ? `${site}/${line.slug}` : site,
      },
      questionsPart(locale),
    ],
  }
}
