import type { Locale } from '@chignon/contract/platform/locale'
import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/** Finds a subscriber. */
export async function findSubscriber(db: Connection, id: string): Promise<SubscriberRow | undefined> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return found
}

/** Finds the subscriber with an address. */
export async function findSubscriberByEmail(
  db: Connection,
  email: string,
): Promise<SubscriberRow | undefined> {
  const [found] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return found
}

/** Loads a subscriber and locks the row until the transaction ends. */
export async function lockSubscriber(db: Connection, id: string): Promise<SubscriberRow | undefined> {
  const [locked] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .for('update')
  return locked
}

/** Subscribes an address, new or known, and returns the id of its subscriber. */
export async function upsertSubscriber(
  db: Connection,
  { email, now, ...choice }: { email: string; locale: Locale; countsOpens: boolean; now: Date },
): Promise<string> {
  const values = { ...choice, state: 'subscribed', activeAt: now, changedAt: now } as const
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: newsletterSubscribers.email, set: values })
    .returning({ id: newsletterSubscribers.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Changes the address of a subscriber. */
export async function changeAddress(db: Connection, id: string, email: string): Promise<void> {
  await db.update(newsletterSubscribers).set({ email }).where(eq(newsletterSubscribers.id, id))
}

/** Changes a subscriber. */
export async function updateSubscriber(
  db: Connection,
  id: string,
  change: Partial<Omit<SubscriberRow, 'id' | 'email'>>,
): Promise<void> {
  await db.update(newsletterSubscribers).set(change).where(eq(newsletterSubscribers.id, id))
}
