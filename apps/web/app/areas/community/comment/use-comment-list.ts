import type { PostWithComments } from '@chignon/contract/community/post'
import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { CommentAddress } from './comment-address.ts'
import { commentListQuery, repliesQuery } from './comment-queries.ts'
import { including, numbersOf, type ShownPages } from './shown-pages.ts'
import { toThreads, withReplies, type Thread } from './threads.ts'

/** A thread with the pages of its replies; null while only the first replies are shown. */
export type ShownThread = Thread & { page: number; repliesPages: ShownPages | null }

/** The comments of a post that are shown: the pages of the address, and those the viewer has asked for since. */
export function useCommentList(post: PostWithComments, address: CommentAddress) {
  const [storedPages, setPages] = useState<ShownPages>({ from: address.page, to: address.page })
  const [storedThreads, setThreads] = useState<ReadonlyMap<string, ShownPages>>(new Map())
  const pages = including(storedPages, address.page)
  const opened = withAddress(storedThreads, address)

  const numbers = numbersOf(pages)
  const lists = useQueries({
    queries: numbers
      .filter((page) => page > 1)
      .map((page) => endpointQueryOptions(commentListQuery({ params: { id: post.slug }, query: { page } }))),
  })
  const wanted = [...opened].flatMap(([id, shown]) => numbersOf(shown).map((page) => ({ id, page })))
  const replies = useQueries({
    queries: wanted.map(({ id, page }) =>
      endpointQueryOptions(repliesQuery({ params: { id }, query: { page } })),
    ),
  })

  const first = { data: post.comments, pagination: post.comments_pagination }
  const loaded = [...(pages.from === 1 ? [first] : []), ...lists.flatMap(({ data }) => (data ? [data] : []))]
  const pageOf = new Map(
    loaded.flatMap(({ data, pagination }) => data.map(({ id }) => [id, pagination.page] as const)),
  )
  const threads = toThreads(loaded.map(({ data }) => data)).map((thread): ShownThread => {
    const { id } = thread.first
    const below = replies.flatMap(({ data }, index) => (wanted[index]?.id === id && data ? [data] : []))
    const last = below.at(-1)
    const page = pageOf.get(id) ?? 1
    if (!last) return { ...thread, page, repliesPages: null }
    const all = { replies: below.flatMap(({ data }) => data), total: last.pagination.total }
    return { ...withReplies(thread, all), page, repliesPages: opened.get(id) ?? null }
  })

  return {
    threads,
    pages,
    /** The number of the last page of the post. */
    lastPage: loaded.at(-1)?.pagination.last_page ?? 1,
    isLoading: [...lists, ...replies].some(({ isFetching, data }) => isFetching && !data),
    hasFailed: [...lists, ...replies].some(({ isError }) => isError),
    retry: () => {
      for (const result of [...lists, ...replies]) if (result.isError) void result.refetch()
    },
    showMore: () => setPages({ from: pages.from, to: pages.to + 1 }),
    showReplies: ({ first: { id }, repliesPages }: ShownThread) =>
      setThreads(
        new Map(opened).set(
          id,
          repliesPages ? { from: repliesPages.from, to: repliesPages.to + 1 } : { from: 1, to: 1 },
        ),
      ),
  }
}

/** How many replies of a thread are before and after those that are shown. */
export function hiddenReplies({ first, replies, repliesPages }: ShownThread) {
  const before = repliesPages ? (repliesPages.from - 1) * pageSizes.replies : 0
  return { before, after: Math.max(0, first.replies_count - before - replies.length) }
}

function withAddress(
  opened: ReadonlyMap<string, ShownPages>,
  { thread, repliesPage }: CommentAddress,
): ReadonlyMap<string, ShownPages> {
  if (thread === null) return opened
  const shown = opened.get(thread) ?? { from: repliesPage, to: repliesPage }
  return new Map(opened).set(thread, including(shown, repliesPage))
}
