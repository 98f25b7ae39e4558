import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, localized, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** Discussions, found by type and slug. A closed one is read only. */
export const discussions = pgTable(
  'discussions',
  {
    id: id(),
    type: text('type', {
      enum: ['course', 'program', 'live-masterclass', 'online-masterclass', 'general'],
    }).notNull(),
    slug: text('slug').notNull(),
    /** The slug of its subject; null for a general discussion. */
    aboutSlug: text('about_slug'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    name: localized('name'),
    body: localized('body'),
    isClosed: boolean('is_closed').notNull().default(false),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
  },
  (discussion) => [
    unique('discussions_address').on(discussion.type, discussion.slug),
    index('discussions_slug').on(discussion.slug),
    index('discussions_author').on(discussion.authorId),
  ],
)

/** Replies; `locale` is the language they are written in. */
export const discussionReplies = pgTable(
  'discussion_replies',
  {
    id: id(),
    discussionId: uuid('discussion_id')
      .notNull()
      .references(() => discussions.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    locale: text('locale').notNull(),
    body: text('body').notNull(),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
  },
  (reply) => [
    index('discussion_replies_discussion').on(reply.discussionId, reply.publishedAt),
    index('discussion_replies_author').on(reply.authorId),
  ],
)
