import { withdrawalDays } from '@chignon/contract/commerce/commerce-rules'
import type { EmailAttachment, EmailContent, EmailPart } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailedOrder } from './order-mail.queries.ts'
import { amountsPart, helloPart, purchasesPart, questionsPart } from './order-mail.parts.ts'
import { orderPaidMessages } from './order-paid.messages.ts'

/** What was bought, until when it can be followed, and the invoice. */
export function orderPaidEmail(
  mailed: MailedOrder,
  { site, attachments }: { site: string; attachments: EmailAttachment[] },
): EmailContent {
  const { order, lines } = mailed
  const { locale, total } = order
  const isOf = (...types: string[]) => lines.some(({ type }) => types.includes(type))
  const notes = [
    ...(isOf('ticket') ? [orderPaidMessages.tickets[locale]] : []),
    ...(attachments.length > 0 ? [orderPaidMessages.invoice[locale]] : []),
    ...(total > 0 && isOf('course', 'program', 'online-masterclass', 'subscription')
      ? [orderPaidMessages.withdrawal(withdrawalDays)[locale]]
      : []),
  ]
  return {
    locale,
    subject: orderPaidMessages.subject(isolate(order.number))[locale],
    preview: orderPaidMessages[total > 0 ? 'paid' : 'free'][locale],
    heading: orderPaidMessages.heading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text: orderPaidMessages[total > 0 ? 'paid' : 'free'][locale] },
      amountsPart(mailed),
      nextStep(mailed, site),
      ...notes.map((text): EmailPart => ({ kind: 'note', text })),
      questionsPart(locale),
    ],
    attachments,
  }
}

// One product leads to its page, tickets alone to the tickets, anything else to the list of purchases.
function nextStep({ order: { locale }, lines }: MailedOrder, site: string): EmailPart {
  const products = lines.filter(({ type }) => type !== 'ticket' && type !== 'package')
  const [product, ...more] = products
  if (!product) {
    return {
      kind: 'button',
      label: orderPaidMessages.toTickets[locale],
      url: `${site}/profile/settings/my-tickets`,
    }
  }
  if (more.length > 0 || lines.length > 1) return purchasesPart(locale, site)
  return { kind: 'button', label: orderPaidMessages.start[locale], url: `${site}/${product.slug}` }
}
