import { subscriptionPlans } from '../platform/db/schema/subscription-plan.ts'
import { seedId } from './seed-id.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts the subscription plans. */
export async function seedSubscriptionPlans({ db, sample }: SeedContext): Promise<void> {
  await db.insert(subscriptionPlans).values(
    sample.subscriptionPlans.map(({ recommended, videos_per_month, ...plan }, index) => ({
      ...plan,
      id: seedId('subscription-plan', plan.slug),
      videosPerMonth: videos_per_month,
      isRecommended: recommended,
      position: index + 1,
    })),
  )
}
