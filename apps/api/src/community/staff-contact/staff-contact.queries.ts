import type { Author } from '@chignon/contract/platform/author'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { isAbove, isBelow, readCursor } from '../../platform/db/cursor.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { contactAnswers, contactMessages } from '../../platform/db/schema/contact.ts'
import { users } from '../../platform/db/schema/user.ts'
import { containsWords } from '../../platform/db/search.ts'

const authorJson = sql<Author>`json_build_object('id', users.id, 'first_name', users.first_name,
  'last_name', users.last_name, 'thumbnail_url', users.thumbnail_url)`

const columns = {
  id: contactMessages.id,
  fullName: contactMessages.fullName,
  email: contactMessages.email,
  subject: contactMessages.subject,
  message: contactMessages.message,
  locale: contactMessages.locale,
  createdAt: contactMessages.createdAt,
  doneAt: contactMessages.doneAt,
  assignee: sql<Author | null>`case when users.id is not null then ${authorJson} end`,
  answersCount: sql<number>`(select count(*)::int from contact_answers as answer
    where answer.message_id = ${contactMessages.id})`,
}

type ContactFilter = {
  state: 'open' | 'done'
  show?: 'mine' | undefined
  search?: string | undefined
  viewerId: string
}

function conditionOf({ state, show, search, viewerId }: ContactFilter): SQL | undefined {
  return and(
    state === 'open' ? isNull(contactMessages.doneAt) : isNotNull(contactMessages.doneAt),
    show && eq(contactMessages.assigneeId, viewerId),
    search ? containsWords(contactMessages.searchText, search) : undefined,
  )
}

/** A page of messages: open ones oldest first, since they wait, done ones newest first. */
export function listContactMessages(db: Connection, filter: ContactFilter, pageParams: PageParams) {
  const where = conditionOf(filter)
  const isOpen = filter.state === 'open'
  const place = { at: contactMessages.createdAt, id: contactMessages.id }
  const cursor = readCursor(pageParams)
  const counted = db.select({ total: count() }).from(contactMessages).where(where)
  const rows = db
    .select({ ...columns, total: totalOf(counted) })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assigneeId))
    .where(and(where, isOpen ? isAbove(place, cursor) : isBelow(place, cursor)))
    .orderBy((isOpen ? asc : desc)(contactMessages.createdAt), contactMessages.id)
  return paginate(pageParams, rows, counted)
}

/** A message as staff see it. */
export async function findContactMessage(db: Connection, id: string) {
  const [found] = await db
    .select(columns)
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assigneeId))
    .where(eq(contactMessages.id, id))
  return found
}

export type ContactMessageRow = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

/** Locks a message until the transaction ends; false if there is none. */
export async function lockContactMessage(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update')
  return found.length > 0
}

/** Changes a message. */
export async function updateContactMessage(
  db: Connection,
  id: string,
  values: Partial<Pick<typeof contactMessages.$inferInsert, 'doneAt' | 'assigneeId'>>,
): Promise<void> {
  await db.update(contactMessages).set(values).where(eq(contactMessages.id, id))
}

/** The answers to a message, oldest first. */
export function listAnswers(db: Connection, messageId: string) {
  return db
    .select({
      id: contactAnswers.id,
      author: authorJson,
      authorId: contactAnswers.authorId,
      text: contactAnswers.text,
      createdAt: contactAnswers.createdAt,
    })
    .from(contactAnswers)
    .innerJoin(users, eq(users.id, contactAnswers.authorId))
    .where(eq(contactAnswers.messageId, messageId))
    .orderBy(asc(contactAnswers.createdAt), contactAnswers.id)
}

export type ContactAnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** Stores an answer; false if its id is already stored. */
export async function insertAnswer(
  db: Connection,
  answer: typeof contactAnswers.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(contactAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ id: contactAnswers.id })
  return inserted.length > 0
}
