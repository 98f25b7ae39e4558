import { mostCounted, searchType, type SearchCounts, type SearchType } from '@chignon/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import {
  holds,
  inBounds,
  ofType,
  ofTypes,
  partOf,
  ranks,
  tier,
  type Part,
  type Question,
} from './question.ts'

/** A thing that was found. */
export type Entry = { type: SearchType; id: string }

/** A part of what was found, and how much there is of each type whatever types were asked for. */
export type Found = { entries: Entry[]; counts: SearchCounts }

// What holds rare words is looked at one by one. Where words are so common that this would take long, only so many things
// are looked at: those that have the words in their names, and the popular ones of each type.
const mostLookedAt = mostCounted
const mostByName = 500
const mostPopular = 500

/**
 * Finds things, the best first: by name before by summary before by anything else; as typed before corrected; then the
 * popular. Looks at a few thousand things at most, however common the words; nothing is found beyond `mostCounted`.
 */
export async function findEntries(db: Connection, question: Question, part: Part): Promise<Found> {
  const { words, types } = question
  const limit = Math.max(0, Math.min(part.limit, mostCounted - part.offset))
  const within = { ...part, limit }
  if (words && words.documents <= mostLookedAt) return findAmongAll(db, question, within)
  const found = await findAmongPopular(db, question, within)
  const left = types.reduce((sum, type) => sum + found.counts[type], 0) - part.offset
  if (!words || found.entries.length >= Math.min(limit, left)) return found
  // Common words that rarely meet, or a page far down: whatever else the index has.
  const { entries } = await findAmongPopular(db, question, within, [holds(words)])
  return { ...found, entries }
}

type Row = { entries: [SearchType, string][]; counts: Partial<SearchCounts> | null }

async function findAmongAll(db: Connection, question: Question, part: Part): Promise<Found> {
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select ${ranks(question)}, ${tier(question.words)} as tier from search_entries
      where ${inBounds(question)} and ${holds(question.words)}
    ),
    counting as (select kind, least(count(*), ${sql.raw(String(mostCounted))}) as counted from found group by kind)
    select ${partOf(question, part)} as entries, (select json_object_agg(kind, counted) from counting) as counts`)
  return foundOf(rows)
}

type PopularRow = Row & { unsure: SearchType[] | null }

async function findAmongPopular(
  db: Connection,
  question: Question,
  part: Part,
  more: SQL[] = [],
): Promise<Found> {
  const { words } = question
  // Without words all that is looked at is found.
  const mostLooked = words ? mostPopular : Math.max(mostPopular, part.offset + part.limit)
  const looked = searchType.options.map(
    (type) => sql`(select * from search_entries where ${inBounds(question)} and ${ofType(type)}
      order by popularity desc, thing_id limit ${sql.raw(String(mostLooked))})`,
  )
  const byName = words ? [sql`title @@ ${words.any.anywhere}::tsquery`] : []
  const others = [...byName, ...more].map(
    (condition) => sql`union (select ${ranks(question)}, ${tier(words)} from search_entries
      where ${inBounds(question)} and ${ofTypes(question)} and ${condition} limit ${sql.raw(String(mostByName))})`,
  )
  const { rows } = await db.execute<PopularRow>(sql`
    with popular as materialized (
      select ${ranks(question)}, case when ${holds(words)} then ${tier(words)} end as tier
      from (${sql.join(looked, sql` union all `)}) as looked
    ),
    found as materialized (select * from popular where tier is not null ${sql.join(others, sql` `)}),
    counting as (select kind, count(*) as looked_at, count(tier) as counted from popular group by kind)
    select ${partOf(question, part)} as entries, (select json_object_agg(kind, counted) from counting) as counts,
      (select json_agg(kind) from counting where looked_at = ${sql.raw(String(mostLooked))}) as unsure`)
  const found = foundOf(rows)
  const unsure = rows[0]?.unsure ?? []
  return { ...found, counts: { ...found.counts, ...(await countRest(db, question, found.counts, unsure)) } }
}

async function countRest(
  db: Connection,
  question: Question,
  counts: SearchCounts,
  unsure: SearchType[],
): Promise<Partial<SearchCounts>> {
  const [only] = unsure
  if (only === undefined) return {}
  const others = searchType.options.reduce((sum, type) => sum + (type === only ? 0 : counts[type]), 0)
  const least =
    question.categoryId === undefined && unsure.length === 1 ? (question.words?.least ?? 0) - others : 0
  return least >= mostCounted ? { [only]: mostCounted } : count(db, question, unsure)
}

async function count(
  db: Connection,
  question: Question,
  types: SearchType[],
): Promise<Partial<SearchCounts>> {
  const counting = types.map(
    (
      type,
    ) => sql`select ${sql.raw(`'${type}'`)} as kind, count(*)::integer as counted from (select from search_entries
      where ${inBounds(question)} and ${ofType(type)} and ${holds(question.words)} limit ${sql.raw(String(mostCounted))}) as counting`,
  )
  const { rows } = await db.execute<{ kind: SearchType; counted: number }>(
    sql.join(counting, sql` union all `),
  )
  return Object.fromEntries(rows.map(({ kind, counted }) => [kind, counted]))
}

function foundOf([row]: Row[]): Found {
  const none = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }
  return {
    entries: (row?.entries ?? []).map(([type, id]) => ({ type, id })),
    counts: { ...none, ...row?.counts },
  }
}
