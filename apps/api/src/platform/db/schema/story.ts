import { desc, index, pgTable, primaryKey, text, uuid } from '../drizzle.ts'
import { storyCategories } from './base-data.ts'
import { id, localized, originalLocale, publishedAt, slug, textState, timestamptz } from './columns.ts'
import { pictures } from './picture.ts'
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
    originalLocale: originalLocale(),
    previewUrl: text('preview_url'),
    pictureId: uuid('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    /** What the uploaded picture shows. */
    pictureAlt: text('picture_alt'),
    publishedAt: publishedAt(),
    /** Until when it is shown; null for one that is kept (STORY-5). */
    expiresAt: timestamptz('expires_at'),
    state: textState(),
  },
  (story) => [
    index('stories_category').on(story.categoryId, desc(story.publishedAt)),
    index('stories_author').on(story.authorId),
    index('stories_picture').on(story.pictureId),
  ],
)

/** The stories that people saw (STORY-3). */
export const storyViews = pgTable(
  'story_views',
  {
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.storyId] }), index('story_views_story').on(row.storyId)],
)
