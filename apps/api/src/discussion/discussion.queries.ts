import type { Discussion } from '@chignon/contract/discussion'
import type { Locale } from '@chignon/contract/locale'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { discussionReplies, discussions } from '../db/schema/discussion.ts'
import { users } from '../db/schema/user.ts'
import { utc } from '../db/utc.ts'
import { personJson } from '../person/person.queries.ts'

/** A discussion with its replies, by type and slug or by slug only; undefined if it does not exist. */
export async function findDiscussion(
  db: Connection,
  address: { type?: string; slug: string },
  locale: Locale,
) {
  const [found] = await db
    .select({
      id: discussions.id,
      type: discussions.type,
      slug: discussions.slug,
      name: inLocale(discussions.name, locale),
      body: inLocale(discussions.body, locale),
      aboutSlug: discussions.aboutSlug,
      author: personJson,
      isClosed: discussions.isClosed,
      publishedAt: discussions.publishedAt,
      replies: sql<Discussion['replies']>`(select coalesce(json_agg(json_build_object(
        'id', ${discussionReplies.id},
        'author', (select ${personJson} from ${users} where ${users.id} = ${discussionReplies.authorId}),
        'locale', ${discussionReplies.locale}, 'body', ${discussionReplies.body},
        'published_at', ${utc(discussionReplies.publishedAt)}
      ) order by ${discussionReplies.publishedAt}, ${discussionReplies.id}), '[]')
        from ${discussionReplies} where ${discussionReplies.discussionId} = ${discussions.id})`,
    })
    .from(discussions)
    .innerJoin(users, eq(users.id, discussions.authorId))
    .where(
      and(
        eq(discussions.slug, address.slug),
        address.type === undefined ? undefined : sql`${discussions.type} = ${address.type}`,
      ),
    )
    .orderBy(desc(discussions.publishedAt))
    .limit(1)
  return found
}
