import type { ModeratedText } from '@chignon/contract/community/text-state'
import type { TextState } from '@chignon/contract/community/text-state'
import { eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import type { ReportSubject } from './report.queries.ts'

/** The tables of the texts that have a state. */
export const textTables = { post: posts, comment: comments, reply: discussionReplies, story: stories }

/** A text with its state, locked until the end of the transaction; undefined if there is none. */
export async function lockText(db: Connection, type: ModeratedText, id: string) {
  const table = textTables[type]
  const [found] = await db
    .select({ id: table.id, state: table.state, authorId: table.authorId })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return found
}

/** Changes the state of a text. */
export async function setTextState(
  db: Connection,
  type: ModeratedText,
  id: string,
  state: TextState,
): Promise<void> {
  await db.update(textTables[type]).set({ state }).where(eq(textTables[type].id, id))
}

/** Whether something that is reported exists, and is not the reporter's own. */
export async function isReportable(
  db: Connection,
  { type, id }: ReportSubject,
  reporterId: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ author_id: string | null }>(sql`${authorQuery(type)} = ${id}`)
  const [found] = rows
  return found !== undefined && found.author_id !== reporterId
}

function authorQuery(type: ReportSubject['type']): SQL {
  if (type === 'person') return sql`select ${users.id} as author_id from ${users} where ${users.id}`
  const table = type === 'discussion' ? discussions : textTables[type]
  return sql`select ${table.authorId} as author_id from ${table} where ${table.id}`
}
