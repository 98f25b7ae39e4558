import { maxSuggestions, searchType, type SearchType } from '@chignon/contract/search'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { inLocale } from '../db/localized.ts'
import { prepared } from '../db/prepared.ts'
import { courses } from '../db/schema/course.ts'
import { liveMasterclasses } from '../db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programs } from '../db/schema/program.ts'
import { constant } from './constant.ts'
import { inBounds, isNamed, ofType, ranks, shapeOf, tier, valuesOf, type Question } from './question.ts'

/** A thing to suggest. */
export type SuggestionRow = { type: SearchType; slug: string; name: string }

const tables = {
  course: courses,
  program: programs,
  'live-masterclass': liveMasterclasses,
  'online-masterclass': onlineMasterclasses,
}

// Where more names than that hold the words, the popular of each type are looked through instead.
const mostNames = 500

/** The things whose names hold the words, the best first, `maxSuggestions` at most. */
export async function suggestNames(db: Connection, question: Question): Promise<SuggestionRow[]> {
  const { words } = question
  if (!words) return []
  return suggestions(db, { question, isCommon: words.titles > mostNames }).execute(valuesOf(question))
}

const suggestions = prepared(
  ({ question, isCommon }: { question: Question; isCommon: boolean }) =>
    `suggest-${shapeOf(question)}${isCommon ? '-common' : ''}`,
  (db, { question, isCommon }, name) => {
    const { locale, words } = question
    const popular = searchType.options.map(
      (type) => sql`(select * from search_entries where ${inBounds(question)} and ${ofType(type)}
        order by popularity desc, thing_id limit ${constant(mostNames)})`,
    )
    const source = isCommon ? sql`(${sql.join(popular, sql` union all `)})` : sql`search_entries`
    const named = searchType.options.map((type) => {
      const table = tables[type]
      return sql`select part.*, ${table.slug} as slug, ${inLocale(table.name, locale)} as name
        from part join ${table} on part.${ofType(type)} and ${table.id} = part.thing_id`
    })
    const statement = sql`
      with part as materialized (
        select ${ranks()}, ${tier(words)} as tier from ${source} as source
        where ${inBounds(question)} and ${isNamed()}
        order by tier, is_over, popularity desc, thing_id limit ${constant(maxSuggestions)}
      )
      ${sql.join(named, sql` union all `)}`
    return db
      .select({ type: sql<SearchType>`kind`, slug: sql<string>`slug`, name: sql<string>`name` })
      .from(sql`(${statement}) as suggested`)
      .orderBy(sql`tier, is_over, popularity desc, thing_id`)
      .prepare(name)
  },
)
