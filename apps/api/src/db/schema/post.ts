import { desc, sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { postCategories } from './base.ts'
import { id, localized, timestamptz, position, publishedAt, slug } from './columns.ts'
import { users } from './user.ts'

/** The community's posts. `likesCount` is updated in the transaction that changes `post_likes`. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    slug: slug(),
    type: text('type', { enum: ['article', 'image', 'video', 'question'] }).notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => postCategories.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    name: localized('name'),
    body: localized('body'),
    previewUrl: text('preview_url'),
    likesCount: integer('likes_count').notNull().default(0),
    publishedAt: publishedAt(),
  },
  (post) => [
    index('posts_newest').on(desc(post.publishedAt), post.id),
    index('posts_category').on(post.categoryId, desc(post.publishedAt)),
    index('posts_type').on(post.type, desc(post.publishedAt)),
    index('posts_author').on(post.authorId),
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
  { id: id(), postId: postId(), type: text('type').notNull(), url: text('url'), position: position() },
  (resource) => [index('post_resources_post').on(resource.postId, resource.position)],
)

/** Comments, flat with replies one level deep; `locale` is the language they were written in. */
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
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
  },
  (comment) => [
    index('comments_post').on(comment.postId, comment.publishedAt),
    index('comments_parent').on(comment.parentId),
    index('comments_author').on(comment.authorId),
    foreignKey({ columns: [comment.parentId], foreignColumns: [comment.id] }).onDelete('cascade'),
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
