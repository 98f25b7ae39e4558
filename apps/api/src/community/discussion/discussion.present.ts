import type { Discussion, DiscussionCard, Reply } from '@chignon/contract/community/discussion'
import type { Locale } from '@chignon/contract/platform/locale'
import { excerptOf } from '../../platform/rich-text/excerpt-of.ts'
import { showMentions } from '../../platform/rich-text/mentions.ts'
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts'
import type { DiscussionRow, listDiscussions } from './discussion.queries.ts'
import type { ReplyRow } from './reply.queries.ts'

type CardRow = Omit<Awaited<ReturnType<typeof listDiscussions>>['rows'][number], 'total'>

/** Maps a discussion without its text to the contract. */
export function presentDiscussionCard(row: CardRow): DiscussionCard {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    locale: row.locale,
    name: row.name,
    is_closed: row.isClosed,
    published_at: row.publishedAt.toISOString(),
    replies_count: row.repliesCount,
  }
}

/** Maps a discussion with a page of its replies to the contract. */
export function presentDiscussion(row: DiscussionRow, replies: { rows: Reply[]; total: number }): Discussion {
  const text = parseRichText(row.body)
  return {
    ...presentDiscussionCard({ ...row, repliesCount: replies.total }),
    body: row.body,
    excerpt: excerptOf(text),
    text,
    original_locale: row.originalLocale,
    about: row.about,
    author: row.author,
    replies: replies.rows,
  }
}

/** Maps a reply to the contract, with the current names of mentioned people by id. */
export function presentReply(row: ReplyRow, names: ReadonlyMap<string, string>, locale: Locale): Reply {
  // Authors see what they wrote, since they change it.
  const translation = row.isOwn ? null : row.translation
  const body = translation ?? row.body
  return {
    id: row.id,
    author: row.author,
    locale: translation === null ? row.locale : locale,
    body: showMentions(body, names),
    text: parseRichText(body, names),
    original: translation === null ? null : { locale: row.locale, text: parseRichText(row.body, names) },
    published_at: row.publishedAt.toISOString(),
    is_own: row.isOwn,
    edited_at: row.editedAt?.toISOString() ?? null,
    likes_count: row.likesCount,
    is_liked: row.isLiked,
    state: row.state,
    is_muted: row.isMuted,
  }
}
