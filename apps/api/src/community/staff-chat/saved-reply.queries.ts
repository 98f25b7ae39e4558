import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { savedReplies } from '../../platform/db/schema/chat.ts'

/** An answer that staff use again. */
export type SavedReplyRow = Pick<typeof savedReplies.$inferSelect, 'id' | 'title' | 'text'>

const columns = { id: savedReplies.id, title: savedReplies.title, text: savedReplies.text }

/** The saved replies by title. */
export function listSavedReplies(db: Connection): Promise<SavedReplyRow[]> {
  return db.select(columns).from(savedReplies).orderBy(asc(savedReplies.title), savedReplies.id)
}

/** Loads a saved reply with `SELECT … FOR UPDATE`; undefined if there is none. */
export async function lockSavedReply(db: Connection, id: string): Promise<SavedReplyRow | undefined> {
  const [found] = await db.select(columns).from(savedReplies).where(eq(savedReplies.id, id)).for('update')
  return found
}

/** Stores or changes a saved reply. */
export async function upsertSavedReply(db: Connection, reply: SavedReplyRow): Promise<void> {
  await db
    .insert(savedReplies)
    .values(reply)
    .onConflictDoUpdate({ target: savedReplies.id, set: { title: reply.title, text: reply.text } })
}

/** Deletes a saved reply; returns it, or undefined if there is none. */
export async function deleteSavedReply(db: Connection, id: string): Promise<SavedReplyRow | undefined> {
  const [deleted] = await db.delete(savedReplies).where(eq(savedReplies.id, id)).returning(columns)
  return deleted
}
