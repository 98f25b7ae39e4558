import { postTypes } from '@chignon/contract/community/post'
import type { Locale } from '@chignon/contract/platform/locale'
import {
  type AnyPgColumn,
  check,
  desc,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from '../drizzle.ts'
import { postCategories } from './base-data.ts'
import {
  id,
  localized,
  timestamptz,
  notifiedIds,
  originalLocale,
  position,
  publishedAt,
  slug,
  textState,
} from './columns.ts'
import { files } from './file.ts'
import { pictures } from './picture.ts'
import { users } from './user.ts'

/** The community's posts. `likesCount` is updated in the transaction that changes `post_likes`. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    slug: slug(),
    type: text('type', { enum: postTypes }).notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => postCategories.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    name: localized('name'),
    body: localized('body'),
    originalLocale: originalLocale(),
    previewUrl: text('preview_url'),
    likesCount: integer('likes_count').notNull().default(0),
    publishedAt: publishedAt(),
    state: textState(),
    /** Why a moderator returned it as a draft; null if none did (MODERATION-6). */
    moderatorNote: text('moderator_note'),
    /** Name and text in all their languages, folded for search. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold(localized_texts(name) || ' ' || localized_texts(body))`,
    ),
    /** When a draft is published by itself (COMPOSE-5). */
    scheduledAt: timestamptz('scheduled_at'),
    /** When its author saved it last. */
    savedAt: timestamptz('saved_at').notNull().defaultNow(),
    /** When it was changed after its publication (COMPOSE-6). */
    editedAt: timestamptz('edited_at'),
    /** The comment that answers a question (COMPOSE-7). */
    acceptedCommentId: uuid('accepted_comment_id').references((): AnyPgColumn => comments.id, {
      onDelete: 'set null',
    }),
  },
  // The last columns of the indexes make a page of ids an index-only scan.
  (post) => [
    index('posts_newest').on(
      desc(post.publishedAt),
      post.id,
      post.state,
      post.authorId,
      post.categoryId,
      post.type,
    ),
    index('posts_category').on(
      post.categoryId,
      desc(post.publishedAt),
      post.id,
      post.type,
      post.state,
      post.authorId,
    ),
    index('posts_type').on(post.type, desc(post.publishedAt), post.id, post.state, post.authorId),
    // The words of each month (migration 0056).
    index('posts_words')
      .using('gin', sql`post_words(${post.publishedAt}, ${post.searchText})`)
      .with({ fastupdate: false }),
    index('posts_author').on(post.authorId, desc(post.savedAt)),
    index('posts_accepted_comment').on(post.acceptedCommentId),
    index('posts_schedule')
      .on(post.scheduledAt)
      .where(sql`${post.scheduledAt} is not null`),
    check('posts_likes', sql`${post.likesCount} >= 0`),
  ],
)

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The pictures and videos of a post. */
export const postResources = pgTable(
  'post_resources',
  {
    id: id(),
    postId: postId(),
    type: text('type').notNull(),
    url: text('url'),
    /** What it shows, for people who cannot see it. */
    alt: text('alt').notNull().default(''),
    pictureId: uuid('picture_id').references(() => pictures.id, { onDelete: 'cascade' }),
    /** The file of a clip. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (resource) => [
    index('post_resources_post').on(resource.postId, resource.position),
    index('post_resources_picture').on(resource.pictureId),
    index('post_resources_file').on(resource.fileId),
  ],
)

/** The earlier texts of published posts (COMPOSE-6). */
export const postRevisions = pgTable(
  'post_revisions',
  {
    id: id(),
    postId: postId(),
    name: localized('name'),
    body: localized('body'),
    /** When this text was replaced. */
    replacedAt: timestamptz('replaced_at').notNull(),
  },
  (revision) => [index('post_revisions_post').on(revision.postId, desc(revision.replacedAt))],
)

/**
 * Comments, flat with replies one level deep; `locale` is the language they were written in. A deleted comment with replies stays
 * without its text (COMMENT-5). `likesCount` is updated in the transaction that changes `comment_likes`.
 */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    postId: postId(),
    parentId: uuid('parent_id'),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    locale: text('locale').notNull(),
    body: text('body').notNull(),
    /** The academy's translations of `body`; deleted when its author changes it (TEXT-6). */
    translations: jsonb('translations').$type<Partial<Record<Locale, string>>>(),
    likesCount: integer('likes_count').notNull().default(0),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
    state: textState(),
    editedAt: timestamptz('edited_at'),
    deletedAt: timestamptz('deleted_at'),
    notifiedIds: notifiedIds(),
  },
  (comment) => [
    check('comments_likes', sql`${comment.likesCount} >= 0`),
    index('comments_post').on(comment.postId, comment.publishedAt),
    index('comments_parent').on(comment.parentId),
    index('comments_author').on(comment.authorId, comment.publishedAt),
    foreignKey({ columns: [comment.parentId], foreignColumns: [comment.id] }).onDelete('cascade'),
  ],
)

/** The likes of comments, at most one per person. */
export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.commentId] }),
    index('comment_likes_comment').on(row.commentId),
  ],
)

/** The likes of posts, at most one per person. */
export const postLikes = pgTable(
  'post_likes',
  { postId: postId(), userId: userId(), createdAt: timestamptz('created_at').notNull().defaultNow() },
  (row) => [primaryKey({ columns: [row.userId, row.postId] }), index('post_likes_post').on(row.postId)],
)

/** The posts people saved, each at most once. */
export const savedPosts = pgTable(
  'saved_posts',
  { postId: postId(), userId: userId(), createdAt: timestamptz('created_at').notNull().defaultNow() },
  (row) => [primaryKey({ columns: [row.userId, row.postId] }), index('saved_posts_post').on(row.postId)],
)
