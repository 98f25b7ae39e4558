import { and, eq, lte, or } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { newsletterIssues } from '../../platform/db/schema/newsletter.ts'

/** Marks the issues that are due as being sent, and returns their ids. */
export function startDueIssues(db: Connection, now: Date): Promise<{ id: string }[]> {
  return db
    .update(newsletterIssues)
    .set({ state: 'sending' })
    .where(
      or(
        // An earlier run ended too early.
        eq(newsletterIssues.state, 'sending'),
        and(eq(newsletterIssues.state, 'scheduled'), lte(newsletterIssues.scheduledAt, now)),
      ),
    )
    .returning({ id: newsletterIssues.id })
}

/** Marks an issue as sent to all subscribers. */
export async function markSent(db: Connection, id: string): Promise<void> {
  await db.update(newsletterIssues).set({ state: 'sent' }).where(eq(newsletterIssues.id, id))
}
