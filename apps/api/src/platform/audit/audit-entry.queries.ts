import { and, asc, eq } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { auditEntries } from '../db/schema/audit.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

export async function insertEntry(db: Connection, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(entry)
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
