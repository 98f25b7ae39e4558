import type { Locale } from '@chignon/contract/platform/locale'
import type { Database } from '../../../../apps/api/src/platform/db/client.ts'
import { seededRandom } from '../seeded-random.ts'
import { generateVocabulary } from './vocabulary.ts'

/** Number of generated courses. */
export const courseCount = 50_000
/** The languages of the generated courses. */
export const languages = ['en', 'de', 'fa'] as const satisfies Locale[]

const generatedWords = 20_000
const batchSize = 2500
// Longer than the pool's own statement timeout.
const setTimeoutSql = "set statement_timeout = '10min'"

type Text = Partial<Record<Locale, string>>

/** Adds generated courses to the sample's. A bulk load: triggers off, indexes created last. */
export async function fillCatalogue({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(setTimeoutSql)
    const { rows: categories } = await client.query<{ id: string }>('select id from categories')
    await client.query('alter table courses disable trigger user')
    for (const courses of generateBatches(categories.map(({ id }) => id))) {
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
    await client.query(
      'vacuum analyze courses, product_popularity, search_entries, search_entry_words, search_words',
    )
    // Otherwise PostgreSQL writes to disk for minutes while the searches are measured.
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}

const insertCourses = `
  with course as (
    select gen_random_uuid() as id, * from jsonb_to_recordset($1) as
      course (slug text, name jsonb, summary jsonb, description jsonb, popularity int, category_id uuid)
  ),
  inserted as (
    insert into courses (id, slug, name, summary, description, price, category_id, level, outcomes)
    select id, slug, name, summary, description, 4900, category_id, 'foundation', '[]' from course
  )
  insert into product_popularity (kind, product_id, score) select 'course', id, popularity from course`

function* generateBatches(categories: string[]): Generator<object[]> {
  const random = seededRandom(7)
  const vocabularies = languages.map(
    (language) => [language, generateVocabulary(language, generatedWords, random)] as const,
  )
  const text = (words: number): Text =>
    Object.fromEntries(
      vocabularies.map(([language, vocabulary]) => [
        language,
        Array.from({ length: words }, () => random.pickZipf(vocabulary)).join(' '),
      ]),
    )
  for (let from = 0; from < courseCount; from += batchSize) {
    yield Array.from({ length: batchSize }, (_, index) => ({
      slug: `generated-${from + index}`,
      name: text(2 + random.below(4)),
      summary: text(14),
      description: text(24),
      popularity: random.below(101),
      category_id: random.pick(categories),
    }))
  }
}
