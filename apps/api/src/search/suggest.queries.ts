import { maxSuggestions } from '@chignon/contract/business-rules'
import { searchType, type SearchType } from '@chignon/contract/search'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { prepared } from '../db/prepared.ts'
import { courses } from '../db/schema/course.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import {
  isInScope,
  isOfType,
  matchesTitle,
  matchRank,
  orderColumns,
  statementKey,
  statementValues,
  type SearchQuery,
} from './search-query.ts'
import { sqlLiteral } from './sql-literal.ts'

/** A suggested course, program or masterclass. */
export type SuggestionRow = { type: SearchType; slug: string; name: string }

const tables = {
  course: courses,
  program: programs,
  'live-masterclass': liveMasterclasses,
  'online-masterclass': onlineMasterclasses,
}

// If more names match, only the most popular entries of each type are searched.
const maxMatchingTitles = 500

/** The entries whose names contain the words, best match first; `maxSuggestions` at most. */
export async function suggestNames(db: Connection, query: SearchQuery): Promise<SuggestionRow[]> {
  const { words } = query
  if (!words) return []
  const isCommon = words.maxTitles > maxMatchingTitles
  return suggestions(db, { query, isCommon }).execute(statementValues(query))
}

const suggestions = prepared(
  ({ query, isCommon }: { query: SearchQuery; isCommon: boolean }) =>
    `suggest-${statementKey(query)}${isCommon ? '-common' : ''}`,
  (db, { query, isCommon }, name) => {
    const { locale, words } = query
    const popularOfTypes = searchType.options.map(
      (type) => sql`(select * from search_entries where ${isInScope(query)} and ${isOfType(type)}
        order by popularity desc, thing_id limit ${sqlLiteral(maxMatchingTitles)})`,
    )
    const source = isCommon ? sql`(${sql.join(popularOfTypes, sql` union all `)})` : sql`search_entries`
    const named = searchType.options.map((type) => {
      const table = tables[type]
      return sql`select best.*, ${table.slug} as slug, ${inLocale(table.name, locale)} as name
        from best join ${table} on best.${isOfType(type)} and ${table.id} = best.thing_id`
    })
    const statement = sql`
      with best as materialized (
        select ${orderColumns()}, ${matchRank(words)} as rank from ${source} as source
        where ${isInScope(query)} and ${matchesTitle()}
        order by rank, is_over, popularity desc, thing_id limit ${sqlLiteral(maxSuggestions)}
      )
      ${sql.join(named, sql` union all `)}`
    return db
      .select({ type: sql<SearchType>`kind`, slug: sql<string>`slug`, name: sql<string>`name` })
      .from(sql`(${statement}) as suggested`)
      .orderBy(sql`rank, is_over, popularity desc, thing_id`)
      .prepare(name)
  },
)
