import type { Author } from '@chignon/contract/platform/author'
import { and, count, desc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { isBelow, readCursor } from '../../platform/db/cursor.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { chatMessages, conversations } from '../../platform/db/schema/chat.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { users } from '../../platform/db/schema/user.ts'
import { pictureJson } from '../../platform/picture/picture.queries.ts'

/** The side of a conversation that a viewer is on. */
export type Side = 'member' | 'academy'

/** The public fields of the person in `users`. */
export const authorJson = sql<Author>`json_build_object('id', users.id, 'first_name', users.first_name,
  'last_name', users.last_name, 'thumbnail_url', users.thumbnail_url)`

const messageColumns = {
  id: chatMessages.id,
  conversationId: chatMessages.conversationId,
  author: authorJson,
  authorId: chatMessages.authorId,
  isFromAcademy: chatMessages.isFromAcademy,
  text: chatMessages.text,
  picture: pictureJson,
  pictureAlt: chatMessages.pictureAlt,
  createdAt: chatMessages.createdAt,
}

// With the names of the tables: Drizzle omits them in a query of one table.
const unreadCount = (side: Side) =>
  side === 'member'
    ? sql<number>`(select count(*)::int from chat_messages as message where message.conversation_id = conversations.id
        and message.is_from_academy and message.created_at > coalesce(conversations.member_read_at, '-infinity'))`
    : sql<number>`(select count(*)::int from chat_messages as message where message.conversation_id = conversations.id
        and not message.is_from_academy and message.created_at > coalesce(conversations.staff_read_at, '-infinity'))`

/** The columns of a conversation, for one side. */
export const conversationColumns = (side: Side) => ({
  id: conversations.id,
  userId: conversations.userId,
  lastMessageAt: conversations.lastMessageAt,
  closedAt: conversations.closedAt,
  readUntil: side === 'member' ? conversations.staffReadAt : conversations.memberReadAt,
  unreadCount: unreadCount(side),
})

/** The conversation of a person. */
export async function findConversationOf(db: Connection, userId: string) {
  const [found] = await db
    .select(conversationColumns('member'))
    .from(conversations)
    .where(eq(conversations.userId, userId))
  return found
}

/** A conversation by its id. */
export async function findConversation(db: Connection, id: string) {
  const [found] = await db
    .select(conversationColumns('academy'))
    .from(conversations)
    .where(eq(conversations.id, id))
  return found
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

/** A page of a conversation's messages, newest first. */
export function listMessages(db: Connection, conversationId: string, pageParams: PageParams) {
  const isInConversation = eq(chatMessages.conversationId, conversationId)
  const place = { at: chatMessages.createdAt, id: chatMessages.id }
  const where = and(isInConversation, isBelow(place, readCursor(pageParams)))
  const counted = db.select({ total: count() }).from(chatMessages).where(isInConversation)
  const rows = db
    .select({ ...messageColumns, total: totalOf(counted) })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(pictures, eq(pictures.id, chatMessages.pictureId))
    .where(where)
    .orderBy(desc(chatMessages.createdAt), chatMessages.id)
  return paginate(pageParams, rows, counted)
}

/** Messages by their ids. */
export function findMessages(db: Connection, ids: string[]) {
  return db
    .select(messageColumns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(pictures, eq(pictures.id, chatMessages.pictureId))
    .where(sql`${chatMessages.id} = any(${sql.param(ids)}::uuid[])`)
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** Creates the conversation of a person, or opens it again; returns its id and who takes care of it. Locks it until the transaction ends. */
export async function openConversation(
  db: Connection,
  userId: string,
  now: Date,
): Promise<{ id: string; assigneeId: string | null }> {
  const [row] = await db
    .insert(conversations)
    .values({ userId, createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({ target: conversations.userId, set: { closedAt: null, lastMessageAt: now } })
    .returning({ id: conversations.id, assigneeId: conversations.assigneeId })
  if (!row) throw new Error('upsert returned no row')
  return row
}

/** Stores a message; false if its id is already stored. */
export async function insertMessage(
  db: Connection,
  message: typeof chatMessages.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(chatMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: chatMessages.id })
  return inserted.length > 0
}

/** Changes a conversation. */
export async function updateConversation(
  db: Connection,
  id: string,
  values: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(values).where(eq(conversations.id, id))
}
