import type { Member } from '../../platform/http/viewer.ts'
import { lockOrder } from '../order/order.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { lockTransaction, type TransactionRow } from './bank-transaction.queries.ts'
import { recordTransfers } from './book-transaction.ts'
import { matchTransactions } from './match-transactions.ts'

/**
 * Books those entries that are certain now (STATEMENT-3), each in a transaction of its own, so that what cannot be booked stops no other.
 * Returns how many were booked.
 */
export async function bookCertain(
  services: PaymentServices,
  ids: readonly string[],
  actor: Member,
): Promise<number> {
  let booked = 0
  for (const id of new Set(ids)) if (await bookOne(services, id, actor)) booked += 1
  return booked
}

class RefusedError extends Error {}

function refuse(): never {
  throw new RefusedError()
}

async function bookOne(services: PaymentServices, id: string, actor: Member): Promise<boolean> {
  const { db } = services
  try {
    return await db.transaction(async () => {
      const transaction = await lockTransaction(db(), id)
      if (transaction?.state !== 'open') return false
      const orderId = await certainOrderOf(services, transaction)
      if (orderId === null) return false
      // The order may have been paid or released since it was read.
      await lockOrder(db(), orderId)
      if ((await certainOrderOf(services, transaction)) !== orderId) return false
      const parts = [{ orderId, amount: transaction.amount }]
      await recordTransfers(services, { transaction, parts, actor, fail: refuse })
      return true
    })
  } catch (error) {
    if (error instanceof RefusedError) return false
    throw error
  }
}

async function certainOrderOf({ db }: PaymentServices, transaction: TransactionRow): Promise<string | null> {
  const [matched] = await matchTransactions(db, [transaction])
  return matched?.match.kind === 'certain' ? (matched.match.orderIds[0] ?? null) : null
}
