import { moneyCases } from '../platform/db/schema/money-case.ts'
import { daysAfter, daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts money to look at: a dispute, a return made at the provider, a refund that failed, a payment without an order. */
export async function seedMoneyCases({ db, now }: SeedContext): Promise<void> {
  const order = (person: string, key: string) => ({
    orderId: seedId('order', person, key),
    paymentId: seedId('payment', seedId('order', person, key)),
  })
  const row = (index: number, hoursAgo: number) => ({
    id: seedId('money-case', index),
    provider: 'test-till' as const,
    reference: `till_${seedId('money-case-reference', index)}`,
    currency: 'USD',
    createdAt: daysBefore(now, hoursAgo / 24),
  })
  await db.insert(moneyCases).values([
    {
      ...row(1, 30),
      kind: 'dispute',
      ...order('ana-diaz', 'copper-in-three-formulas'),
      amount: 8900,
      outcome: 'open',
      reason: 'product_not_received',
      respondBy: daysAfter(now, 6),
    },
    { ...row(2, 52), kind: 'outside_refund', ...order('ana-diaz', 'natural-curls-no-heat'), amount: 2000 },
    { ...row(3, 9), kind: 'unknown_payment', amount: 18000 },
    {
      ...row(4, 75),
      kind: 'refund_failed',
      ...order('ana-diaz', 'waves-that-last'),
      amount: 7400,
      reason: 'expired_or_canceled_card',
    },
  ])
}
