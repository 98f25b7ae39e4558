import { and, asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { examNotes } from '../../platform/db/schema/exam-attempt.ts'
import { users } from '../../platform/db/schema/user.ts'

const columns = {
  id: examNotes.id,
  text: examNotes.text,
  createdAt: examNotes.createdAt,
  author: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}

/** A note with its author. */
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** The notes about an attempt, oldest first. */
export function listNotes(db: Connection, attemptId: string) {
  return db
    .select(columns)
    .from(examNotes)
    .innerJoin(users, eq(users.id, examNotes.authorId))
    .where(eq(examNotes.attemptId, attemptId))
    .orderBy(asc(examNotes.createdAt), asc(examNotes.id))
}

/** Adds a note; false if there is one with its id. */
export async function insertNote(db: Connection, note: typeof examNotes.$inferInsert): Promise<boolean> {
  const added = await db.insert(examNotes).values(note).onConflictDoNothing().returning({ id: examNotes.id })
  return added.length > 0
}

/** Deletes a note of its author; undefined if there is none. */
export async function deleteNote(
  db: Connection,
  { id, attemptId, authorId }: { id: string; attemptId: string; authorId: string },
): Promise<{ text: string } | undefined> {
  const [deleted] = await db
    .delete(examNotes)
    .where(and(eq(examNotes.id, id), eq(examNotes.attemptId, attemptId), eq(examNotes.authorId, authorId)))
    .returning({ text: examNotes.text })
  return deleted
}
