import { maxCounted } from '@chignon/contract/catalogue/catalogue-rules'
import { searchType } from '@chignon/contract/catalogue/search'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { isInScope, isOfType, matchesDocument, type SearchQuery } from './search-query.ts'
import { sqlLiteral } from '../../platform/db/sql-literal.ts'

/**
 * CTEs that count the matches of each type, up to `maxCounted`. They read the CTE `popular`: the `limit` most popular
 * entries of each type, with a rank if they match. Other entries are counted only for types that have more than `limit`,
 * and not if the vocabulary shows that there are at least `maxCounted`.
 */
export function countCtes(query: SearchQuery, limit: SQL): SQL {
  const minDocuments = sql`${sql.placeholder('minDocuments')}::bigint`
  const fullCounts = searchType.options.map(
    (type) => sql`when ${isOfType(type)} then (select count(*) from (select from search_entries
      where ${isInScope(query)} and ${isOfType(type)} and ${matchesDocument(query.words)}
      limit ${sqlLiteral(maxCounted)}) as matching)`,
  )
  // If only one type is incomplete, it has all matches of the minimum that the complete types do not have.
  return sql`
    scanned as (select kind, count(*) as entries, count(rank) as matches from popular group by kind),
    scanned_types as (
      select *, sum(matches) filter (where entries < ${limit}) over () as complete_matches,
        count(*) filter (where entries >= ${limit}) over () as incomplete_types
      from scanned
    ),
    counts as (
      select kind, case
        when entries < ${limit} then matches
        when incomplete_types = 1 and ${minDocuments} - coalesce(complete_matches, 0) >= ${sqlLiteral(maxCounted)}
          then ${sqlLiteral(maxCounted)}
        else case ${sql.join(fullCounts, sql` `)} end
      end as total
      from scanned_types
    )`
}
