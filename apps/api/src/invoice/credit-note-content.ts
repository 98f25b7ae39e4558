import type { InvoiceContent } from './invoice-content.ts'
import { refundedTax } from './invoice.rules.ts'

type Credit = {
  number: string
  issuedAt: Date
  reason: NonNullable<InvoiceContent['credited']>['reason']
  /** What is returned, with tax. */
  amount: number
}

/**
 * What a credit note shows. The one that returns an invoice in full repeats its lines; one over a part has none, and its tax is
 * the part's share. `creditNotes` are those of the invoice so far.
 */
export function creditNoteContent(
  invoice: InvoiceContent,
  creditNotes: InvoiceContent[],
  { number, issuedAt, reason, amount }: Credit,
): InvoiceContent {
  const before = {
    total: creditNotes.reduce((sum, { total }) => sum + total, 0),
    tax: creditNotes.reduce((sum, { tax }) => sum + tax, 0),
  }
  const isWhole = amount === invoice.total
  const tax = refundedTax(amount, invoice, before)
  return {
    ...invoice,
    ...(isWhole ? {} : { lines: [], subtotal: amount - tax, discount: 0, promo_code: null }),
    number,
    kind: 'credit_note',
    issued_at: issuedAt.toISOString(),
    tax,
    total: amount,
    credited: { number: invoice.number, issued_at: invoice.issued_at, reason },
  }
}
