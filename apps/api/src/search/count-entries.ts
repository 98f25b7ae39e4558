import { mostCounted, searchType, type SearchCounts, type SearchType } from '@chignon/contract'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { constant } from './constant.ts'
import { holds, inBounds, ofType, type Question } from './question.ts'

/**
 * Counts the types that are too large to have been looked through, up to `mostCounted` each. `counts` tells the others; nothing
 * is asked where the vocabulary alone tells that there is more than that.
 */
export async function countRest(
  db: Connection,
  question: Question,
  counts: SearchCounts,
  unsure: SearchType[],
): Promise<Partial<SearchCounts>> {
  const [first] = unsure
  if (first === undefined) return {}
  const sure = searchType.options.filter((type) => type !== first)
  const others = sure.reduce((sum, type) => sum + counts[type], 0)
  const isOnly = unsure.length === 1 && question.categoryId === undefined
  const least = isOnly ? (question.words?.least ?? 0) - others : 0
  return least >= mostCounted ? { [first]: mostCounted } : count(db, question, unsure)
}

async function count(
  db: Connection,
  question: Question,
  types: SearchType[],
): Promise<Partial<SearchCounts>> {
  const counting = types.map((type) => {
    const counted = sql`select from search_entries
      where ${inBounds(question)} and ${ofType(type)} and ${holds(question.words)} limit ${constant(mostCounted)}`
    return sql`select ${sql.raw(`'${type}'`)} as kind, count(*)::integer as counted from (${counted}) as counting`
  })
  const { rows } = await db.execute<{ kind: SearchType; counted: number }>(
    sql.join(counting, sql` union all `),
  )
  return Object.fromEntries(rows.map(({ kind, counted }) => [kind, counted]))
}
