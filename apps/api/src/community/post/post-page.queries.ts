import type { Connection } from '../../platform/db/client.ts'
import { offsetOf } from '../../platform/db/page.ts'
import { filterValues, searchedWords } from './post-filter.queries.ts'
import { foundFrom, selectPage, type PageRequest, type PageShape } from './select-page.queries.ts'

/**
 * The ids of a page of the feed in its order. `total` counts at most `maxCountedPosts` after the page, of a search at least
 * `minCountedMatches`.
 */
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
  const { page, per_page } = request.pageParams
  const pagesBefore = (page - 1) * per_page
  const search = JSON.stringify(request.filter)
  if (!rareSearches.has(search)) {
    const newest = await runPage(db, { ...request, source: 'newest' })
    if (newest.total >= pagesBefore + foundFrom(request)) return newest
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
  const { pageParams } = shape
  const offset = offsetOf(pageParams)
  if (pageParams.cursor !== undefined) {
    const after = await run(db, shape, { limit: pageParams.per_page, offset: 0, found: foundFrom(shape) })
    // Every page before a cursor is full.
    return { ids: after.ids, total: (pageParams.page - 1) * pageParams.per_page + after.found }
  }
  const { ids, found } = await run(db, shape, { limit: pageParams.per_page, offset, found: foundFrom(shape) })
  // A search that finds nothing among the newest posts continues month by month.
  if (found > 0 || offset === 0 || shape.source === 'newest') return { ids, total: offset + found }
  // After the last page, the posts before it are counted.
  const before = await run(db, shape, { limit: 0, offset: 0, found: offset })
  return { ids, total: before.found }
}

async function run(
  db: Connection,
  shape: PageShape,
  limits: { limit: number; offset: number; found: number },
) {
  const values = { ...filterValues(shape.filter, shape.viewerContext), ...limits }
  const [row] = await selectPage(db, shape).execute(values)
  return row ?? { ids: [], found: 0 }
}
