/** An invoice is open, then paid, or cancelled once its days are over (specification §4, §9). */
export type InvoiceState = 'open' | 'paid' | 'cancelled'

const dayMs = 24 * 60 * 60 * 1000

/** Days an invoice is valid (specification §9). */
export const invoiceDays = 7

/** Begun days until an invoice issued at `issuedAt` is cancelled: 7 on its first day, 0 when its time is over. */
export function invoiceDaysLeft(issuedAt: Date, now: Date): number {
  const left = issuedAt.getTime() + invoiceDays * dayMs - now.getTime()
  return Math.min(invoiceDays, Math.max(0, Math.ceil(left / dayMs)))
}

/** The state of an invoice now: what was paid stays paid, what was not is cancelled after its days. */
export function invoiceStateOf(issuedAt: Date, paidAt: Date | null, now: Date): InvoiceState {
  if (paidAt) return 'paid'
  return invoiceDaysLeft(issuedAt, now) > 0 ? 'open' : 'cancelled'
}
