import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { markPaid } from '../checkout/mark-paid.ts'
import { lockOrder } from '../order/order.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { bankStatementMessages } from './bank-statement.messages.ts'
import { changeTransaction, lockTransaction, type TransactionRow } from './bank-transaction.queries.ts'
import { bookingReference } from './entry-key.ts'

/** What of an entry pays an order, in cents of the order's currency. */
export type Part = { orderId: string; amount: number }

type Given = {
  id: string
  parts: readonly Part[]
  actor: Member
  fail: Fail<'not_found' | 'conflict' | 'invalid'>
}

/** Records an entry as the transfer of an order, or divides it among several (STATEMENT-3). */
export function bookTransaction(services: PaymentServices, { id, parts, actor, fail }: Given): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const transaction = (await lockTransaction(db(), id)) ?? fail(404)
    if (transaction.state !== 'open') fail(409, { message: bankStatementMessages.settledBefore })
    if (new Set(parts.map(({ orderId }) => orderId)).size < parts.length)
      fail(422, { errors: { parts: [bankStatementMessages.orderTwice] } })
    // In one order, so that two divisions cannot wait for each other.
    const orders = []
    for (const { orderId } of parts.toSorted((a, b) => a.orderId.localeCompare(b.orderId)))
      orders.push((await lockOrder(db(), orderId)) ?? fail(404))
    const isSameCurrency = orders.every(({ currency }) => currency === transaction.currency)
    const sum = parts.reduce((total, { amount }) => total + amount, 0)
    if (isSameCurrency && sum !== transaction.amount)
      fail(422, { errors: { parts: [bankStatementMessages.otherSum] } })
    await recordTransfers(services, { transaction, parts, actor, fail })
  })
}

type Recorded = Omit<Given, 'id' | 'fail'> & {
  transaction: TransactionRow
  fail: Fail<'not_found' | 'conflict'>
}

/** Records the transfers of a locked entry, in the current transaction, with the bank's date. */
export async function recordTransfers(
  services: PaymentServices,
  { transaction, parts, actor, fail }: Recorded,
): Promise<void> {
  const { db, clock, audit } = services
  const { id, bookedOn } = transaction
  const reference = bookingReference(transaction)
  for (const [index, { orderId, amount }] of parts.entries()) {
    const ofPart = parts.length === 1 ? reference : `${reference} ${index + 1}/${parts.length}`
    const transfer = { orderId, amount, reference: ofPart, bookedOn, bankTransactionId: id }
    await markPaid(services, { ...transfer, actor, fail })
  }
  await changeTransaction(db(), id, { state: 'booked', reason: null, settledAt: clock() })
  await audit.record({
    actor,
    action: 'bank-transaction.book',
    subject: { type: 'bank-transaction', id },
    before: { state: transaction.state },
    after: { state: 'booked', parts },
  })
}
