import { discussionTypes } from '@chignon/contract/community/discussion'
import type { Locale } from '@chignon/contract/platform/locale'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../drizzle.ts'
import { id, localized, notifiedIds, originalLocale, textState, timestamptz } from './columns.ts'
import { lessons } from './lesson.ts'
import { users } from './user.ts'

/**
 * Discussions, found by type and slug. A closed one is read only. The one of a lesson has the lesson's id, also as its slug, and is
 * created by its first reply (DISCUSSION-4).
 */
export const discussions = pgTable(
  'discussions',
  {
    id: id(),
    type: text('type', {
      enum: discussionTypes,
    }).notNull(),
    slug: text('slug').notNull(),
    /** The slug of its subject; null for a general discussion. */
    aboutSlug: text('about_slug'),
    lessonId: uuid('lesson_id').references(() => lessons.id, { onDelete: 'restrict' }),
    /** Null for the discussion of a lesson. */
    authorId: uuid('author_id').references(() => users.id),
    name: localized('name'),
    body: localized('body'),
    originalLocale: originalLocale(),
    isClosed: boolean('is_closed').notNull().default(false),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
  },
  (discussion) => [
    unique('discussions_address').on(discussion.type, discussion.slug),
    index('discussions_slug').on(discussion.slug),
    index('discussions_author').on(discussion.authorId),
    index('discussions_about').on(discussion.type, discussion.aboutSlug, discussion.publishedAt.desc()),
    index('discussions_lesson').on(discussion.lessonId),
    check(
      'discussions_lesson_or_author',
      sql`(${discussion.type} = 'lesson') = (${discussion.lessonId} is not null)
        and (${discussion.type} = 'lesson') = (${discussion.authorId} is null)`,
    ),
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
    /** The academy's translations of `body`; deleted when its author changes it (TEXT-6). */
    translations: jsonb('translations').$type<Partial<Record<Locale, string>>>(),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
    editedAt: timestamptz('edited_at'),
    likesCount: integer('likes_count').notNull().default(0),
    state: textState(),
    notifiedIds: notifiedIds(),
  },
  (reply) => [
    index('discussion_replies_discussion').on(reply.discussionId, reply.publishedAt),
    index('discussion_replies_author').on(reply.authorId, reply.publishedAt),
    check('discussion_replies_likes', sql`${reply.likesCount} >= 0`),
  ],
)

/** The likes of replies, at most one per person. */
export const replyLikes = pgTable(
  'reply_likes',
  {
    replyId: uuid('reply_id')
      .notNull()
      .references(() => discussionReplies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.replyId] }), index('reply_likes_reply').on(row.replyId)],
)
