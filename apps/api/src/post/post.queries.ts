import type { Locale } from '@chignon/contract/locale'
import type { Post, PostType, PostWithComments } from '@chignon/contract/post'
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ViewerContext } from '../access/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { utc } from '../db/utc.ts'
import { hasIdOrSlug, hasSomeIdOrSlug } from '../db/id-or-slug.ts'
import { inLocale, namedIn, localeOfText } from '../db/localized.ts'
import { paginate, totalOf, type PageParams } from '../db/page.ts'
import { postCategories } from '../db/schema/base.ts'
import { comments, postLikes, postResources, posts, savedPosts } from '../db/schema/post.ts'
import { users } from '../db/schema/user.ts'
import { matchesSearch } from '../db/search.ts'
import { personJson } from '../person/person.queries.ts'
import { isVisible } from '../publication/publication.queries.ts'

function columns({ locale, viewerId }: ViewerContext) {
  return {
    id: posts.id,
    slug: posts.slug,
    type: posts.type,
    locale: localeOfText(posts.name, locale),
    name: inLocale(posts.name, locale),
    body: inLocale(posts.body, locale),
    category: namedIn(postCategories, locale),
    author: personJson(locale),
    previewUrl: posts.previewUrl,
    publishedAt: posts.publishedAt,
    likesCount: posts.likesCount,
    resources: sql<Post['resources']>`(select coalesce(json_agg(json_build_object(
      'id', ${postResources.id}, 'type', ${postResources.type}, 'url', ${postResources.url}
    ) order by ${postResources.position}), '[]') from ${postResources} where ${postResources.postId} = ${posts.id})`,
    commentsCount: sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${posts.id})`,
    isLiked: hasViewerEntry(postLikes, viewerId),
    isSaved: hasViewerEntry(savedPosts, viewerId),
  }
}

function hasViewerEntry(table: typeof postLikes | typeof savedPosts, viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from ${table} where ${table.postId} = ${posts.id} and ${table.userId} = ${viewerId})`
}

/** The filters of the feed. */
export type PostFilter = {
  search?: string | undefined
  category?: string[] | undefined
  type?: PostType[] | undefined
  /** Only posts this user saved. */
  savedBy?: string | undefined
}

/** A page of the feed, newest first. */
export function listPosts(
  db: Connection,
  filter: PostFilter,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const { category, type, savedBy } = filter
  const where = and(
    isVisible(posts, viewerContext),
    matchesSearch(filter.search, [posts.name, posts.body], viewerContext.locale),
    category && category.length > 0 ? hasSomeIdOrSlug(postCategories, category) : undefined,
    type && type.length > 0 ? inArray(posts.type, type) : undefined,
    savedBy === undefined ? undefined : hasViewerEntry(savedPosts, savedBy),
  )
  const counted = db
    .select({ total: count() })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .where(where)
  const rows = db
    .select({ ...columns(viewerContext), total: totalOf(counted) })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(where)
    .orderBy(desc(posts.publishedAt), posts.id)
  return paginate(pageParams, rows, counted)
}

/** The comments of the post in the row, oldest first. */
function commentsJson(locale: Locale) {
  return sql<PostWithComments['comments']>`(select coalesce(json_agg(json_build_object(
    'id', ${comments.id}, 'parent_id', ${comments.parentId}, 'author', ${personJson(locale)},
    'locale', ${comments.locale}, 'body', ${comments.body}, 'published_at', ${utc(comments.publishedAt)}
  ) order by ${comments.publishedAt}, ${comments.id}), '[]')
    from ${comments} join ${users} on ${users.id} = ${comments.authorId} where ${comments.postId} = ${posts.id})`
}

/** A post with its comments; undefined if there is none that the viewer may see. */
export async function findPost(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({ ...columns(viewerContext), comments: commentsJson(viewerContext.locale) })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(hasIdOrSlug(posts, idOrSlug), isVisible(posts, viewerContext)))
    .limit(1)
  return found
}

/** The id of a post; undefined if there is none that the viewer may see. */
export async function findPostId(
  db: Connection,
  idOrSlug: string,
  viewerContext: ViewerContext,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(hasIdOrSlug(posts, idOrSlug), isVisible(posts, viewerContext)))
    .limit(1)
  return found?.id
}
