import type { Discussion } from '@chignon/contract/discussion'
import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { ViewerContext } from '../access/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { inLocale, localeOfText } from '../db/localized.ts'
import { courses } from '../db/schema/course.ts'
import { discussionReplies, discussions } from '../db/schema/discussion.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { users } from '../db/schema/user.ts'
import { utc } from '../db/utc.ts'
import { personJson } from '../person/person.queries.ts'
import { isPublished } from '../publication/publication.queries.ts'

/** A discussion with its replies, by type and slug or by slug only; undefined if there is none that the viewer may see. */
export async function findDiscussion(
  db: Connection,
  address: { type?: string; slug: string },
  viewerContext: ViewerContext,
) {
  const { locale } = viewerContext
  const [found] = await db
    .select({
      id: discussions.id,
      type: discussions.type,
      slug: discussions.slug,
      locale: localeOfText(discussions.name, locale),
      name: inLocale(discussions.name, locale),
      body: inLocale(discussions.body, locale),
      aboutSlug: discussions.aboutSlug,
      author: personJson(locale),
      isClosed: discussions.isClosed,
      publishedAt: discussions.publishedAt,
      replies: sql<Discussion['replies']>`(select coalesce(json_agg(json_build_object(
        'id', ${discussionReplies.id},
        'author', (select ${personJson(locale)} from ${users} where ${users.id} = ${discussionReplies.authorId}),
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
        viewerContext.seesDrafts ? undefined : not(isAboutDraft()),
        address.type === undefined ? undefined : sql`${discussions.type} = ${address.type}`,
      ),
    )
    .orderBy(desc(discussions.publishedAt))
    .limit(1)
  return found
}

const subjects = {
  course: courses,
  program: programs,
  'live-masterclass': liveMasterclasses,
  'online-masterclass': onlineMasterclasses,
}

// Whether the discussion is about a draft.
function isAboutDraft(): SQL {
  const drafts = Object.entries(subjects).map(
    ([type, table]) => sql`select from ${table} where ${discussions.type} = ${type}
      and ${table.slug} = ${discussions.aboutSlug} and ${not(isPublished(table))}`,
  )
  return sql`exists (${sql.join(drafts, sql` union all `)})`
}
