import { locales } from '@chignon/contract/locale'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { fold, spellingOf } from './fold.ts'
import { readText } from './read-words.ts'

const { db } = await openTestApp({ sample: true })

async function ask<Value>(query: ReturnType<typeof sql>): Promise<Value[]> {
  const { rows } = await db().execute<{ value: Value }>(query)
  return rows.map(({ value }) => value)
}

test('every letter we teach in is folded here as in the database', async () => {
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
  const folded = await ask<string>(
    sql`select fold(letter) as value from unnest(${sql.param(letters)}::text[]) with ordinality as list (letter, place)
      order by place`,
  )
  const differing = letters.filter((letter, place) => fold(letter) !== folded[place])
  expect(differing).toEqual([])
})

test.each(locales)('every word of the catalogue in %s is read here as it was indexed', async (locale) => {
  const texts = await ask<string>(
    sql`select name || ' ' || summary || ' ' || body as value from search_sources where locale = ${locale}`,
  )
  const indexed = await ask<string>(
    sql`select word as value from search_words where locale = ${locale} order by word`,
  )
  const read = new Set(
    texts.flatMap((text) => Object.values(readText(text)).flatMap((words) => words.map(({ word }) => word))),
  )
  expect([...read].filter((word) => !indexed.includes(word))).toEqual([])
  expect(indexed.filter((word) => !read.has(word))).toEqual([])
  const spelled = await ask<string>(
    sql`select spelling as value from search_words where locale = ${locale} order by word`,
  )
  expect(indexed.map(spellingOf)).toEqual(spelled)
})

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
