import type { Connection } from '../../platform/db/client.ts'
import { and, desc, eq } from '../../platform/db/drizzle.ts'
import { personNotes } from '../../platform/db/schema/person-note.ts'
import { users } from '../../platform/db/schema/user.ts'

/** The notes about a person with their authors, the newest first. */
export function listNotes(db: Connection, userId: string) {
  return db
    .select({ note: personNotes, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(personNotes)
    .innerJoin(users, eq(users.id, personNotes.authorId))
    .where(eq(personNotes.userId, userId))
    .orderBy(desc(personNotes.createdAt), personNotes.id)
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** Stores a note about a person. */
export async function insertNote(
  db: Connection,
  values: Omit<typeof personNotes.$inferInsert, 'id'>,
): Promise<typeof personNotes.$inferSelect> {
  const [row] = await db.insert(personNotes).values(values).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Deletes a note; returns whether it was there. */
export async function deleteNote(
  db: Connection,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(personNotes)
    .where(and(eq(personNotes.id, id), eq(personNotes.userId, userId)))
    .returning({ id: personNotes.id })
  return deleted.length > 0
}
