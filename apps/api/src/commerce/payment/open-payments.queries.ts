import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payment.ts'

/** Whether an order has a payment that succeeded, else one that still can, else none of these. */
export async function paymentProgressOf(
  db: Connection,
  orderId: string,
): Promise<'succeeded' | 'open' | 'none'> {
  const rows = await db.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId))
  if (rows.some(({ state }) => state === 'succeeded')) return 'succeeded'
  // After a declined card another one may be tried in the same attempt.
  return rows.some(({ state }) => state !== 'cancelled') ? 'open' : 'none'
}
