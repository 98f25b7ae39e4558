import type { Post, PostWithComments } from '@chignon/contract/post'
import type { findPost, listPosts } from './post.queries.ts'

type Row = Omit<Awaited<ReturnType<typeof listPosts>>['rows'][number], 'total'>
type RowWithComments = NonNullable<Awaited<ReturnType<typeof findPost>>>

/** Maps a post to the contract, with whether the viewer likes and saved it. */
export function presentPost(row: Row): Post {
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    locale: row.locale,
    name: row.name,
    body: row.body,
    category: row.category,
    author: row.author,
    preview_url: row.previewUrl,
    published_at: row.publishedAt?.toISOString() ?? null,
    resources: row.resources,
    is_liked: row.isLiked,
    likes_count: row.likesCount,
    is_saved: row.isSaved,
    comments_count: row.commentsCount,
  }
}

/** Maps a post with its comments to the contract. */
export function presentPostWithComments(row: RowWithComments): PostWithComments {
  return { ...presentPost(row), comments: row.comments }
}
