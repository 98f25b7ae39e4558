import { maxCounted } from '@chignon/contract/catalogue/catalogue-rules'
import { searchType, type SearchCounts, type SearchType } from '@chignon/contract/catalogue/search'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { preparedViewer, type ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { courseCardsOfPage, withOtherCards, type CardRows, type CourseCardsJson } from './cards.queries.ts'
import { countCtes } from './count-entries.ts'
import {
  isInScope,
  isOfRequestedType,
  isOfType,
  matchesDocument,
  matchesTitle,
  matchRank,
  orderColumns,
  pageCte,
  pageEntries,
  statementKey,
  statementValues,
} from './search-query.ts'
import type { ResultRange, SearchQuery } from './search-query.ts'
import { sqlLiteral } from '../../platform/db/sql-literal.ts'
import { indexVersion } from './version.queries.ts'

/** A search result: its type and id. */
export type Entry = { type: SearchType; id: string }

/** A range of the results, and the number of results of each type, including types that were not requested. */
export type FoundEntries = {
  entries: Entry[]
  counts: SearchCounts
  /** The cards of the entries, if requested. */
  cards: CardRows | undefined
  /** The version of the index. */
  version: string | undefined
}

/** What to find. */
export type EntrySearch = {
  query: SearchQuery
  range: ResultRange
  /** Whose cards to return with the entries; null for none. */
  viewer: ViewerContext | null
}

// All matches of rare words are ranked. Ranking all matches of common words would take too long: then only the most popular
// entries of each type are, and entries that have the words in their name.
const maxRanked = maxCounted
const maxPopular = 200
const maxByTitle = 200

/**
 * Finds entries, best match first: name before summary before other texts; as typed before corrected; then by popularity.
 * Reads at most a few thousand entries, however common the words. Returns nothing beyond `maxCounted`.
 */
export async function findEntries(db: Connection, search: EntrySearch): Promise<FoundEntries> {
  const { courses, ...found } = await findWithCourses(db, search)
  const cards =
    search.viewer && courses ? await withOtherCards(db, courses, found.entries, search.viewer) : undefined
  return { ...found, cards }
}

// The entries, with the cards of courses if cards are requested.
type WithCourses = Omit<FoundEntries, 'cards'> & { courses: CourseCardsJson | undefined }

async function findWithCourses(db: Connection, search: EntrySearch): Promise<WithCourses> {
  const { query, range } = search
  const { words, types } = query
  const limit = Math.max(0, Math.min(range.limit, maxCounted - range.offset))
  const bounded = { ...search, range: { ...range, limit } }
  // Common words may rarely occur together; only the index shows that.
  const mayBeRare = words && (words.maxDocuments <= maxRanked || words.minDocuments === 0)
  const all = mayBeRare ? await findAmongAll(db, bounded) : undefined
  if (all) return all
  const found = await findAmongPopular(db, bounded)
  const remaining = types.reduce((sum, type) => sum + found.counts[type], 0) - range.offset
  if (!words || found.entries.length >= Math.min(limit, remaining)) return found
  // If too few are popular or match by name, or the page is far down, other matches follow.
  const { entries, courses } = await findAmongPopular(db, bounded, { includeOthers: true })
  return { ...found, entries, courses }
}

type Row = {
  entries: [SearchType, string][]
  counts: Partial<SearchCounts> | null
  version: string | null
  courses: CourseCardsJson | null
}

// Returns undefined if there are more than `maxRanked` matches.
async function findAmongAll(db: Connection, search: EntrySearch): Promise<WithCourses | undefined> {
  const rows = await amongAll(db, search).execute(valuesOf(search))
  const found = toFoundEntries(rows[0])
  const ranked = Object.values(found.counts).reduce((sum, count) => sum + count)
  return ranked <= maxRanked ? found : undefined
}

const amongAll = prepared(
  (search: EntrySearch) => `search-${keyOf(search)}`,
  (db, { query, viewer }, name) =>
    selectResult(
      db,
      sql`
        with found as materialized (
          select ${orderColumns()}, ${matchRank(query.words)} as rank, 0 as pass from search_entries
          where ${isInScope(query)} and ${matchesDocument(query.words)} limit ${sqlLiteral(maxRanked + 1)}
        ),
        ${
          // If there are too many matches the page is not used.
          pageCte(sql`case when (select count(*) from found) <= ${sqlLiteral(maxRanked)}
            then ${sql.placeholder('limit')}::bigint else 0 end`)
        },
        counts as (select kind, count(*) as total from found group by kind)`,
      viewer,
    ).prepare(name),
)

async function findAmongPopular(
  db: Connection,
  search: EntrySearch,
  { includeOthers = false } = {},
): Promise<WithCourses> {
  const { query, range } = search
  // Without words every entry matches, so a page further down needs more of them.
  const popularLimit = Math.min(maxCounted, Math.max(maxPopular, range.offset + range.limit))
  const rows = await amongPopular(db, { search, includeOthers }).execute({
    ...valuesOf(search),
    popularLimit: query.words ? maxPopular : popularLimit,
  })
  return toFoundEntries(rows[0])
}

const amongPopular = prepared(
  ({ search, includeOthers }: { search: EntrySearch; includeOthers: boolean }) =>
    `search-popular-${keyOf(search)}${includeOthers ? '-others' : ''}`,
  (db, { search: { query, viewer }, includeOthers }, name) => {
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
        ${countCtes(query, popularLimit)},
        ${words && !includeOthers ? pageCte(limitIfComplete()) : pageCte()}`,
      viewer,
    ).prepare(name)
  },
)

// No page if there are too few entries, because then the statement is repeated with the others: this saves their cards.
function limitIfComplete(): SQL {
  return sql`case when (select count(*) from found where ${isOfRequestedType()})
    >= least(${sql.placeholder('offset')}::bigint + ${sql.placeholder('limit')}::bigint,
      (select sum(total) from counts where ${isOfRequestedType()})) then ${sql.placeholder('limit')}::bigint else 0 end`
}

function keyOf({ query, viewer }: EntrySearch): string {
  const cards = viewer === null ? 'ids' : viewer.viewerId === null ? 'guest' : 'member'
  return `${statementKey(query)}-${cards}`
}

function valuesOf({ query, range, viewer }: EntrySearch): Record<string, unknown> {
  return { ...statementValues(query), ...range, viewerId: viewer?.viewerId }
}

// One row: the page of entries, the cards of its courses and the counts, so that most searches take one round trip.
function selectResult(db: Connection, ctes: SQL, viewer: ViewerContext | null) {
  const result = sql`${ctes}
    select ${pageEntries()} as entries, (select json_object_agg(kind, total) from counts) as counts,
      ${indexVersion()} as version,
      ${viewer ? courseCardsOfPage(preparedViewer(viewer)) : sql`null::json`} as courses`
  return db
    .select({
      entries: sql<Row['entries']>`entries`,
      counts: sql<Row['counts']>`counts`,
      version: sql<Row['version']>`version`,
      courses: sql<Row['courses']>`courses`,
    })
    .from(sql`(${result}) as result`)
}

function toFoundEntries(row: Row | undefined): WithCourses {
  const none = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }
  return {
    entries: (row?.entries ?? []).map(([type, id]) => ({ type, id })),
    counts: { ...none, ...row?.counts },
    courses: row?.courses ?? undefined,
    version: row?.version ?? undefined,
  }
}
