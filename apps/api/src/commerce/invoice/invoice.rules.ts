/** The number of an invoice, gapless within its year: `2026-000123` (INVOICE-2). */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(6, '0')}`
}

type Amounts = { total: number; tax: number }

/**
 * The tax within a refund of `amount`. Over several refunds it is rounded on their sum, so that the tax of all is the
 * invoice's once everything is returned.
 */
export function refundedTax(amount: number, invoice: Amounts, refundedBefore: Amounts): number {
  if (invoice.total === 0) return 0
  const returned = refundedBefore.total + amount
  return Math.round((invoice.tax * returned) / invoice.total) - refundedBefore.tax
}
