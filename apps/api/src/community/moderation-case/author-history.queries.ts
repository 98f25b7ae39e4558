import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { moderationDecisions, reports, suspensions } from '../../platform/db/schema/moderation.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import { utc } from '../../platform/db/utc.ts'

/** What moderators know of a person. */
export type AuthorHistoryRow = {
  member_since: string
  texts_count: number
  reported_count: number
  open_count: number
  hidden_count: number
  suspensions_count: number
}

/** Counts what a person wrote, what of it was reported and hidden, and how often they were suspended. */
export async function countHistory(db: Connection, userId: string): Promise<AuthorHistoryRow | undefined> {
  const owned = (type: string, table: SQL, author: SQL) =>
    sql`select ${type}::text as type, id from ${table} where ${author} = ${userId}`
  const texts = sql.join(
    [
      owned('post', sql`${posts}`, sql`author_id`),
      owned('comment', sql`${comments}`, sql`author_id`),
      owned('reply', sql`${discussionReplies}`, sql`author_id`),
      owned('story', sql`${stories}`, sql`author_id`),
      owned('discussion', sql`${discussions}`, sql`author_id`),
    ],
    sql` union all `,
  )
  const isReported = sql`${reports.subjectType} = mine.type and ${reports.subjectId} = mine.id`
  const { rows } = await db.execute<AuthorHistoryRow>(sql`
    with texts as materialized (${texts}),
      mine as materialized (select type, id from texts union all select 'person', ${userId}::uuid)
    select ${utc(users.createdAt)} as member_since,
      (select count(*)::int from texts) as texts_count,
      (select count(*)::int from mine where exists (select from ${reports} where ${isReported})) as reported_count,
      (select count(*)::int from mine
        where exists (select from ${reports} where ${isReported} and ${reports.resolvedAt} is null)) as open_count,
      (select count(distinct (subject_type, subject_id))::int from ${moderationDecisions}
        where ${moderationDecisions.authorId} = ${userId} and ${moderationDecisions.undoneAt} is null
          and ${moderationDecisions.action} in ('hide', 'return')) as hidden_count,
      (select count(*)::int from ${suspensions} where ${suspensions.userId} = ${userId}) as suspensions_count
    from ${users} where ${users.id} = ${userId}`)
  return rows[0]
}
