import { desc } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { storyCategories } from './base.ts'
import { id, localized, publishedAt, slug } from './columns.ts'
import { users } from './user.ts'

/** Stories: a picture with a short text. */
export const stories = pgTable(
  'stories',
  {
    id: id(),
    slug: slug(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => storyCategories.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    name: localized('name'),
    previewUrl: text('preview_url'),
    publishedAt: publishedAt(),
  },
  (story) => [
    index('stories_category').on(story.categoryId, desc(story.publishedAt)),
    index('stories_author').on(story.authorId),
  ],
)
