import { payments, refunds } from '../platform/db/schema/payment.ts'
import { testTillCharges, testTillRefunds } from '../platform/db/schema/test-till.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import type { SeedContext } from './seed-context.ts'
import { seedId } from './seed-id.ts'
import type { SampleOrder } from './seed-orders.ts'

const states = {
  paid: 'succeeded',
  refunded: 'succeeded',
  awaiting_payment: 'processing',
  expired: 'cancelled',
} as const

type Order = { id: string; total: number }

/** Inserts the payment of a sample order, with its refund, and what the test till has about both. */
export async function seedPayment(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  { key, state, method, ago }: SampleOrder,
  { id: orderId, total }: Order,
): Promise<void> {
  const id = seedId('payment', orderId)
  const createdAt = daysBefore(now, ago)
  const isCard = method === 'card'
  const providerId = isCard ? `till_${seedId('till-charge', orderId)}` : null
  const secret = isCard ? seedId('till-secret', orderId) : null
  const isPaid = states[state] === 'succeeded'
  await db.insert(payments).values({
    id,
    orderId,
    idempotencyKey: `sample-${key}`,
    method,
    provider: isCard ? 'test-till' : null,
    providerId,
    clientSecret: secret,
    state: states[state],
    amount: total,
    received: isPaid ? total : 0,
    currency: 'USD',
    createdAt,
    updatedAt: createdAt,
  })
  if (providerId !== null && secret !== null) {
    // Without it a sample order could not be refunded.
    await db.insert(testTillCharges).values({
      id: providerId,
      paymentId: id,
      idempotencyKey: id,
      secret,
      amount: total,
      currency: 'USD',
      description: key,
      state: isPaid ? 'paid' : 'voided',
      refunded: state === 'refunded' ? total : 0,
      createdAt,
    })
  }
  if (state === 'refunded') await seedRefund({ db }, { paymentId: id, orderId, providerId, total }, createdAt)
}

async function seedRefund(
  { db }: Pick<SeedContext, 'db'>,
  {
    total: amount,
    providerId: chargeId,
    ...columns
  }: { paymentId: string; orderId: string; providerId: string | null; total: number },
  paidAt: Date,
): Promise<void> {
  const id = seedId('refund', columns.orderId)
  const createdAt = daysAfter(paidAt, 2)
  const tillId = chargeId === null ? null : `till_${seedId('till-refund', columns.orderId)}`
  await db.insert(refunds).values({
    ...columns,
    id,
    reason: 'withdrawal',
    state: 'succeeded',
    providerId: tillId,
    amount,
    createdAt,
    updatedAt: createdAt,
  })
  if (chargeId === null || tillId === null) return
  await db.insert(testTillRefunds).values({ id: tillId, refundId: id, chargeId, amount, createdAt })
}
