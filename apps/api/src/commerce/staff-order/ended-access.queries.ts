import { and, gt, max, ne } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { subscriptions } from '../../platform/db/schema/subscription.ts'

/** Until when the access of lines would last, by line; without those whose access is over. */
export async function findAccessEnds(
  db: Connection,
  lineIds: string[],
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ lineId: accesses.orderLineId, endsAt: max(accesses.endsAt) })
    .from(accesses)
    .where(and(idIn(accesses.orderLineId, lineIds), gt(accesses.endsAt, now)))
    .groupBy(accesses.orderLineId)
  return new Map(rows.flatMap(({ lineId, endsAt }) => (lineId && endsAt ? [[lineId, endsAt]] : [])))
}

/** The lines whose subscription is running. */
export async function findSubscribedLines(db: Connection, lineIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ lineId: subscriptions.orderLineId })
    .from(subscriptions)
    .where(and(idIn(subscriptions.orderLineId, lineIds), ne(subscriptions.state, 'ended')))
  return new Set(rows.flatMap(({ lineId }) => lineId ?? []))
}
