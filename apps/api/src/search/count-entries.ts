import { maxCounted, searchType } from '@chignon/contract/search'
import { sql, type SQL } from 'drizzle-orm'
import { constant } from './constant.ts'
import { holds, inBounds, ofType, type Question } from './question.ts'

/**
 * Counts what is found of each type, up to `maxCounted`, beside a statement's `popular`: the `most` popular things of each
 * type, with a tier where they are found. Only of a type that has more of them the others are counted too, and not even
 * there where the vocabulary alone tells that there are enough.
 */
export function counting(question: Question, most: SQL): SQL {
  const least = sql`${sql.placeholder('least')}::bigint`
  const further = searchType.options.map(
    (type) => sql`when ${ofType(type)} then (select count(*) from (select from search_entries
      where ${inBounds(question)} and ${ofType(type)} and ${holds(question.words)} limit ${constant(maxCounted)}) as held)`,
  )
  // Whatever of the least number is not of the types that were looked through is of the one that was not; of two such types
  // nothing is known.
  return sql`
    looking as (select kind, count(*) as looked_at, count(tier) as matched from popular group by kind),
    knowing as (
      select *, sum(matched) filter (where looked_at < ${most}) over () as elsewhere,
        count(*) filter (where looked_at >= ${most}) over () as unsure
      from looking
    ),
    counting as (
      select kind, case
        when looked_at < ${most} then matched
        when unsure = 1 and ${least} - coalesce(elsewhere, 0) >= ${constant(maxCounted)} then ${constant(maxCounted)}
        else case ${sql.join(further, sql` `)} end
      end as counted
      from knowing
    )`
}
