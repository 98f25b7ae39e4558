import { and, eq, gt, isNull, notExists } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'

const batchSize = 200

/** A subscriber to whom an issue is sent. */
export type Recipient = { id: string; email: string; hasPicture: boolean }

/** Some subscribers who do not have an issue yet, ordered by id, from the id after `after` on. */
export function listWaiting(
  db: Connection,
  issueId: string,
  after: string | undefined,
): Promise<Recipient[]> {
  const { id, email, countsOpens, state } = newsletterSubscribers
  const delivery = db
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.subscriberId, id)))
  return db
    .select({ id, email, hasPicture: countsOpens })
    .from(newsletterSubscribers)
    .where(and(eq(state, 'subscribed'), notExists(delivery), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(batchSize)
}

/** Claims an issue for a subscriber, and returns the id of the delivery; undefined if it was claimed before. */
export async function claimDelivery(
  db: Connection,
  values: { issueId: string; subscriberId: string; hasPicture: boolean; sentAt: Date },
): Promise<string | undefined> {
  const [claimed] = await db
    .insert(newsletterDeliveries)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: newsletterDeliveries.id })
  return claimed?.id
}

/** Finds a delivery, also to a deleted person. */
export async function findDelivery(db: Connection, id: string) {
  const [found] = await db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.id, id))
  return found
}

/** The id of the subscriber whose opening of a delivery is counted; undefined if it is not counted. */
export async function findCountedReader(db: Connection, id: string): Promise<string | undefined> {
  const [reader] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterDeliveries)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterDeliveries.subscriberId))
    .where(
      and(
        eq(newsletterDeliveries.id, id),
        eq(newsletterDeliveries.hasPicture, true),
        eq(newsletterSubscribers.countsOpens, true),
      ),
    )
  return reader?.id
}

/** Marks a delivery as opened, the first time. */
export async function markOpened(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ openedAt: now })
    .where(and(eq(newsletterDeliveries.id, id), isNull(newsletterDeliveries.openedAt)))
}

/** Marks a delivery as the one by which its reader ended the newsletter. */
export async function markUnsubscribed(db: Connection, id: string, now: Date): Promise<void> {
  await db.update(newsletterDeliveries).set({ unsubscribedAt: now }).where(eq(newsletterDeliveries.id, id))
}

/** Marks a delivery as refused, the first time, and returns the id of its subscriber if there is one. */
export async function markBounced(db: Connection, id: string, now: Date): Promise<string | null | undefined> {
  const [delivery] = await db
    .update(newsletterDeliveries)
    .set({ bouncedAt: now })
    .where(and(eq(newsletterDeliveries.id, id), isNull(newsletterDeliveries.bouncedAt)))
    .returning({ subscriberId: newsletterDeliveries.subscriberId })
  return delivery?.subscriberId
}
