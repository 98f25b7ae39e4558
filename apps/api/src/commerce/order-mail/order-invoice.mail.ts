import { formatMoney } from '@chignon/contract/platform/formats'
import type { InvoiceContent } from '../invoice/invoice-content.ts'
import type { EmailAttachment, EmailContent } from '../../platform/mail/email-content.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import { groupIban } from '../../platform/seller/group-iban.ts'
import { orderInvoiceMessages } from '../order/order-invoice.messages.ts'
import { orderMailMessages } from '../order/order-mail.messages.ts'
import type { MailedOrder } from '../order/order-mail.queries.ts'
import {
  amountsPart,
  helloPart,
  purchasesPart,
  questionsPart,
  timeOfBuyer,
} from '../order/order-mail.parts.ts'

type Details = {
  content: InvoiceContent
  transfer: NonNullable<InvoiceContent['payment']['transfer']>
  site: string
  attachments: EmailAttachment[]
  isReminder: boolean
}

/** The invoice to pay by bank transfer, or the reminder of it. */
export function orderInvoiceEmail(
  mailed: MailedOrder,
  { content, transfer, site, attachments, isReminder }: Details,
): EmailContent {
  const { locale, number } = mailed.order
  const due = timeOfBuyer(mailed, new Date(transfer.due_at))
  const amount = formatMoney(locale, content.total, content.currency)
  const { subject, reminderSubject, heading, reminderHeading, text, reminder } = orderInvoiceMessages
  const message = (isReminder ? reminder : text)(isolate(amount), isolate(due))[locale]
  const note = transfer.is_sample ? orderInvoiceMessages.sample : orderInvoiceMessages.useReference
  return {
    locale,
    subject: (isReminder ? reminderSubject : subject)(isolate(number))[locale],
    preview: message,
    heading: (isReminder ? reminderHeading : heading)[locale],
    parts: [
      helloPart(mailed),
      { kind: 'text', text: message },
      { kind: 'facts', items: facts({ content, transfer, amount, due }) },
      { kind: 'note', text: note[locale] },
      amountsPart(mailed),
      purchasesPart(locale, site),
      questionsPart(locale),
    ],
    attachments,
  }
}

function facts({
  content,
  transfer,
  amount,
  due,
}: Pick<Details, 'content' | 'transfer'> & { amount: string; due: string }) {
  const { locale } = content
  const items = [
    { term: orderInvoiceMessages.amount[locale], description: amount },
    { term: orderInvoiceMessages.holder[locale], description: transfer.holder },
    { term: 'IBAN', description: groupIban(transfer.iban) },
    { term: 'BIC', description: transfer.bic },
    { term: orderInvoiceMessages.bank[locale], description: transfer.bank_name },
    { term: orderInvoiceMessages.reference[locale], description: transfer.reference },
    { term: orderInvoiceMessages.due[locale], description: due },
    { term: orderMailMessages.invoiceNumber[locale], description: content.number },
  ]
  return items.flatMap(({ term, description }) => (description === null ? [] : [{ term, description }]))
}
