import { accessEndOf, periodFrom } from '../../../commerce/subscription/subscription.rules.ts'
import type { Database } from '../client.ts'
import { subscriptionPlans } from '../schema/subscription-plan.ts'
import { subscriptions } from '../schema/subscription.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { serial } from './serial.ts'

/** Inserts a plan: by default monthly, with four videos a month for 19.00. */
export async function makePlan(db: Database, given: Partial<typeof subscriptionPlans.$inferInsert> = {}) {
  const number = serial()
  const values = {
    slug: `plan-${number}`,
    name: localized(`Plan ${number}`),
    summary: localized('Four videos a month'),
    description: localized('Of your choice'),
    benefits: [],
    interval: 'month' as const,
    price: 1900,
    videosPerMonth: 4,
    position: number,
    ...given,
  }
  return inserted(await db().insert(subscriptionPlans).values(values).returning())
}

type Given = Partial<typeof subscriptions.$inferInsert> & { userId: string; startedAt: Date }

/** Inserts an active subscription in its first period, by default to a new monthly plan. */
export async function makeSubscription(
  db: Database,
  { plan, ...given }: Given & { plan?: Awaited<ReturnType<typeof makePlan>> },
) {
  const ofPlan = plan ?? (await makePlan(db))
  const { startsAt, endsAt } = periodFrom(given.startedAt, given.startedAt, ofPlan.interval)
  const values = {
    planId: ofPlan.id,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    accessEndsAt: accessEndOf(endsAt, false),
    nextAttemptAt: endsAt,
    ...given,
  }
  return inserted(await db().insert(subscriptions).values(values).returning())
}
