import { desc, eq, sql } from 'drizzle-orm'
import type { ViewerContext } from '../access/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { inLocale, localeOfText } from '../db/localized.ts'
import { storyCategories } from '../db/schema/base.ts'
import { stories } from '../db/schema/story.ts'
import { users } from '../db/schema/user.ts'
import { personJson } from '../person/person.queries.ts'
import { isVisible } from '../publication/publication.queries.ts'

/** The stories that the viewer may see, with their category, by the order of the categories, then newest first. */
export function listStories(db: Connection, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  return db
    .select({
      id: stories.id,
      slug: stories.slug,
      locale: localeOfText(stories.name, locale),
      name: inLocale(stories.name, locale),
      author: personJson(locale),
      previewUrl: stories.previewUrl,
      publishedAt: stories.publishedAt,
      category: sql<{
        id: string
        slug: string
      }>`json_build_object('id', ${storyCategories.id}, 'slug', ${storyCategories.slug})`,
      categoryName: inLocale(storyCategories.name, locale),
    })
    .from(stories)
    .innerJoin(storyCategories, eq(storyCategories.id, stories.categoryId))
    .innerJoin(users, eq(users.id, stories.authorId))
    .where(isVisible(stories, viewerContext))
    .orderBy(storyCategories.position, desc(stories.publishedAt), stories.id)
}
