import type { Database } from '../../platform/db/client.ts'
import { recordConsent } from './newsletter-consent.queries.ts'
import { markBounced } from './newsletter-delivery.queries.ts'
import { lockSubscriber, updateSubscriber } from './newsletter.queries.ts'

/** Counts that an issue could not be delivered because its address does not exist, and sends no more to it (NEWSLETTER-6). */
export function recordBounce(db: Database, deliveryId: string, now: Date): Promise<void> {
  return db.transaction(async () => {
    const subscriberId = await markBounced(db(), deliveryId, now)
    if (!subscriberId) return
    const subscriber = await lockSubscriber(db(), subscriberId)
    if (subscriber?.state !== 'subscribed') return
    await updateSubscriber(db(), subscriber.id, { state: 'bounced', changedAt: now })
    await recordConsent(db(), subscriber.id, ['bounced'], { source: 'academy', network: null, now })
  })
}
