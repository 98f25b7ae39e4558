import type { Post } from '@chignon/contract/community/post'
import { and, type Column, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import {
  preparedViewer,
  viewerKey,
  type PreparedViewerContext,
  type ViewerContext,
} from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { inLocale, inOriginal, localeOfOriginal, localeOfText, namedIn } from '../../platform/db/localized.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { postCategories } from '../../platform/db/schema/base-data.ts'
import { comments, postLikes, postResources, posts, savedPosts } from '../../platform/db/schema/post.ts'
import { pictures } from '../../platform/db/schema/picture.ts'
import { users } from '../../platform/db/schema/user.ts'
import { personJson } from '../../platform/person/person.queries.ts'
import { pictureJson, type PresentedPicture } from '../../platform/picture/picture.queries.ts'
import { isMuted, isShown } from '../../platform/publication/shown-text.queries.ts'
import { hasEntryOf } from './post-entry.queries.ts'
import { isReadable } from '../../platform/publication/readable-post.queries.ts'
import { findPostPage } from './post-page.queries.ts'
import { newestFirst, type PageRequest } from './select-page.queries.ts'

type ResourceJson = Omit<Post['resources'][number], 'picture'> & { picture: PresentedPicture | null }

function columns(viewerContext: PreparedViewerContext) {
  const { locale, viewerId } = viewerContext
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
    resources: sql<ResourceJson[]>`(select coalesce(json_agg(json_build_object(
      'id', ${postResources.id}, 'type', ${postResources.type}, 'url', ${postResources.url},
      'alt', ${postResources.alt}, 'picture', ${pictureJson}
    ) order by ${postResources.position}), '[]')
      from ${postResources} left join ${pictures} on ${pictures.id} = ${postResources.pictureId}
      where ${postResources.postId} = ${posts.id})`,
    commentsCount: sql<number>`(select count(*)::int from ${comments}
      where ${and(eq(comments.postId, posts.id), isCounted(viewerContext))})`,
    isLiked: hasEntryOf(postLikes, viewerId),
    isSaved: hasEntryOf(savedPosts, viewerId),
    isMuted: isMuted(posts.authorId, viewerId),
  }
}

function isCounted(viewerContext: PreparedViewerContext) {
  return and(isNull(comments.deletedAt), isShown(comments, viewerContext))
}

/** A page of the feed, newest first. The ids of the page are selected first, from an index. */
export async function listPosts(db: Connection, request: PageRequest) {
  const { ids, total } = await findPostPage(db, request)
  const { viewerContext } = request
  const { viewerId } = viewerContext
  const rows = ids.length === 0 ? [] : await selectPosts(db, viewerContext).execute({ ids, viewerId })
  return { rows, total }
}

const selectPosts = prepared(
  (viewerContext: ViewerContext) => `post-rows-${viewerKey(viewerContext)}`,
  (db, viewerContext, name) => {
    const viewer = preparedViewer(viewerContext)
    const isOfPage = (id: Column) => sql`${id} = any(${sql.placeholder('ids')}::uuid[])`
    // The comments of all posts of the page are counted at once.
    const counted = db
      .select({ postId: comments.postId, count: sql<number>`count(*)::int`.as('count') })
      .from(comments)
      .where(and(isOfPage(comments.postId), isCounted(viewer)))
      .groupBy(comments.postId)
      .as('counted')
    return db
      .select({ ...columns(viewer), commentsCount: sql<number>`coalesce(${counted.count}, 0)` })
      .from(posts)
      .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
      .innerJoin(users, eq(users.id, posts.authorId))
      .leftJoin(counted, eq(counted.postId, posts.id))
      .where(isOfPage(posts.id))
      .orderBy(...newestFirst)
      .prepare(name)
  },
)

/** The language of a post's text: the viewer's, or the one it was written in (TEXT-6). */
type TextOptions = { isOriginal?: boolean | undefined }

/** A post; undefined if there is none that the viewer may see. */
export async function findPost(
  db: Connection,
  idOrSlug: string,
  viewerContext: ViewerContext,
  { isOriginal = false }: TextOptions = {},
) {
  const originalLocale = localeOfOriginal(posts.name, posts.originalLocale)
  const [found] = await db
    .select({
      ...columns(viewerContext),
      ...(isOriginal && {
        locale: originalLocale,
        name: inOriginal(posts.name, posts.originalLocale),
        body: inOriginal(posts.body, posts.originalLocale),
      }),
      originalLocale,
      authorId: posts.authorId,
      state: posts.state,
      editedAt: posts.editedAt,
      acceptedCommentId: posts.acceptedCommentId,
    })
    .from(posts)
    .innerJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(hasIdOrSlug(posts, idOrSlug), isReadable(viewerContext)))
    .limit(1)
  return found
}

/** The id and the category of a post, to find similar ones; undefined if there is none that the viewer may see. */
export async function findPostCategory(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({ id: posts.id, categoryId: posts.categoryId })
    .from(posts)
    .where(and(hasIdOrSlug(posts, idOrSlug), isReadable(viewerContext)))
    .limit(1)
  return found
}
