import { maxSuggestions } from '@chignon/contract/catalogue/catalogue-rules'
import { searchType, type SearchType } from '@chignon/contract/catalogue/search'
import { sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'
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
import { sqlLiteral } from '../../platform/db/sql-literal.ts'
import { indexVersion } from './version.queries.ts'

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

/** The entries whose names contain the words, best match first, `maxSuggestions` at most; and the version of the index. */
export async function findNames(
  db: Connection,
  query: SearchQuery,
): Promise<{ rows: SuggestionRow[]; version: string | undefined }> {
  const isCommon = (query.words?.maxTitles ?? Infinity) > maxMatchingTitles
  const [found] = await suggestions(db, { query, isCommon }).execute(statementValues(query))
  return { rows: found?.rows ?? [], version: found?.version ?? undefined }
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
        from best join ${table} on best.${isOfType(type)} and ${table.id} = best.thing_id and ${isPublished(table)}`
    })
    const order = sql`rank, is_over, popularity desc, thing_id`
    const suggested = sql`
      with best as materialized (
        select ${orderColumns()}, ${matchRank(words)} as rank from ${source} as source
        where ${isInScope(query)} and ${matchesTitle()}
        order by ${order} limit ${sqlLiteral(maxSuggestions)}
      )
      ${sql.join(named, sql` union all `)}`
    const rows = sql`select coalesce(json_agg(json_build_object('type', kind, 'slug', slug, 'name', name)
      order by ${order}), '[]') as rows, ${indexVersion()} as version from (${suggested}) as suggested`
    return db
      .select({ rows: sql<SuggestionRow[]>`rows`, version: sql<string | null>`version` })
      .from(sql`(${rows}) as result`)
      .prepare(name)
  },
)
