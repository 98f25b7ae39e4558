import { formatMoney } from '@chignon/contract/platform/formats'
import type { EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { orderMailMessages } from './order-mail.messages.ts'
import type { MailedOrder } from './order-mail.queries.ts'
import { helloPart, purchasesPart, questionsPart, timeOfBuyer } from './order-mail.parts.ts'
import { withdrawalReceivedMessages } from './withdrawal-received.messages.ts'

/** Confirms a withdrawal with its time and content, as EU law asks for. */
export function withdrawalReceivedEmail(
  mailed: MailedOrder,
  {
    amount,
    isOfTickets,
    receivedAt,
    site,
  }: { amount: number; isOfTickets: boolean; receivedAt: Date; site: string },
): EmailContent {
  const { locale, number, currency } = mailed.order
  const text = withdrawalReceivedMessages[isOfTickets ? 'tickets' : 'text'][locale]
  const items = [
    { term: orderMailMessages.orderNumber[locale], description: number },
    {
      term: withdrawalReceivedMessages.receivedAt[locale],
      description: timeOfBuyer(mailed, receivedAt),
    },
    {
      term: withdrawalReceivedMessages.amount[locale],
      description: formatMoney(locale, amount, currency),
    },
  ]
  return {
    locale,
    subject: withdrawalReceivedMessages.subject(isolate(number))[locale],
    preview: text,
    heading: withdrawalReceivedMessages.heading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text },
      { kind: 'facts', items },
      purchasesPart(locale, site),
      questionsPart(locale),
    ],
  }
}
