import type { Named } from '@chignon/contract/platform/primitives'
import { and, desc, eq, gt, isNull, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, inOriginal, localeOfOriginal, localeOfText, namedIn } from '../../platform/db/localized.ts'
import { storyCategories } from '../../platform/db/schema/base-data.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { stories, storyViews } from '../../platform/db/schema/story.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isShown } from '../../platform/publication/shown-text.queries.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import { pictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** A story with its category, as the viewer sees it. */
export type StoryRow = Awaited<ReturnType<typeof listStories>>[number]

/** The stories that the viewer may see, with their category, by the order of the categories, then newest first. */
export function listStories(db: Connection, viewerContext: ViewerContext, now: Date) {
  return selectStories(db, viewerContext)
    .where(mayBeSeen(viewerContext, now))
    .orderBy(storyCategories.position, desc(stories.publishedAt), stories.id)
}

/** One story by its slug; undefined if there is none that the viewer may see. */
export async function findStory(db: Connection, slug: string, viewerContext: ViewerContext, now: Date) {
  const [found] = await selectStories(db, viewerContext)
    .where(and(eq(stories.slug, slug), mayBeSeen(viewerContext, now)))
    .limit(1)
  return found
}

/** Marks a story as seen; false if there is none that the viewer may see. */
export async function markSeen(
  db: Connection,
  { id, userId }: { id: string; userId: string },
  viewerContext: ViewerContext,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, id), mayBeSeen(viewerContext, now)))
  if (found) await db.insert(storyViews).values({ storyId: id, userId, seenAt: now }).onConflictDoNothing()
  return found !== undefined
}

/** Whether a category of stories is offered (BASE-2). */
export async function isStoryCategory(db: Connection, id: string): Promise<boolean> {
  const found = await db
    .select({ id: storyCategories.id })
    .from(storyCategories)
    .where(and(eq(storyCategories.id, id), isNull(storyCategories.retiredAt)))
  return found.length > 0
}

/** Stores a story. */
export async function insertStory(db: Connection, story: typeof stories.$inferInsert): Promise<string> {
  const [row] = await db.insert(stories).values(story).returning({ id: stories.id })
  if (!row) throw new Error('The story was not stored.')
  return row.id
}

/** Deletes a person's story; returns its name and the id of its picture, or undefined if there is no such story. */
export async function deleteStory(db: Connection, id: string, authorId: string) {
  const [deleted] = await db
    .delete(stories)
    .where(and(eq(stories.id, id), eq(stories.authorId, authorId)))
    .returning({ name: stories.name, pictureId: stories.pictureId })
  return deleted
}

// Published, shown and not expired; its author sees it anyway (STORY-5).
function mayBeSeen(viewerContext: ViewerContext, now: Date): SQL | undefined {
  const { viewerId } = viewerContext
  const isCurrent = or(
    isNull(stories.expiresAt),
    gt(stories.expiresAt, now),
    viewerId === null ? undefined : eq(stories.authorId, viewerId),
  )
  return and(isVisible(stories, viewerContext), isShown(stories, viewerContext), isCurrent)
}

function selectStories(db: Connection, { locale, viewerId }: ViewerContext) {
  const isOwn = viewerId === null ? sql<boolean>`false` : sql<boolean>`${stories.authorId} = ${viewerId}`
  const isSeen =
    viewerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from ${storyViews}
          where ${storyViews.storyId} = ${stories.id} and ${storyViews.userId} = ${viewerId})`
  return db
    .select({
      id: stories.id,
      slug: stories.slug,
      locale: localeOfText(stories.name, locale),
      name: inLocale(stories.name, locale),
      originalLocale: localeOfOriginal(stories.name, stories.originalLocale),
      originalName: inOriginal(stories.name, stories.originalLocale),
      author: personJson(locale),
      previewUrl: stories.previewUrl,
      picture: pictureJson,
      pictureAlt: stories.pictureAlt,
      publishedAt: stories.publishedAt,
      expiresAt: stories.expiresAt,
      state: stories.state,
      isOwn,
      isSeen,
      category: namedIn(storyCategories, locale) satisfies SQL<Named>,
    })
    .from(stories)
    .innerJoin(storyCategories, eq(storyCategories.id, stories.categoryId))
    .innerJoin(users, eq(users.id, stories.authorId))
    .leftJoin(pictures, eq(pictures.id, stories.pictureId))
    .$dynamic()
}
