import type { Post } from '@chignon/contract/community/post'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { listInputOf, type FeedFilters } from './feed-filters.ts'
import { postListQuery } from './post-queries.ts'

/** The pages of the feed that are shown. */
export type LoadedPages = {
  pages: readonly (readonly Post[])[]
  /** The number of the last page that is shown or loading. */
  lastPage: number
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  /** Shows the pages up to this one (POST-4). */
  showUpTo: (page: number) => void
  retry: () => void
}

type Shown = {
  filters: FeedFilters
  lastPage: number
  /** The cursors that pages were loaded with, by the number of the page. */
  cursors: Readonly<Record<number, string>>
}

/** The loaded pages of the feed, from the page in the address on; the list grows until other filters are selected. */
export function useLoadedPages(filters: FeedFilters): LoadedPages {
  const first: Shown = { filters, lastPage: filters.page, cursors: {} }
  const [shown, setShown] = useState(first)
  const isSame = JSON.stringify(shown.filters) === JSON.stringify(filters)
  const { lastPage, cursors } = isSame ? shown : first
  const numbers = Array.from({ length: lastPage - filters.page + 1 }, (_, index) => filters.page + index)
  const results = useQueries({
    queries: numbers.map((page) =>
      endpointQueryOptions(postListQuery(listInputOf({ ...filters, page }, cursors[page]))),
    ),
  })
  const loaded = results.flatMap(({ data }) => (data ? [data] : []))
  const last = loaded.at(-1)
  return {
    pages: withoutRepetitions(loaded.map(({ data }) => data)),
    lastPage,
    hasMore: last !== undefined && last.pagination.page < last.pagination.last_page,
    isLoading: results.some(({ isPending, isError }) => isPending && !isError),
    hasFailed: results.some(({ isError }) => isError),
    showUpTo: (page) => {
      // The next page begins after the last post that is shown, also if others were published or deleted meanwhile (PAGE-6).
      const cursor = page === lastPage + 1 ? last?.pagination.next_cursor : null
      setShown({ filters, lastPage: page, cursors: cursor ? { ...cursors, [page]: cursor } : cursors })
    },
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

// A post that was published meanwhile moves the others: the last of a page is also the first of the next.
function withoutRepetitions(pages: readonly (readonly Post[])[]): Post[][] {
  const seen = new Set<string>()
  return pages.map((page) =>
    page.filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    }),
  )
}
