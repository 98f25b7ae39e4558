import { formatDate, formatDateTime, formatOffset } from '@chignon/contract/platform/formats'
import { renderSVG } from 'uqr'
import { orderInvoiceMessages } from '../order/order-invoice.messages.ts'
import { epcOf } from '../payment/epc.ts'
import { groupIban } from '../../platform/seller/group-iban.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { invoicePaymentMessages } from './invoice-payment.messages.ts'

type Fact = { label: string; value: string }

/** The part of an invoice about its payment: the bank transfer to make, if any, and notes. */
export function invoicePayment(content: InvoiceContent, money: (cents: number) => string) {
  return { transfer: transferOf(content, money), notes: notesOf(content) }
}

function transferOf(content: InvoiceContent, money: (cents: number) => string) {
  const { locale, payment, credited, total, currency } = content
  const { transfer } = payment
  if (!transfer || credited) return null
  const texts = orderInvoiceMessages
  const zone = transfer.time_zone ?? 'UTC'
  const moment = transfer.due_at
  const due = `${formatDateTime(locale, moment, zone)} ${formatOffset(locale, moment, zone)}`
  const facts: (Fact | null)[] = [
    { label: texts.amount[locale], value: money(total) },
    { label: texts.reference[locale], value: transfer.reference },
    { label: texts.holder[locale], value: transfer.holder },
    { label: 'IBAN', value: groupIban(transfer.iban) },
    transfer.bic === null ? null : { label: 'BIC', value: transfer.bic },
    transfer.bank_name === null ? null : { label: texts.bank[locale], value: transfer.bank_name },
  ]
  const epc = transfer.is_sample ? null : epcOf({ ...transfer, amount: total, currency })
  return {
    heading: invoicePaymentMessages.transferHeading[locale],
    text: invoicePaymentMessages.transfer(due)[locale],
    facts: facts.filter((fact) => fact !== null),
    qr: epc === null ? null : renderSVG(epc, { border: 0, ecc: 'M' }),
    qr_alt: invoicePaymentMessages.qr[locale],
  }
}

function notesOf(content: InvoiceContent): string[] {
  const { locale, replaces } = content
  if (!replaces) return paymentNotesOf(content)
  const replaced = invoicePaymentMessages.replaces(replaces.number, formatDate(locale, replaces.issued_at))
  return [replaced[locale], ...paymentNotesOf(content)]
}

function paymentNotesOf({ locale, payment, credited }: InvoiceContent): string[] {
  const texts = invoicePaymentMessages
  if (credited) {
    const corrects = texts.corrects(formatDate(locale, credited.issued_at))
    const { reason } = credited
    const note = reason === 'unpaid' || reason === 'corrected' ? reason : 'refunded'
    return [texts[note][locale], corrects[locale]]
  }
  if (payment.transfer) return payment.transfer.is_sample ? [orderInvoiceMessages.sample[locale]] : []
  if (payment.method === 'free') return [texts.free[locale]]
  if (payment.paid_at === null) return []
  const paid = payment.method === 'transfer' ? texts.paidByTransfer : texts.paidByCard
  return [paid(formatDate(locale, payment.paid_at))[locale]]
}
