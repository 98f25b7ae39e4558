import { maxCounted, searchType, type SearchCounts, type SearchType } from '@chignon/contract/search'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { counting } from './count-entries.ts'
import { constant } from './constant.ts'
import {
  holds,
  inBounds,
  isNamed,
  ofType,
  ofTypes,
  partOf,
  ranks,
  shapeOf,
  tier,
  valuesOf,
} from './question.ts'
import type { Part, Question } from './question.ts'

/** A thing that was found. */
export type Entry = { type: SearchType; id: string }

/** A part of what was found, and how much there is of each type whatever types were asked for. */
export type Found = { entries: Entry[]; counts: SearchCounts }

// What holds rare words is looked at one by one. Where words are so common that this would take long, only so many things
// are looked at: the popular ones of each type, and those that have the words in their names.
const mostLookedAt = maxCounted
const mostPopular = 200
const mostByName = 200

/**
 * Finds things, the best first: by name before by summary before by anything else; as typed before corrected; then the
 * popular. Looks at a few hundred things, some thousands at most, however common the words; nothing is found beyond
 * `maxCounted`.
 */
export async function findEntries(db: Connection, question: Question, part: Part): Promise<Found> {
  const { words, types } = question
  const limit = Math.max(0, Math.min(part.limit, maxCounted - part.offset))
  const within = { ...part, limit }
  // Common words may meet rarely: only the index knows.
  const mayBeRare = words && (words.documents <= mostLookedAt || words.least === 0)
  const all = mayBeRare ? await findAmongAll(db, question, within) : undefined
  if (all) return all
  const found = await findAmongPopular(db, question, within)
  const left = types.reduce((sum, type) => sum + found.counts[type], 0) - part.offset
  if (!words || found.entries.length >= Math.min(limit, left)) return found
  // Neither popular nor called so, or a page far down: then whatever else there is, behind what was found already.
  const { entries } = await findAmongPopular(db, question, within, { andOthers: true })
  return { ...found, entries }
}

type Row = { entries: [SearchType, string][]; counts: Partial<SearchCounts> | null }

// Undefined where there is more than is looked at.
async function findAmongAll(db: Connection, question: Question, part: Part): Promise<Found | undefined> {
  const rows = await amongAll(db, question).execute({ ...valuesOf(question), ...part })
  const found = foundOf(rows[0])
  const lookedAt = Object.values(found.counts).reduce((sum, count) => sum + count)
  return lookedAt <= mostLookedAt ? found : undefined
}

const amongAll = prepared(
  (question: Question) => `search-${shapeOf(question)}`,
  (db, question, name) =>
    answering(
      db,
      sql`
        with found as materialized (
          select ${ranks()}, ${tier(question.words)} as tier, 0 as turn from search_entries
          where ${inBounds(question)} and ${holds(question.words)} limit ${constant(mostLookedAt + 1)}
        ),
        counting as (select kind, count(*) as counted from found group by kind)
        ${entriesAndCounts()}`,
    ).prepare(name),
)

async function findAmongPopular(
  db: Connection,
  question: Question,
  part: Part,
  { andOthers = false } = {},
): Promise<Found> {
  // Without words all that is looked at is found, so that a page further down takes more; none is beyond `maxCounted`.
  const down = Math.min(maxCounted, Math.max(mostPopular, part.offset + part.limit))
  const most = question.words ? mostPopular : down
  const statement = amongPopular(db, { question, andOthers })
  const rows = await statement.execute({ ...valuesOf(question), ...part, most })
  return foundOf(rows[0])
}

const amongPopular = prepared(
  ({ question, andOthers }: { question: Question; andOthers: boolean }) =>
    `search-popular-${shapeOf(question)}${andOthers ? '-others' : ''}`,
  (db, { question, andOthers }, name) => {
    const { words } = question
    const most = words ? constant(mostPopular) : sql`${sql.placeholder('most')}::bigint`
    const looked = searchType.options.map(
      (type) => sql`(select * from search_entries where ${inBounds(question)} and ${ofType(type)}
        order by popularity desc, thing_id limit ${most})`,
    )
    const others = [
      ...(words ? [{ condition: isNamed(), most: mostByName, turn: 0 }] : []),
      ...(andOthers ? [{ condition: holds(words), most: maxCounted, turn: 1 }] : []),
    ].map(
      ({ condition, most: mostOthers, turn }): SQL => sql`
        union all (select ${ranks()}, ${tier(words)}, ${constant(turn)} from search_entries
          where ${inBounds(question)} and ${ofTypes()} and ${condition} limit ${constant(mostOthers)})`,
    )
    return answering(
      db,
      sql`
        with popular as materialized (
          select ${ranks()}, case when ${holds(words)} then ${tier(words)} end as tier, 0 as turn
          from (${sql.join(looked, sql` union all `)}) as looked
        ),
        found as materialized (
          select kind, thing_id, popularity, is_over, tier, min(turn) as turn
          from (select * from popular where tier is not null ${sql.join(others, sql` `)}) as each_source
          group by kind, thing_id, popularity, is_over, tier
        ),
        ${counting(question, most)}
        ${entriesAndCounts()}`,
    ).prepare(name)
  },
)

function entriesAndCounts(): SQL {
  return sql`select ${partOf()} as entries, (select json_object_agg(kind, counted) from counting) as counts`
}

function answering(db: Connection, statement: SQL) {
  return db
    .select({ entries: sql<Row['entries']>`entries`, counts: sql<Row['counts']>`counts` })
    .from(sql`(${statement}) as answer`)
}

function foundOf(row: Row | undefined): Found {
  const none = { course: 0, program: 0, 'live-masterclass': 0, 'online-masterclass': 0 }
  return {
    entries: (row?.entries ?? []).map(([type, id]) => ({ type, id })),
    counts: { ...none, ...row?.counts },
  }
}
