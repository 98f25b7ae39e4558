import type { Locale } from '../../../packages/contract/src/index.ts'
import type { Database } from '../../../apps/api/src/db/client.ts'
import { chanceFrom } from './chance.ts'
import { vocabularyOf } from './words.ts'

/** How many courses are searched, and the languages they are written in. */
export const courseCount = 50_000
export const languages = ['en', 'de', 'fa'] as const satisfies Locale[]

const coinedWords = 20_000
const atOnce = 2500
// Longer than a pooled connection may take over one statement.
const patience = "set statement_timeout = '10min'"

type Text = Partial<Record<Locale, string>>

/** Fills an academy with generated courses beside the sample's, indexes made last, as one fills in bulk. */
export async function fillCatalogue({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(patience)
    const { rows: categories } = await client.query<{ id: string }>('select id from categories')
    await client.query('alter table courses disable trigger user')
    for (const courses of generated(categories.map(({ id }) => id))) {
      await client.query(insertCourses, [JSON.stringify(courses)])
    }
    await client.query('alter table courses enable trigger user')
    await client.query(`drop index search_entries_document, search_entries_title, search_words_spelling`)
    await client.query(
      `select refresh_search('course', array(select id from courses where slug like 'generated-%'), $1)`,
      [languages],
    )
    await client.query(`
      create index search_entries_document on search_entries using gin (document);
      create index search_entries_title on search_entries using gin (title);
      create index search_words_spelling on search_words using gin (spelling gin_trgm_ops)`)
    await client.query('vacuum analyze courses, search_entries, search_entry_words, search_words')
    // What was written is on its way to the disk for minutes; nobody searches beside that but here.
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}

const insertCourses = `
  insert into courses (slug, name, summary, description, price, popularity, category_id, level, outcomes)
  select slug, name, summary, description, 4900, popularity, category_id, 'foundation', '[]'
  from jsonb_to_recordset($1) as
    course (slug text, name jsonb, summary jsonb, description jsonb, popularity int, category_id uuid)`

function* generated(categories: string[]): Generator<object[]> {
  const chance = chanceFrom(7)
  const vocabularies = languages.map(
    (language) => [language, vocabularyOf(language, coinedWords, chance)] as const,
  )
  const text = (words: number): Text =>
    Object.fromEntries(
      vocabularies.map(([language, vocabulary]) => [
        language,
        Array.from({ length: words }, () => chance.frequent(vocabulary)).join(' '),
      ]),
    )
  for (let from = 0; from < courseCount; from += atOnce) {
    yield Array.from({ length: atOnce }, (_, place) => ({
      slug: `generated-${from + place}`,
      name: text(2 + chance.below(4)),
      summary: text(14),
      description: text(24),
      popularity: chance.below(101),
      category_id: chance.one(categories),
    }))
  }
}
