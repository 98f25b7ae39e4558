import type { Post, PostWithComments } from '@chignon/contract/community/post'
import type { ShownComments } from '../comment/list-comments.ts'
import { createExcerptCache } from '../../platform/rich-text/cached-excerpt.ts'
import { presentPicture } from '../../platform/picture/picture.present.ts'
import { showMentions } from '../../platform/rich-text/mentions.ts'
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts'
import type { findPost } from './post.queries.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findPost>>>
type ListedRow = Omit<Row, 'authorId' | 'state' | 'editedAt' | 'acceptedCommentId' | 'originalLocale'>

const excerptOfSource = createExcerptCache()

/** Maps a post to the contract, with whether the viewer likes and saved it. */
export function presentPost(row: ListedRow): Post {
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    locale: row.locale,
    name: row.name,
    excerpt: excerptOfSource(row.body),
    category: row.category,
    author: row.author,
    preview_url: row.previewUrl,
    published_at: row.publishedAt?.toISOString() ?? null,
    resources: row.resources.map(({ picture, ...resource }) => ({
      ...resource,
      picture: picture && presentPicture(picture, resource.alt),
    })),
    is_liked: row.isLiked,
    likes_count: row.likesCount,
    is_saved: row.isSaved,
    comments_count: row.commentsCount,
    is_muted: row.isMuted,
  }
}

type Viewed = {
  /** The current names of mentioned people, by id. */
  names: ReadonlyMap<string, string>
  viewerId: string | null
}

/** Maps a post with its text and its first comments to the contract. */
export function presentPostWithComments(
  row: Row,
  comments: ShownComments,
  { names, viewerId }: Viewed,
): PostWithComments {
  return {
    ...presentPost(row),
    body: showMentions(row.body, names),
    text: parseRichText(row.body, names),
    original_locale: row.originalLocale,
    edited_at: row.editedAt?.toISOString() ?? null,
    is_own: row.authorId === viewerId,
    state: row.state,
    accepted_comment_id: comments.acceptedId,
    comments: comments.data,
    comments_pagination: comments.pagination,
  }
}
