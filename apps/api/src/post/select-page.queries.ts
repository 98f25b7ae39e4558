import { pageSizes } from '@chignon/contract/business-rules'
import { maxCountedPosts, minCountedMatches } from '@chignon/contract/community-rules'
import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { ViewerContext } from '../access/viewer-context.ts'
import type { Connection } from '../db/client.ts'
import { offsetOf, type PageParams } from '../db/page.ts'
import { prepared } from '../db/prepared.ts'
import { posts } from '../db/schema/post.ts'
import { isOften } from '../db/search.ts'
import { sqlLiteral } from '../search/sql-literal.ts'
import { filterKey, hasWords, matchesFilter, searchedWords, type PostFilter } from './post-filter.queries.ts'

/** What a page of the feed is selected by. */
export type PageRequest = { filter: PostFilter; pageParams: PageParams; viewerContext: ViewerContext }

/**
 * Where the posts of a page are looked for: in the order of the feed, among all or among a number of the newest ones; or in the
 * index of words, which finds them in no order and at most `maxMatchesOfIndex`.
 */
export type PageSource = 'all' | 'index' | { newest: number }

type PageShape = PageRequest & { source: PageSource }

/** The most posts a page from the index of words is selected from. */
export const maxMatchesOfIndex = 2000

/** The order of the feed. */
export const newestFirst = [desc(posts.publishedAt), posts.id]

/** The number of posts up to the last one that is counted; of a search, that has to be counted. */
export function countedOf({ filter, pageParams }: PageRequest): number {
  const after = searchedWords(filter) ? minCountedMatches : maxCountedPosts
  return offsetOf(pageParams) + pageParams.per_page + after
}

/** So few of the newest posts are all searched, so that a small community gets exact totals. */
export const newestSearchedWhole = 300

/** The statement of a page; it returns one row. */
export function selectPage(db: Connection, shape: PageShape) {
  return isUsual(shape) ? preparedPage(db, shape) : preparePage(db, shape, '')
}

const preparedPage = prepared(nameOf, preparePage)

function preparePage(db: Connection, shape: PageShape, name: string) {
  const { limit, offset } = limitsOf(shape)
  const result = sql`with found as materialized (${selectFound(shape)})
    select (select count(*)::int from found) as total,
      array(select id from found order by published_at desc, id limit ${limit} offset ${offset}) as ids`
  return db
    .select({ ids: sql<string[]>`ids`, total: sql<number>`total` })
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
  const { counted } = limitsOf(shape)
  if (source === 'index')
    return sql`select ${columns} from ${posts} where ${and(matches, hasAllWords)} limit ${sqlLiteral(maxMatchesOfIndex)}`
  if (source === 'all')
    return sql`select ${columns} from ${posts} where ${and(matches, hasAllWords && isOften(hasAllWords))} ${inOrder} limit ${counted}`
  const newest = sql`select ${columns}, ${posts.searchText}, ${posts.searchAscii} from ${posts}
    where ${matches} ${inOrder} limit ${sqlLiteral(source.newest)}`
  const limit = source.newest > newestSearchedWhole ? sql`limit ${counted}` : sql``
  return sql`select ${columns} from (${newest}) as ${posts} where ${hasAllWords} ${inOrder} ${limit}`
}

// PostgreSQL plans a statement with placeholders in its limits again for each execution, so those of the first page are inlined.
function limitsOf(request: PageRequest): Record<'limit' | 'offset' | 'counted', SQL> {
  const { pageParams } = request
  if (isFirstPage(pageParams))
    return {
      limit: sqlLiteral(pageParams.per_page),
      offset: sqlLiteral(0),
      counted: sqlLiteral(countedOf(request)),
    }
  return {
    limit: sql`${sql.placeholder('limit')}::bigint`,
    offset: sql`${sql.placeholder('offset')}::bigint`,
    counted: sql`${sql.placeholder('counted')}::bigint`,
  }
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
  const place = typeof source === 'object' ? source.newest : source
  return `posts-${filterKey(filter, viewerContext)}-${place}${isFirstPage(pageParams) ? '-first' : ''}`
}
