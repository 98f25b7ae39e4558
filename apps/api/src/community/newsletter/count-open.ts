import type { Database } from '../../platform/db/client.ts'
import { findCountedReader, markOpened } from './newsletter-delivery.queries.ts'
import { updateSubscriber } from './newsletter.queries.ts'

/** Counts that an issue was opened, unless its reader has declined that (NEWSLETTER-4). */
export async function countOpen(db: Database, deliveryId: string, now: Date): Promise<void> {
  const readerId = await findCountedReader(db(), deliveryId)
  if (readerId === undefined) return
  await db.transaction(async () => {
    await updateSubscriber(db(), readerId, { activeAt: now })
    await markOpened(db(), deliveryId, now)
  })
}
