/** An invoice is open, then paid, or cancelled when it expires. */
export type InvoiceState = 'open' | 'paid' | 'cancelled'

const dayMs = 24 * 60 * 60 * 1000

/** Days an invoice is valid. */
export const invoiceDays = 7

/** Started days until an invoice issued at `issuedAt` is cancelled: 7 on its first day, 0 after it has expired. */
export function invoiceDaysLeft(issuedAt: Date, now: Date): number {
  const left = issuedAt.getTime() + invoiceDays * dayMs - now.getTime()
  return Math.min(invoiceDays, Math.max(0, Math.ceil(left / dayMs)))
}

/** The current state of an invoice: a paid one stays paid, an unpaid one is cancelled after its days. */
export function invoiceStateOf(issuedAt: Date, paidAt: Date | null, now: Date): InvoiceState {
  if (paidAt) return 'paid'
  return invoiceDaysLeft(issuedAt, now) > 0 ? 'open' : 'cancelled'
}
