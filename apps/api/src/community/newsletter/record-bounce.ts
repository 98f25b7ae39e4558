import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Database } from '../../platform/db/client.ts'
import { newsletterDeliveries } from '../../platform/db/schema/newsletter.ts'
import { recordConsent } from './newsletter-consent.ts'
import { lockSubscriber, updateSubscriber } from './newsletter.queries.ts'

/** Counts that an issue could not be delivered because its address does not exist, and sends no more to it (NEWSLETTER-6). */
export function recordBounce(db: Database, deliveryId: string, now: Date): Promise<void> {
  return db.transaction(async () => {
    const [delivery] = await db()
      .update(newsletterDeliveries)
      .set({ bouncedAt: now })
      .where(and(eq(newsletterDeliveries.id, deliveryId), isNull(newsletterDeliveries.bouncedAt)))
      .returning({ subscriberId: newsletterDeliveries.subscriberId })
    if (!delivery?.subscriberId) return
    const subscriber = await lockSubscriber(db(), delivery.subscriberId)
    if (subscriber?.state !== 'subscribed') return
    await updateSubscriber(db(), subscriber.id, { state: 'bounced', changedAt: now })
    await recordConsent(db(), subscriber.id, ['bounced'], { source: 'academy', network: null, now })
  })
}
