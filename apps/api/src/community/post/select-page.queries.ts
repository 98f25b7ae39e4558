import { pageSizes } from '@chignon/contract/platform/platform-rules'
import { maxCountedPosts, minCountedMatches } from '@chignon/contract/community/community-rules'
import { and, desc, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import type { PageParams } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { sqlLiteral } from '../../platform/db/sql-literal.ts'
import {
  filterKey,
  hasKeysOfMonth,
  hasWords,
  matchesFilter,
  searchedWords,
  type PostFilter,
} from './post-filter.queries.ts'

/** What a page of the feed is selected by. */
export type PageRequest = { filter: PostFilter; pageParams: PageParams; viewerContext: ViewerContext }

/** Where the posts of a page are looked for: among all, among the newest ones, or in the index of the words of each month. */
type PageSource = 'all' | 'newest' | 'months'

/** A request and where its posts are looked for. */
export type PageShape = PageRequest & { source: PageSource }

/** The order of the feed. */
export const newestFirst = [desc(posts.publishedAt), posts.id]

/** The most posts that a statement finds, starting with the first one of the page. */
export function foundFrom({ filter, pageParams }: PageRequest): number {
  return pageParams.per_page + (searchedWords(filter) ? minCountedMatches : maxCountedPosts)
}

// A word in one of ten posts is found often enough among so many.
const newestPosts = 200

/** The statement of a page. It returns one row: the ids of the page, and how many posts were found, starting with its first one. */
export function selectPage(db: Connection, shape: PageShape) {
  return isUsual(shape) ? preparedPage(db, shape) : preparePage(db, shape, '')
}

const preparedPage = prepared(nameOf, preparePage)

function preparePage(db: Connection, shape: PageShape, name: string) {
  const { limit } = limitsOf(shape)
  const result = sql`with found as materialized (${selectFound(shape)})
    select (select count(*)::int from found) as found,
      array(select id from found order by published_at desc, id limit ${limit}) as ids`
  return db
    .select({ ids: sql<string[]>`ids`, found: sql<number>`found` })
    .from(sql`(${result}) as result`)
    .prepare(name)
}

function selectFound(shape: PageShape): SQL {
  const { filter, viewerContext, source } = shape
  const words = searchedWords(filter)
  const hasAllWords = words && hasWords(words)
  const columns = sql`${posts.id}, ${posts.publishedAt}`
  const matches = matchesFilter(filter, viewerContext)
  const inOrder = sql`order by ${sql.join(newestFirst, sql`, `)}`
  const { found, offset } = limitsOf(shape)
  const fromOffset = sql`limit ${found} offset ${offset}`
  if (source === 'all')
    return sql`select ${columns} from ${posts} where ${and(matches, hasAllWords)} ${inOrder} ${fromOffset}`
  if (source === 'newest') {
    const newest = sql`select ${columns}, ${posts.searchText} from ${posts} where ${matches} ${inOrder} limit ${sqlLiteral(newestPosts)}`
    return sql`select ${columns} from (${newest}) as ${posts} where ${hasAllWords} ${inOrder} offset ${offset}`
  }
  // The months are read in their order, and only until the limit is reached.
  const ofMonth = sql`select ${columns} from ${posts} where ${and(hasKeysOfMonth(sql`month`), matches, hasAllWords)} ${inOrder}`
  return sql`select ${columns} from ${months}, lateral (${ofMonth}) as ${posts} ${fromOffset}`
}

const months = sql`generate_series(feed_month((select max(${posts.publishedAt}) from ${posts})),
  feed_month((select min(${posts.publishedAt}) from ${posts})), -1) as month`

// If the limits are placeholders, PostgreSQL plans the statement again for each execution; if they are subqueries, it keeps the plan.
// The limits of the first page are written into the statement, so that its plan is made for them.
function limitsOf(shape: PageShape): Record<'limit' | 'offset' | 'found', SQL> {
  const { pageParams } = shape
  if (isFirstPage(pageParams))
    return {
      limit: sqlLiteral(pageParams.per_page),
      offset: sqlLiteral(0),
      found: sqlLiteral(foundFrom(shape)),
    }
  return {
    limit: inSubquery('limit'),
    offset: inSubquery('offset'),
    found: inSubquery('found'),
  }
}

function inSubquery(limit: 'limit' | 'offset' | 'found'): SQL {
  return sql`(select ${sql.placeholder(limit)}::bigint)`
}

function isFirstPage({ page, per_page }: PageParams): boolean {
  return page === 1 && per_page === pageSizes.feed
}

// Statements of other shapes are not kept: each takes memory in every connection.
function isUsual({ filter }: PageRequest): boolean {
  const { categories, type, savedBy, authorId, except } = filter
  const words = searchedWords(filter)
  const only = [savedBy, authorId, except, words].filter((value) => value !== undefined)
  if (only.length > 1) return false
  return words === undefined || (words.length <= 2 && !categories && !type)
}

function nameOf({ filter, pageParams, viewerContext, source }: PageShape): string {
  return `posts-${filterKey(filter, viewerContext)}-${source}${isFirstPage(pageParams) ? '-first' : ''}`
}
