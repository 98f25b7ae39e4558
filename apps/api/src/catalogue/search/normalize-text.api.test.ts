import { locales } from '@chignon/contract/platform/locale'
import { sql } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { asciiSpelling, normalizeText } from './normalize-text.ts'
import { tokenizeWithCompounds } from './tokenize.ts'

const { db } = await openTestApp({ sample: true })

async function selectValues<Value>(query: ReturnType<typeof sql>): Promise<Value[]> {
  const { rows } = await db().execute<{ value: Value }>(query)
  return rows.map(({ value }) => value)
}

test('normalizes every letter of the seven languages as fold() in the database does', async () => {
  const letters = [
    ...range(0x21, 0x7e),
    ...range(0xc0, 0x148),
    ...range(0x14a, 0x17f),
    ...range(0x1e00, 0x1e9b),
    ...range(0x1e9e, 0x1ef9),
    ...range(0x620, 0x64a),
    ...range(0x660, 0x669),
    ...range(0x671, 0x6d3),
    ...range(0x6f0, 0x6f9),
  ].filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  const normalized = await selectValues<string>(
    sql`select fold(letter) as value from unnest(${sql.param(letters)}::text[]) with ordinality as list (letter, place)
      order by place`,
  )
  const differing = letters.filter((letter, index) => normalizeText(letter) !== normalized[index])
  expect(differing).toEqual([])
})

test.each(locales)('splits the catalogue in %s into the same words as the index', async (locale) => {
  const texts = await selectValues<string>(
    sql`select name || ' ' || summary || ' ' || body as value from search_sources where locale = ${locale}`,
  )
  const indexed = await selectValues<string>(
    sql`select word as value from search_words where locale = ${locale} order by word`,
  )
  const tokenized = new Set(
    texts.flatMap((text) =>
      Object.values(tokenizeWithCompounds(text)).flatMap((words) => words.map(({ word }) => word)),
    ),
  )
  expect([...tokenized].filter((word) => !indexed.includes(word))).toEqual([])
  expect(indexed.filter((word) => !tokenized.has(word))).toEqual([])
  const spellings = await selectValues<string>(
    sql`select spelling as value from search_words where locale = ${locale} order by word`,
  )
  expect(indexed.map(asciiSpelling)).toEqual(spellings)
})

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
