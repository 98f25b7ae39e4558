import type { SubscriptionInterval } from '@chignon/contract/commerce/subscription'
import { and, desc, eq, isNotNull } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'

/** How often a plan is paid, also one that is no longer offered. */
export async function findPlanInterval(db: Connection, planId: string): Promise<SubscriptionInterval> {
  const [row] = await db
    .select({ interval: subscriptionPlans.interval })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, planId))
  if (!row) throw new Error(`there is no plan ${planId}`)
  return row.interval
}

/** The card that was saved or charged with the payment of an order, as columns of a subscription; undefined if there is none. */
export async function findSavedCard(db: Connection, orderId: string) {
  const { provider: methodProvider, customerId, methodId } = payments
  const [row] = await db
    .select({ methodProvider, customerId, methodId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'succeeded'), isNotNull(methodId)))
    .orderBy(desc(payments.updatedAt))
    .limit(1)
  return row
}
