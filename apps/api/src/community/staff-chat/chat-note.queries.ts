import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { chatNotes } from '../../platform/db/schema/chat.ts'
import { users } from '../../platform/db/schema/user.ts'
import { authorJson } from '../chat/chat.queries.ts'

const columns = {
  id: chatNotes.id,
  conversationId: chatNotes.conversationId,
  authorId: chatNotes.authorId,
  author: authorJson,
  text: chatNotes.text,
  createdAt: chatNotes.createdAt,
}

/** The notes of a conversation, oldest first. */
export function listNotes(db: Connection, conversationId: string) {
  return db
    .select(columns)
    .from(chatNotes)
    .innerJoin(users, eq(users.id, chatNotes.authorId))
    .where(eq(chatNotes.conversationId, conversationId))
    .orderBy(asc(chatNotes.createdAt), chatNotes.id)
}

/** Stores a note; false if its id is already stored. */
export async function insertNote(db: Connection, note: typeof chatNotes.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(chatNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: chatNotes.id })
  return inserted.length > 0
}

/** A note by its id. */
export async function findNote(db: Connection, id: string) {
  const [found] = await db
    .select(columns)
    .from(chatNotes)
    .innerJoin(users, eq(users.id, chatNotes.authorId))
    .where(eq(chatNotes.id, id))
  return found
}

export type NoteRow = NonNullable<Awaited<ReturnType<typeof findNote>>>
