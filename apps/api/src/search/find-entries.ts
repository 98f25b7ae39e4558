import { maxCounted } from '@chignon/contract/business-rules'
import { searchType, type SearchCounts, type SearchType } from '@chignon/contract/search'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { countCtes } from './count-entries.ts'
import {
  isInScope,
  isOfRequestedType,
  isOfType,
  matchesDocument,
  matchesTitle,
  matchRank,
  orderColumns,
  resultPage,
  statementKey,
  statementValues,
} from './search-query.ts'
import type { ResultRange, SearchQuery } from './search-query.ts'
import { sqlLiteral } from './sql-literal.ts'

/** A search result: its type and id. */
export type Entry = { type: SearchType; id: string }

/** A range of the results, and the number of results of each type, including types that were not requested. */
export type FoundEntries = { entries: Entry[]; counts: SearchCounts }

// All matches of rare words are ranked. Ranking all matches of common words would take too long: then only the most popular
// entries of each type are, and entries that have the words in their name.
const maxRanked = maxCounted
const maxPopular = 200
const maxByTitle = 200

/**
 * Finds entries, best match first: name before summary before other texts; as typed before corrected; then by popularity.
 * Reads at most a few thousand entries, however common the words. Returns nothing beyond `maxCounted`.
 */
export async function findEntries(
  db: Connection,
  query: SearchQuery,
  range: ResultRange,
): Promise<FoundEntries> {
  const { words, types } = query
  const limit = Math.max(0, Math.min(range.limit, maxCounted - range.offset))
  const boundedRange = { ...range, limit }
  // Common words may rarely occur together; only the index shows that.
  const mayBeRare = words && (words.maxDocuments <= maxRanked || words.minDocuments === 0)
  const all = mayBeRare ? await findAmongAll(db, query, boundedRange) : undefined
  if (all) return all
  const found = await findAmongPopular(db, query, boundedRange)
  const remaining = types.reduce((sum, type) => sum + found.counts[type], 0) - range.offset
  if (!words || found.entries.length >= Math.min(limit, remaining)) return found
  // Too few are popular or match by name, or the page is far down: add other matches, behind those.
  const { entries } = await findAmongPopular(db, query, boundedRange, { includeOthers: true })
  return { ...found, entries }
}

type Row = { entries: [SearchType, string][]; counts: Partial<SearchCounts> | null }

// Returns undefined if there are more than `maxRanked` matches.
async function findAmongAll(
  db: Connection,
  query: SearchQuery,
  range: ResultRange,
): Promise<FoundEntries | undefined> {
  const rows = await amongAll(db, query).execute({ ...statementValues(query), ...range })
  const found = toFoundEntries(rows[0])
  const ranked = Object.values(found.counts).reduce((sum, count) => sum + count)
  return ranked <= maxRanked ? found : undefined
}

const amongAll = prepared(
  (query: SearchQuery) => `search-${statementKey(query)}`,
  (db, query, name) =>
    selectResult(
      db,
      sql`
        with found as materialized (
          select ${orderColumns()}, ${matchRank(query.words)} as rank, 0 as pass from search_entries
          where ${isInScope(query)} and ${matchesDocument(query.words)} limit ${sqlLiteral(maxRanked + 1)}
        ),
        counts as (select kind, count(*) as total from found group by kind)
        ${pageAndCounts()}`,
    ).prepare(name),
)

async function findAmongPopular(
  db: Connection,
  query: SearchQuery,
  range: ResultRange,
  { includeOthers = false } = {},
): Promise<FoundEntries> {
  // Without words every entry matches, so a page further down needs more of them.
  const popularLimit = Math.min(maxCounted, Math.max(maxPopular, range.offset + range.limit))
  const statement = amongPopular(db, { query, includeOthers })
  const rows = await statement.execute({
    ...statementValues(query),
    ...range,
    popularLimit: query.words ? maxPopular : popularLimit,
  })
  return toFoundEntries(rows[0])
}

const amongPopular = prepared(
  ({ query, includeOthers }: { query: SearchQuery; includeOthers: boolean }) =>
    `search-popular-${statementKey(query)}${includeOthers ? '-others' : ''}`,
  (db, { query, includeOthers }, name) => {
    const { words } = query
    const popularLimit = words ? sqlLiteral(maxPopular) : sql`${sql.placeholder('popularLimit')}::bigint`
    const popularOfTypes = searchType.options.map(
      (type) => sql`(select * from search_entries where ${isInScope(query)} and ${isOfType(type)}
        order by popularity desc, thing_id limit ${popularLimit})`,
    )
    const others = [
      ...(words ? [{ condition: matchesTitle(), limit: maxByTitle, pass: 0 }] : []),
      ...(includeOthers ? [{ condition: matchesDocument(words), limit: maxCounted, pass: 1 }] : []),
    ].map(
      ({ condition, limit, pass }): SQL => sql`
        union all (select ${orderColumns()}, ${matchRank(words)}, ${sqlLiteral(pass)} from search_entries
          where ${isInScope(query)} and ${isOfRequestedType()} and ${condition} limit ${sqlLiteral(limit)})`,
    )
    return selectResult(
      db,
      sql`
        with popular as materialized (
          select ${orderColumns()}, case when ${matchesDocument(words)} then ${matchRank(words)} end as rank, 0 as pass
          from (${sql.join(popularOfTypes, sql` union all `)}) as most_popular
        ),
        found as materialized (
          select kind, thing_id, popularity, is_over, rank, min(pass) as pass
          from (select * from popular where rank is not null ${sql.join(others, sql` `)}) as matching
          group by kind, thing_id, popularity, is_over, rank
        ),
        ${countCtes(query, popularLimit)}
        ${pageAndCounts()}`,
    ).prepare(name)
  },
)

function pageAndCounts(): SQL {
  return sql`select ${resultPage()} as entries, (select json_object_agg(kind, total) from counts) as counts`
}

function selectResult(db: Connection, statement: SQL) {
  return db
    .select({ entries: sql<Row['entries']>`entries`, counts: sql<Row['counts']>`counts` })
    .from(sql`(${statement}) as result`)
}

function toFoundEntries(row: Row | undefined): FoundEntries {
  const none = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }
  return {
    entries: (row?.entries ?? []).map(([type, id]) => ({ type, id })),
    counts: { ...none, ...row?.counts },
  }
}
