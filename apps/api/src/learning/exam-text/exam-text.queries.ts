import { and, asc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { examTexts } from '../../platform/db/schema/exam-attempt.ts'

/** A text that examiners use again. */
export type ExamTextRow = Pick<typeof examTexts.$inferSelect, 'id' | 'ownerId' | 'title' | 'text'>

const columns = {
  id: examTexts.id,
  ownerId: examTexts.ownerId,
  title: examTexts.title,
  text: examTexts.text,
}

/** The texts of a person and those that all examiners share, by title. */
export function listTexts(db: Connection, userId: string): Promise<ExamTextRow[]> {
  return db
    .select(columns)
    .from(examTexts)
    .where(isTextOf(userId))
    .orderBy(asc(examTexts.title), asc(examTexts.id))
}

/** Loads a text with `SELECT … FOR UPDATE`, also one of another person. */
export async function lockText(db: Connection, id: string): Promise<ExamTextRow | undefined> {
  const [found] = await db.select(columns).from(examTexts).where(eq(examTexts.id, id)).for('update')
  return found
}

/** Adds a text, or changes the one with its id if the person may. Returns whether it was stored. */
export async function upsertText(db: Connection, row: ExamTextRow, userId: string): Promise<boolean> {
  const { ownerId, title, text } = row
  const stored = await db
    .insert(examTexts)
    .values(row)
    .onConflictDoUpdate({
      target: examTexts.id,
      set: { ownerId, title, text },
      setWhere: isTextOf(userId),
    })
    .returning({ id: examTexts.id })
  return stored.length > 0
}

/** Deletes a text that the person may change. */
export async function deleteText(
  db: Connection,
  id: string,
  userId: string,
): Promise<ExamTextRow | undefined> {
  const [deleted] = await db
    .delete(examTexts)
    .where(and(eq(examTexts.id, id), isTextOf(userId)))
    .returning(columns)
  return deleted
}

function isTextOf(userId: string): SQL {
  return sql`(${examTexts.ownerId} is null or ${examTexts.ownerId} = ${userId})`
}
