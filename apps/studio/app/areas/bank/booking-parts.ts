import type { BankTransaction, MatchedOrder } from '@chignon/contract/commerce/bank-statement'
import { readAmount, writeAmount } from '../order/read-amount.ts'

/** An order of a booking, with the amount as it is typed. */
export type BookingPart = {
  order: Pick<MatchedOrder, 'id' | 'number' | 'buyer' | 'due' | 'currency'>
  amount: string
}

/** What is proposed: all of the payment for the only order, or what is due of each if that adds up to it. */
export function proposeParts({ amount, currency, match }: BankTransaction): BookingPart[] {
  const orders = match?.orders ?? []
  const [only] = orders
  const hasNamed = only && match?.hints.includes('fits_other')
  if (only && (orders.length === 1 || hasNamed))
    return [{ order: only, amount: only.currency === currency ? writeAmount(amount) : '' }]
  const due = orders.reduce((sum, order) => sum + order.due, 0)
  return due === amount ? orders.map((order) => ({ order, amount: writeAmount(order.due) })) : []
}

/** The parts of the call; null if an amount cannot be read. */
export function readParts(parts: readonly BookingPart[]): { order_id: string; amount: number }[] | null {
  const read = parts.flatMap(({ order, amount }) => {
    const cents = readAmount(amount)
    return cents === null ? [] : [{ order_id: order.id, amount: cents }]
  })
  return read.length === parts.length ? read : null
}

/** What of the payment is not divided yet, in cents; null if an order is in another currency. */
export function leftToDivide(
  { amount, currency }: BankTransaction,
  parts: readonly BookingPart[],
): number | null {
  if (parts.some(({ order }) => order.currency !== currency)) return null
  return parts.reduce((left, part) => left - (readAmount(part.amount) ?? 0), amount)
}
