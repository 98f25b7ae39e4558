import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { users } from '../../platform/db/schema/user.ts'
import type { SoldItem } from '../order/sold-item.queries.ts'

/** A plan as an order sells it to its subscribers, also one that is no longer offered to others. */
export async function findRenewedItem(db: Connection, planId: string): Promise<SoldItem> {
  const [plan] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, planId))
  if (!plan) throw new Error(`there is no plan ${planId}`)
  const { id, name, slug, price: unitPrice, currency } = plan
  return {
    id,
    name,
    currency,
    unitPrice,
    type: 'subscription',
    event: null,
    left: null,
    picture: null,
    slug: `subscription/${slug}`,
    accessDays: null,
  }
}

/** The language of a person, and the billing address of the order line that paid for the period before. */
export async function findRenewedPerson(db: Connection, userId: string, orderLineId: string | null) {
  const [person] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId))
  if (!person) throw new Error(`there is no user ${userId}`)
  if (orderLineId === null) return { ...person, billing: null }
  const [order] = await db
    .select({ billing: orders.billing })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, orderLineId))
  return { ...person, billing: order?.billing ?? null }
}
