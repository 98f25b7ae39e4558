import type { Connection } from '../../platform/db/client.ts'
import { and, asc, eq, gt, inArray } from '../../platform/db/drizzle.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { auditEntries } from '../../platform/db/schema/audit.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

/** Loads valid tickets of an event with `SELECT … FOR UPDATE`: the given ones, or all. */
export function lockValidTickets(
  db: Connection,
  { eventId, ids }: { eventId: string; ids: string[] | null },
) {
  const types = db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, eventId))
  return db
    .select({ id: tickets.id, holderEmail: tickets.holderEmail })
    .from(tickets)
    .where(
      and(
        inArray(tickets.ticketTypeId, types),
        eq(tickets.state, 'valid'),
        ids === null ? undefined : idIn(tickets.id, ids),
      ),
    )
    .orderBy(asc(tickets.id))
    .for('update')
}

/** Which of these tickets staff have mailed again since a time. */
export async function listResentTickets(db: Connection, ids: string[], since: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: auditEntries.subjectId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, 'ticket'),
        idIn(auditEntries.subjectId, ids),
        gt(auditEntries.at, since),
        eq(auditEntries.action, 'ticket.resend'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
