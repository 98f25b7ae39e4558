import type { Connection } from '../db/client.ts'
import { offsetOf } from '../db/page.ts'
import { filterValues, searchedWords } from './post-filter.queries.ts'
import {
  countedOf,
  maxMatchesOfIndex,
  newestSearchedWhole,
  selectPage,
  type PageRequest,
  type PageSource,
} from './select-page.queries.ts'

/** The ids of a page of the feed in its order. `total` counts at most `maxCountedPosts` after the page, of a search at least `minCountedMatches`. */
export type PostPage = { ids: string[]; total: number }

// In the order of the feed common words are found soon and rare ones late; in the index of words it is the other way round. Whether
// words are common is estimated from the newest posts.
const sample = { newest: newestSearchedWhole }
const minMatchesOfCommonWords = 4
const newestPosts = { newest: 5000 }

const maxRemembered = 1000
const commonSearches = new Map<string, boolean>()

/** Finds a page of the feed. */
export function findPostPage(db: Connection, request: PageRequest): Promise<PostPage> {
  return searchedWords(request.filter) ? findSearchedPage(db, request) : runPage(db, request, 'all')
}

async function findSearchedPage(db: Connection, request: PageRequest): Promise<PostPage> {
  const counted = countedOf(request)
  const search = JSON.stringify(request.filter)
  const wasCommon = commonSearches.get(search)
  const sampled = wasCommon === undefined ? await runPage(db, request, sample) : undefined
  if (sampled && sampled.total >= counted) return sampled
  if (wasCommon ?? (sampled && sampled.total >= minMatchesOfCommonWords)) {
    const newest = await runPage(db, request, newestPosts)
    if (newest.total === counted) {
      remember(search, true)
      return newest
    }
  }
  const found = await runPage(db, request, 'index')
  const isCommon = found.total === maxMatchesOfIndex
  remember(search, isCommon)
  return isCommon ? runPage(db, request, 'all') : found
}

// The same texts are searched again and again, and page by page. A wrong memory only takes longer.
function remember(search: string, isCommon: boolean): void {
  const [oldest] = commonSearches.keys()
  if (commonSearches.size >= maxRemembered && oldest !== undefined) commonSearches.delete(oldest)
  commonSearches.set(search, isCommon)
}

async function runPage(db: Connection, request: PageRequest, source: PageSource): Promise<PostPage> {
  const { filter, pageParams, viewerContext } = request
  const [row] = await selectPage(db, { ...request, source }).execute({
    ...filterValues(filter, viewerContext),
    limit: pageParams.per_page,
    offset: offsetOf(pageParams),
    counted: countedOf(request),
  })
  return row ?? { ids: [], total: 0 }
}
