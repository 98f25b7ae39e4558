import { postTypes, readFeedFilters, type FeedFilters } from './feed-filters.ts'

const filtersKey = 'feed-filters'
const viewedKey = 'viewed-post'

/** The filters that are kept in the browser (FILTER-3). */
export type StoredFilters = Pick<FeedFilters, 'categories' | 'types'>

/** The filters of the last visit; null if there are none. */
export function readStoredFilters(): StoredFilters | null {
  const query = readText(filtersKey)
  if (query === null) return null
  const { categories, types } = readFeedFilters(new URLSearchParams(query))
  return categories.length + types.length > 0 ? { categories, types } : null
}

/** Keeps the filters for the next visit. */
export function storeFilters({ categories, types }: StoredFilters): void {
  const query = new URLSearchParams([
    ...categories.map((slug) => ['category', slug]),
    ...types.filter((type) => postTypes.includes(type)).map((type) => ['type', type]),
  ])
  writeText(filtersKey, query.size > 0 ? String(query) : null)
}

/** The post that was opened last, and how many pages of the feed were shown then (POST-7). */
export type ViewedPost = { id: string; lastPage: number }

/** The post that was opened last; null if there is none. */
export function readViewedPost(): ViewedPost | null {
  const [id, page] = readText(viewedKey)?.split(' ') ?? []
  const lastPage = Number(page)
  return id && Number.isInteger(lastPage) && lastPage >= 1 ? { id, lastPage } : null
}

/** Keeps the post that is opened. */
export function storeViewedPost({ id, lastPage }: ViewedPost): void {
  writeText(viewedKey, `${id} ${lastPage}`)
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Without storage the feed begins as for a new visitor.
    return null
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Full or forbidden storage: nothing is kept.
  }
}
