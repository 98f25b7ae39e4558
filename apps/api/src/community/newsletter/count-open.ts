import { and, eq, isNull } from '../../platform/db/drizzle.ts'
import type { Database } from '../../platform/db/client.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { updateSubscriber } from './newsletter.queries.ts'

/** Counts that an issue was opened, unless its reader has declined that (NEWSLETTER-4). */
export async function countOpen(db: Database, deliveryId: string, now: Date): Promise<void> {
  const [reader] = await db()
    .select({ id: newsletterSubscribers.id })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(
      and(
        eq(newsletterDeliveries.id, deliveryId),
        eq(newsletterDeliveries.hasPicture, true),
        eq(newsletterSubscribers.countsOpens, true),
      ),
    )
  if (!reader) return
  await db.transaction(async () => {
    await updateSubscriber(db(), reader.id, { activeAt: now })
    await db()
      .update(newsletterDeliveries)
      .set({ openedAt: now })
      .where(and(eq(newsletterDeliveries.id, deliveryId), isNull(newsletterDeliveries.openedAt)))
  })
}
