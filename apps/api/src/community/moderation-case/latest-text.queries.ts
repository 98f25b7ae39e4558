import type { ModeratedText } from '@chignon/contract/community/text-state'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { discussionReplies } from '../../platform/db/schema/discussion.ts'
import { comments, posts } from '../../platform/db/schema/post.ts'
import { stories } from '../../platform/db/schema/story.ts'
import { utc } from '../../platform/db/utc.ts'

/** A text that people published, whole, in all its languages. */
export type LatestText = { type: ModeratedText; id: string; text: string; published_at: string }

// So many of each kind.
const maxTexts = 500

/** The latest texts of all kinds, to compare with a word. */
export async function listLatestTexts(db: Connection): Promise<LatestText[]> {
  const ofKind = (type: ModeratedText, table: SQL, text: SQL) =>
    sql`(select ${type}::text as type, id, ${text} as text, published_at from ${table}
      where published_at is not null order by published_at desc limit ${maxTexts})`
  const all = sql.join(
    [
      ofKind('comment', sql`${comments}`, sql`body`),
      ofKind('reply', sql`${discussionReplies}`, sql`body`),
      ofKind('post', sql`${posts}`, sql`localized_texts(name) || ' ' || localized_texts(body)`),
      ofKind('story', sql`${stories}`, sql`localized_texts(name)`),
    ],
    sql` union all `,
  )
  const { rows } = await db.execute<LatestText>(
    sql`select type, id, text, ${utc(sql`published_at`)} as published_at from (${all}) as latest
      order by latest.published_at desc`,
  )
  return rows
}
