import type { Discussion, DiscussionCard } from '@chignon/contract/community/discussion'
import { and, type Column, count, desc, eq, isNull, not, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, inOriginal, localeOfOriginal, localeOfText } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { discussions } from '../../platform/db/schema/discussion.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'
import { repliesCount } from './reply.queries.ts'

const subjects = {
  course: courses,
  program: programs,
  'live-masterclass': liveMasterclasses,
  'online-masterclass': onlineMasterclasses,
}

/** The type and slug of a discussion, and whether its text is read in the language it was written in (TEXT-6). */
export type DiscussionAddress = { type?: string | undefined; slug: string; isOriginal?: boolean }

/** A discussion for a viewer. One of a lesson may not be stored yet. */
export type DiscussionRow = Pick<
  Discussion,
  'id' | 'type' | 'slug' | 'locale' | 'name' | 'body' | 'about' | 'author'
> & { originalLocale: Discussion['original_locale']; isClosed: boolean; publishedAt: Date }

/** A discussion by type and slug or by slug only; undefined if there is none that the viewer may see. Discussions of lessons are left out. */
export async function findDiscussion(
  db: Connection,
  { type, slug, isOriginal = false }: DiscussionAddress,
  viewerContext: ViewerContext,
): Promise<DiscussionRow | undefined> {
  const { locale } = viewerContext
  const originalLocale = localeOfOriginal(discussions.name, discussions.originalLocale)
  const textIn = (column: Column) =>
    isOriginal ? inOriginal(column, discussions.originalLocale) : inLocale(column, locale)
  const [found] = await db
    .select({
      id: discussions.id,
      type: discussions.type,
      slug: discussions.slug,
      locale: isOriginal ? originalLocale : localeOfText(discussions.name, locale),
      name: textIn(discussions.name),
      body: textIn(discussions.body),
      originalLocale,
      about: subjectJson(viewerContext),
      author: personJson(locale),
      isClosed: discussions.isClosed,
      publishedAt: discussions.publishedAt,
    })
    .from(discussions)
    .innerJoin(users, eq(users.id, discussions.authorId))
    .where(
      and(
        eq(discussions.slug, slug),
        isNull(discussions.lessonId),
        viewerContext.seesDrafts ? undefined : not(isAboutDraft()),
        type === undefined ? undefined : sql`${discussions.type} = ${type}`,
      ),
    )
    .orderBy(desc(discussions.publishedAt))
    .limit(1)
  return found
}

/** A page of the discussions of a type, about one product or not, newest first. */
export function listDiscussions(
  db: Connection,
  { type, about }: { type: keyof typeof subjects | 'general'; about?: string | undefined },
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const { locale } = viewerContext
  const where = and(
    eq(discussions.type, type),
    about === undefined ? undefined : eq(discussions.aboutSlug, about),
    viewerContext.seesDrafts ? undefined : not(isAboutDraft()),
  )
  const counted = db.select({ total: count() }).from(discussions).where(where)
  const rows = db
    .select({
      id: discussions.id,
      type: discussions.type,
      slug: discussions.slug,
      locale: localeOfText(discussions.name, locale),
      name: inLocale(discussions.name, locale),
      isClosed: discussions.isClosed,
      publishedAt: discussions.publishedAt,
      repliesCount: repliesCount(viewerContext) satisfies SQL<DiscussionCard['replies_count']>,
      total: totalOf(counted),
    })
    .from(discussions)
    .where(where)
    .orderBy(desc(discussions.publishedAt), discussions.id)
  return paginate(pageParams, rows, counted)
}

/** Closes or opens a stored discussion. */
export async function setClosed(db: Connection, id: string, isClosed: boolean): Promise<void> {
  await db.update(discussions).set({ isClosed }).where(eq(discussions.id, id))
}

// The product a discussion is about, as a JSON value; null without one.
function subjectJson({ locale }: ViewerContext): SQL<Discussion['about']> {
  const products = Object.entries(subjects).map(
    ([type, table]) => sql`select json_build_object('type', ${type}::text, 'slug', ${table.slug},
      'name', ${inLocale(table.name, locale)}) from ${table}
      where ${discussions.type} = ${type} and ${table.slug} = ${discussions.aboutSlug}`,
  )
  return sql<Discussion['about']>`(${sql.join(products, sql` union all `)} limit 1)`
}

// Whether the discussion is about a draft.
function isAboutDraft(): SQL {
  const drafts = Object.entries(subjects).map(
    ([type, table]) => sql`select from ${table} where ${discussions.type} = ${type}
      and ${table.slug} = ${discussions.aboutSlug} and ${not(isPublished(table))}`,
  )
  return sql`exists (${sql.join(drafts, sql` union all `)})`
}
