import type { Comment } from '@chignon/contract/community/comment'
import type { Locale } from '@chignon/contract/platform/locale'
import { showMentions } from '../../platform/rich-text/mentions.ts'
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts'
import type { CommentRow } from './comment.queries.ts'

type Viewed = {
  /** The current names of mentioned people, by id. */
  names: ReadonlyMap<string, string>
  viewerId: string | null
  locale: Locale
}

/** Maps a comment to the contract. Nothing of a deleted one is left but its place (COMMENT-5). */
export function presentComment(row: CommentRow, { names, viewerId, locale }: Viewed): Comment {
  const isDeleted = row.deletedAt !== null
  const isOwn = !isDeleted && row.authorId === viewerId
  // Authors see what they wrote, since they change it.
  const translation = isDeleted || isOwn ? null : row.translation
  const body = isDeleted ? '' : (translation ?? row.body)
  return {
    id: row.id,
    parent_id: row.parentId,
    author: isDeleted ? null : row.author,
    locale: translation === null ? row.locale : locale,
    body: showMentions(body, names),
    text: parseRichText(body, names),
    original: translation === null ? null : { locale: row.locale, text: parseRichText(row.body, names) },
    published_at: row.publishedAt.toISOString(),
    edited_at: isDeleted ? null : (row.editedAt?.toISOString() ?? null),
    is_deleted: isDeleted,
    state: row.state,
    is_muted: row.isMuted,
    is_own: isOwn,
    is_liked: !isDeleted && row.isLiked,
    likes_count: isDeleted ? 0 : row.likesCount,
  }
}
