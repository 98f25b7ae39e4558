import { maxTextsPerMinute } from '@chignon/contract/community/community-rules'
import { and, desc, eq, gt, isNull, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies } from '../../platform/db/schema/discussion.ts'
import { listedWords, suspensions } from '../../platform/db/schema/moderation.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'

const texts = [comments, discussionReplies, posts, stories]

/** Whether a person has published as many texts in the last minute as are shown without a moderator (MODERATION-2). */
export async function isWritingFast(db: Connection, authorId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 60_000).toISOString()
  const counts = texts.map(
    (table) =>
      sql`select id from ${table} where ${table.authorId} = ${authorId} and ${table.publishedAt} > ${since}`,
  )
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${sql.join(counts, sql` union all `)}) as texts`,
  )
  return (rows[0]?.total ?? 0) >= maxTextsPerMinute
}

/** The word list of all languages. */
export async function listWords(db: Connection): Promise<string[]> {
  const rows = await db.select({ word: listedWords.word }).from(listedWords)
  return rows.map(({ word }) => word)
}

/** The suspension of a person that is in force; undefined if there is none. */
export async function findSuspension(db: Connection, userId: string, now: Date) {
  const [found] = await db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isInForce(now)))
    .orderBy(desc(suspensions.startsAt))
    .limit(1)
  return found
}

/** The ids of people who are suspended, for a condition. */
export function listSuspended(db: Connection, now: Date) {
  return db.select({ userId: suspensions.userId }).from(suspensions).where(isInForce(now))
}

/** Whether a suspension has neither ended nor been lifted. */
export function isInForce(now: Date): SQL | undefined {
  return and(isNull(suspensions.liftedAt), or(isNull(suspensions.endsAt), gt(suspensions.endsAt, now)))
}
