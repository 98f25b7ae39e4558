import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, inArray, lt, not, or } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { auditEntries, kindOf } from '../db/schema/audit.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Adds an entry. Its id grows with time, so that entries of the same millisecond stay in the order in which they were made. */
export async function insertEntry(db: Connection, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values({ id: randomUUIDv7(), ...entry })
}

/** The entries about a subject, oldest first. */
export function listEntriesAbout(
  db: Connection,
  { type, id }: { type: string; id: string },
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, type), eq(auditEntries.subjectId, id)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id))
}

/** Deletes the entries of some kinds from before one time, and of all others from before another. */
export async function deleteEntriesBefore(
  db: Connection,
  { moneyKinds, money, other }: { moneyKinds: readonly string[]; money: Date; other: Date },
): Promise<void> {
  const isMoney = inArray(kindOf(auditEntries.action), moneyKinds)
  const { at } = auditEntries
  await db.delete(auditEntries).where(or(and(isMoney, lt(at, money)), and(not(isMoney), lt(at, other))))
}
