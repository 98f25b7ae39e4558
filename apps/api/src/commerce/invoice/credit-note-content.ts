import { creditedLine, type CreditedPart } from './credited-line.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { refundedTax } from './invoice.rules.ts'

type Credit = {
  number: string
  issuedAt: Date
  reason: NonNullable<InvoiceContent['credited']>['reason']
  /** What is returned, with tax. */
  amount: number
  /** What is returned for each line, with tax. */
  parts: readonly CreditedPart[]
}

/**
 * What a credit note shows. A credit note over the whole invoice repeats its lines; one over a part has a line for each line of which something
 * is returned. `creditNotes` are the invoice's credit notes so far.
 */
export function creditNoteContent(
  invoice: InvoiceContent,
  creditNotes: readonly InvoiceContent[],
  { number, issuedAt, reason, amount, parts }: Credit,
): InvoiceContent {
  return {
    ...invoice,
    ...(amount === invoice.total ? {} : partlyReturned(invoice, creditNotes, { amount, parts })),
    number,
    kind: 'credit_note',
    issued_at: issuedAt.toISOString(),
    total: amount,
    replaces: null,
    credited: { number: invoice.number, issued_at: invoice.issued_at, reason },
  }
}

type Amounts = Pick<InvoiceContent, 'lines' | 'subtotal' | 'discount' | 'tax' | 'promo_code'>

function partlyReturned(
  invoice: InvoiceContent,
  creditNotes: readonly InvoiceContent[],
  { amount, parts }: Pick<Credit, 'amount' | 'parts'>,
): Amounts {
  // Old credit notes have no lines, only sums. Later ones of the same invoice have only sums too, so that they add up.
  if (creditNotes.some(({ lines }) => lines.length === 0)) {
    const before = { total: sumOf(creditNotes, 'total'), tax: sumOf(creditNotes, 'tax') }
    const tax = refundedTax(amount, invoice, before)
    return { lines: [], subtotal: amount - tax, discount: 0, tax, promo_code: null }
  }
  const lines = parts
    .filter((part) => part.amount > 0)
    .map((part) => creditedLine(invoice, creditNotes, part))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const discount = sumOf(lines, 'discount')
  return {
    lines,
    subtotal: sumOf(lines, 'subtotal'),
    discount,
    tax: sumOf(lines, 'tax'),
    promo_code: discount > 0 ? invoice.promo_code : null,
  }
}

type Sum = 'subtotal' | 'discount' | 'tax' | 'total'

function sumOf(rows: readonly Record<Sum, number>[], key: Sum): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
