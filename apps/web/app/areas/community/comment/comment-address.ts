import { maxPage } from '@chignon/contract/platform/platform-rules'

/** What the page of a post shows of its comments: a page of them, and of the replies below one comment (COMMENT-7). */
export type CommentAddress = {
  page: number
  /** The comment whose replies are shown; null for the first replies of each. */
  thread: string | null
  /** The page of these replies. */
  repliesPage: number
}

/** Reads the address of a post's page. Invalid numbers are 1. */
export function readCommentAddress(query: URLSearchParams): CommentAddress {
  return {
    page: readNumber(query.get('comments')),
    thread: query.get('thread'),
    repliesPage: readNumber(query.get('replies')),
  }
}

/** The address of a post's page that shows these comments. Defaults are omitted. */
export function commentsPath(
  slug: string,
  { page, thread, repliesPage }: Partial<CommentAddress>,
  anchor = 'comments',
): string {
  const query = new URLSearchParams()
  if (page !== undefined && page > 1) query.set('comments', String(page))
  if (thread) query.set('thread', thread)
  if (repliesPage !== undefined && repliesPage > 1) query.set('replies', String(repliesPage))
  return `/posts/${slug}${query.size > 0 ? `?${query}` : ''}#${anchor}`
}

/** The anchor of a comment. */
export function commentAnchor(id: string): string {
  return `comment-${id}`
}

function readNumber(text: string | null): number {
  const number = Number(text ?? 1)
  return Number.isSafeInteger(number) && number > 0 && number <= maxPage ? number : 1
}
