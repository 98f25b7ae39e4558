import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { savedReplies } from '../../platform/db/schema/chat.ts'

/** The saved replies by title. */
export function listSavedReplies(db: Connection) {
  return db
    .select({ id: savedReplies.id, title: savedReplies.title, text: savedReplies.text })
    .from(savedReplies)
    .orderBy(asc(savedReplies.title), savedReplies.id)
}

/** Stores or changes a saved reply. */
export async function upsertSavedReply(
  db: Connection,
  reply: { id: string; title: string; text: string },
): Promise<void> {
  await db
    .insert(savedReplies)
    .values(reply)
    .onConflictDoUpdate({ target: savedReplies.id, set: { title: reply.title, text: reply.text } })
}

/** Deletes a saved reply; false if there is none. */
export async function deleteSavedReply(db: Connection, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedReplies)
    .where(eq(savedReplies.id, id))
    .returning({ id: savedReplies.id })
  return deleted.length > 0
}
