import type { Author } from '@chignon/contract/platform/author'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { isBelow, readCursor } from '../../platform/db/cursor.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { chatMessages, conversations, savedReplies } from '../../platform/db/schema/chat.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { users } from '../../platform/db/schema/user.ts'
import { pictureJson } from '../../platform/picture/picture.queries.ts'

/** The side of a conversation that a viewer is on. */
export type Side = 'member' | 'academy'

const authorJson = sql<Author>`json_build_object('id', users.id, 'first_name', users.first_name,
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

const conversationColumns = (side: Side) => ({
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

/** A page of all conversations, the latest message first. */
export function listConversations(
  db: Connection,
  { state }: { state?: 'open' | 'closed' | undefined },
  pageParams: PageParams,
) {
  const byState = { open: isNull(conversations.closedAt), closed: isNotNull(conversations.closedAt) }
  const where = state === undefined ? undefined : byState[state]
  const counted = db.select({ total: count() }).from(conversations).where(where)
  const rows = db
    .select({
      ...conversationColumns('academy'),
      person: authorJson,
      lastMessageId: sql<string | null>`(select message.id from chat_messages as message
        where message.conversation_id = ${conversations.id} order by message.created_at desc, message.id limit 1)`,
      total: totalOf(counted),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(where)
    .orderBy(desc(conversations.lastMessageAt), conversations.id)
  return paginate(pageParams, rows, counted)
}

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

/** Creates the conversation of a person, or opens it again; returns its id. Locks it until the transaction ends. */
export async function openConversation(db: Connection, userId: string, now: Date): Promise<string> {
  const [row] = await db
    .insert(conversations)
    .values({ userId, createdAt: now, lastMessageAt: now })
    .onConflictDoUpdate({ target: conversations.userId, set: { closedAt: null, lastMessageAt: now } })
    .returning({ id: conversations.id })
  if (!row) throw new Error('upsert returned no row')
  return row.id
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
    .where(and(eq(savedReplies.id, id)))
    .returning({ id: savedReplies.id })
  return deleted.length > 0
}
