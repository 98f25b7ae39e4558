import type { Connection } from '../db/client.ts'
import { offsetOf } from '../db/page.ts'
import { filterValues, searchedWords } from './post-filter.queries.ts'
import { countedIn, countedOf, selectPage, type PageRequest, type PageShape } from './select-page.queries.ts'

/** The ids of a page of the feed in its order. `total` counts at most `maxCountedPosts` after the page, of a search at least `minCountedMatches`. */
export type PostPage = { ids: string[]; total: number }

const maxRemembered = 1000
// Searches whose words are too rare to be found among the newest posts.
const rareSearches = new Set<string>()

/** Finds a page of the feed. */
export function findPostPage(db: Connection, request: PageRequest): Promise<PostPage> {
  const { savedBy, authorId } = request.filter
  const isOfOnePerson = savedBy !== undefined || authorId !== undefined
  // The posts of one person are so few that they need no index of words.
  if (!searchedWords(request.filter) || isOfOnePerson) return runPage(db, { ...request, source: 'all' })
  return findSearchedPage(db, request)
}

async function findSearchedPage(db: Connection, request: PageRequest): Promise<PostPage> {
  const search = JSON.stringify(request.filter)
  if (!rareSearches.has(search)) {
    const newest = await runPage(db, { ...request, source: 'newest' })
    if (newest.total >= countedOf(request)) return newest
    if (request.pageParams.page === 1) remember(search)
  }
  return runPage(db, { ...request, source: 'months' })
}

// The same texts are searched again and again, and page by page. An outdated entry only makes the query slower.
function remember(search: string): void {
  const [oldest] = rareSearches
  if (rareSearches.size >= maxRemembered && oldest !== undefined) rareSearches.delete(oldest)
  rareSearches.add(search)
}

async function runPage(db: Connection, shape: PageShape): Promise<PostPage> {
  const { filter, pageParams, viewerContext } = shape
  const [row] = await selectPage(db, shape).execute({
    ...filterValues(filter, viewerContext),
    limit: pageParams.per_page,
    offset: offsetOf(pageParams),
    counted: countedIn(shape),
  })
  return row ?? { ids: [], total: 0 }
}
