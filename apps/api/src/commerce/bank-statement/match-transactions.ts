import { referenceKeyOf } from '../payment/bank-transfer.queries.ts'
import type { Database } from '../../platform/db/client.ts'
import type { TransactionRow } from './bank-transaction.queries.ts'
import { listBookedReferences } from './bank-transaction.queries.ts'
import { matchEntries, type Match } from './match-entry.rules.ts'
import { possibleNumbers, storedNumber } from './order-number-in-text.ts'
import { listPayableOrders, type FoundOrder } from './payable-order.queries.ts'

/** An entry with the orders it fits. */
export type MatchedTransaction = { transaction: TransactionRow; match: Match; orders: FoundOrder[] }

/** Matches entries, in the order in which they arrived, with the orders as they are now (STATEMENT-2). */
export async function matchTransactions(
  db: Database,
  transactions: readonly TransactionRow[],
): Promise<MatchedTransaction[]> {
  if (transactions.length === 0) return []
  const numbers = new Set(transactions.flatMap(({ text }) => [...possibleNumbers(text)]))
  const references = transactions.flatMap(({ reference }) => reference ?? [])
  const [orders, booked] = await Promise.all([
    listPayableOrders(db(), [...numbers].map(storedNumber)),
    listBookedReferences(db(), references.map(referenceKeyOf)),
  ])
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return matchEntries(transactions, orders).map(({ entry: transaction, match: found }) => {
    const { reference } = transaction
    const isUsed = reference !== null && booked.has(referenceKeyOf(reference))
    const match: Match = isUsed
      ? { ...found, kind: 'unknown', hints: [...found.hints, 'reference_used'] }
      : found
    return { transaction, match, orders: match.orderIds.flatMap((id) => orderOf.get(id) ?? []) }
  })
}
