import { maxPage, minSearchLength } from '@chignon/contract/platform/platform-rules'
import type { PostType } from '@chignon/contract/community/post'

/** The types of posts, in the order of the filter (POST-1). */
export const postTypes = ['article', 'image', 'video', 'question'] as const satisfies readonly PostType[]

/** What the address of the feed selects. */
export type FeedFilters = {
  search: string
  /** Slugs of categories; none means all. */
  categories: readonly string[]
  /** At most one type (FILTER-2). */
  types: readonly PostType[]
  page: number
}

/** The whole feed from its beginning. */
export const wholeFeed: FeedFilters = { search: '', categories: [], types: [], page: 1 }

/** Reads the filters of an address; values that cannot be are left out. */
export function readFeedFilters(query: URLSearchParams): FeedFilters {
  const type = postTypes.find((candidate) => candidate === query.get('type'))
  const page = Number(query.get('page') ?? 1)
  const search = query.get('search')?.trim() ?? ''
  return {
    search: search.length >= minSearchLength ? search : '',
    categories: [...new Set(query.getAll('category'))]
      .filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug))
      .slice(0, 20),
    types: type ? [type] : [],
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The address of the feed with these filters. */
export function feedPath({ search, categories, types, page }: FeedFilters): string {
  const query = new URLSearchParams([
    ...(search ? [['search', search]] : []),
    ...categories.map((slug) => ['category', slug]),
    ...types.map((type) => ['type', type]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size > 0 ? `/posts?${query}` : '/posts'
}

/** The input of the call that lists a page of the feed. */
export function listInputOf({ search, categories, types, page }: FeedFilters, cursor?: string) {
  return {
    query: {
      page,
      ...(cursor === undefined ? {} : { cursor }),
      ...(search ? { search } : {}),
      ...(categories.length > 0 ? { category: [...categories] } : {}),
      ...(types.length > 0 ? { type: [...types] } : {}),
    },
  }
}
