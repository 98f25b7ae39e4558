import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { isLessonTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies, discussions } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'

/**
 * Whether a text is by somebody else and beside what a person made: a comment on their post, or a reply in their discussion or that
 * of a lesson they teach (MODERATION-13).
 */
export function isHosted({ type, id }: { type: SQL; id: SQL }, userId: string): SQL {
  return sql`case ${type}
    when 'comment' then exists (
      select from ${comments} join ${posts} on ${posts.id} = ${comments.postId}
      where ${comments.id} = ${id} and ${posts.authorId} = ${userId} and ${comments.authorId} <> ${userId})
    when 'reply' then exists (
      select from ${discussionReplies} join ${discussions} on ${discussions.id} = ${discussionReplies.discussionId}
      where ${discussionReplies.id} = ${id} and ${discussionReplies.authorId} <> ${userId}
        and (${discussions.authorId} = ${userId} or ${isLessonTaughtBy(sql`${discussions.lessonId}`, userId)}))
    else false end`
}

/** Whether a comment or reply is one that a person may hide and show again as the host of its place. */
export async function hostsText(db: Connection, userId: string, textId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_hosted: boolean }>(
    sql`select ${isHosted({ type: sql`'comment'`, id: sql`${textId}::uuid` }, userId)}
      or ${isHosted({ type: sql`'reply'`, id: sql`${textId}::uuid` }, userId)} as is_hosted`,
  )
  return rows[0]?.is_hosted ?? false
}
