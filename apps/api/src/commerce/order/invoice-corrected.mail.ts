import type { EmailAttachment, EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { invoiceCorrectedMessages } from './invoice-corrected.messages.ts'
import type { MailedOrder } from './order-mail.queries.ts'
import { amountsPart, helloPart, purchasesPart, questionsPart } from './order-mail.parts.ts'

/** The invoice that replaces another one, with the credit note that cancels that one (INVOICE-13). */
export function invoiceCorrectedEmail(
  mailed: MailedOrder,
  { site, attachments }: { site: string; attachments: EmailAttachment[] },
): EmailContent {
  const { order } = mailed
  const { locale } = order
  const text = invoiceCorrectedMessages.text[locale]
  const isUnpaid = order.state === 'awaiting_payment'
  return {
    locale,
    subject: invoiceCorrectedMessages.subject(isolate(order.number))[locale],
    preview: text,
    heading: invoiceCorrectedMessages.heading[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text },
      ...(isUnpaid ? [{ kind: 'note' as const, text: invoiceCorrectedMessages.unpaid[locale] }] : []),
      amountsPart(mailed),
      purchasesPart(locale, site),
      questionsPart(locale),
    ],
    attachments,
  }
}
