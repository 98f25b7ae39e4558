import { localeOf } from '@chignon/contract/platform/localized'
import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { subscriptions } from '../../platform/db/schema/subscription.ts'
import { users } from '../../platform/db/schema/user.ts'

/** A subscription as its mails describe it. */
export type MailedSubscription = NonNullable<Awaited<ReturnType<typeof findMailedSubscription>>>

/** A subscription with its person, the name of its plan in their language, and the unpaid order of its renewal. */
export async function findMailedSubscription(db: Connection, id: string) {
  const [found] = await db
    .select({
      subscription: subscriptions,
      locale: users.locale,
      firstName: users.firstName,
      timeZone: users.timeZone,
      planName: subscriptionPlans.name,
      order: { total: orders.total, currency: orders.currency },
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .leftJoin(orders, eq(orders.id, subscriptions.renewalOrderId))
    .where(eq(subscriptions.id, id))
  if (!found) return undefined
  const { planName, ...rest } = found
  return { ...rest, plan: planName[localeOf(planName, found.locale)] ?? '' }
}
