import type { Database } from '../../../../apps/api/src/platform/db/client.ts'
import { seededRandom } from '../seeded-random.ts'
import { generateVocabulary } from '../search/vocabulary.ts'

/** Number of generated posts. */
export const postCount = 100_000
/** Number of generated likes; each person likes a post at most once. */
export const likeCount = 1_000_000
/** The languages of the generated posts. */
export const languages = ['en', 'de', 'fa'] as const

const personCount = 2000
const generatedWords = 10_000
const likesPerPerson = likeCount / personCount
// Longer than the pool's own statement timeout.
const setTimeoutSql = "set statement_timeout = '10min'"

/** The words of a language, the most frequent one first. */
export type Vocabularies = ReadonlyMap<string, string[]>

/** The words of the generated posts; the same each time. */
export function feedVocabularies(): Vocabularies {
  const random = seededRandom(13)
  return new Map(
    languages.map((language) => [language, generateVocabulary(language, generatedWords, random)] as const),
  )
}

/** Adds people, posts and likes to the sample's. A bulk load: the search index is created last. */
export async function fillFeed({ pool }: Database, vocabularies: Vocabularies): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(setTimeoutSql)
    await client.query('select setseed(0.5)')
    await client.query(insertPeople, [personCount])
    await client.query('create sequence feed_bench_post')
    const createIndex = await dropSearchIndex({ pool })
    for (const [place, language] of languages.entries()) {
      const words = vocabularies.get(language) ?? []
      // Two thirds of the posts are in the first language.
      const share = place === 0 ? 4 : 1
      await client.query(insertPosts, [language, words, Math.floor((postCount * share) / 6)])
    }
    await client.query(insertLikes, [personCount, likesPerPerson, postCount])
    await client.query(countLikes)
    // The update of the counts left each post twice.
    await client.query('vacuum (full) posts')
    for (const sql of createIndex) await client.query(sql)
    for (const table of ['users', 'posts', 'post_likes']) await client.query(`vacuum (analyze) ${table}`)
    // Otherwise the rows of the fill are written to disk during the measurement.
    await client.query('checkpoint')
  } finally {
    // The timeout must not stay with a connection of the pool.
    client.release(true)
  }
}

// Returns the statement that creates it again; none if the database has no such index.
async function dropSearchIndex({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'posts_words'",
  )
  await pool.query('drop index if exists posts_words')
  return rows.map(({ indexdef }) => indexdef)
}

const insertPeople = `
  insert into users (email, first_name, last_name)
  select 'reader-' || number || '@example.com', 'Reader', 'Number ' || number from generate_series(1, $1::int) as number`

// The frequency of words falls with their rank as in Zipf's law. A subquery that does not name the row would run only once.
const insertPosts = `
  with people as (select array_agg(id order by email) as ids from users where email like 'reader-%'),
    kinds as (select array_agg(id order by position) as ids from post_categories)
  insert into posts (slug, type, category_id, author_id, name, body, published_at)
  select 'generated-' || number, (array['article', 'image', 'video', 'question'])[1 + floor(random() * 4)::int],
    kinds.ids[1 + floor(random() * cardinality(kinds.ids))::int],
    people.ids[1 + floor(random() * cardinality(people.ids))::int],
    jsonb_build_object($1::text, ${wordsOf('3 + floor(random() * 4)::int')}),
    jsonb_build_object($1::text, ${wordsOf('20 + floor(random() * 80)::int')}),
    now() - random() * interval '700 days'
  from people, kinds,
    lateral (select nextval('feed_bench_post') as number from generate_series(1, $3::int)) as numbers`

function wordsOf(count: string): string {
  return `(select string_agg(($2::text[])[least(floor(power(cardinality($2::text[]) + 1, random()))::int, cardinality($2::text[]))], ' ')
    from generate_series(1, ${count}) where number is not null)`
}

// Each person likes one post of each stretch, so that no like repeats.
const insertLikes = `
  with liked as (select id, row_number() over (order by slug) - 1 as number from posts where slug like 'generated-%'),
    people as (select id, row_number() over (order by email) as number from users where email like 'reader-%')
  insert into post_likes (post_id, user_id)
  select liked.id, people.id
  from people, generate_series(0, $2::int - 1) as stretch,
    lateral (select stretch * ($3::int / $2::int) + floor(random() * ($3::int / $2::int))::int + people.number * 0 as number offset 0) as chosen
    join liked on liked.number = chosen.number
  where people.number <= $1::int`

const countLikes = `
  update posts set likes_count = counted.likes
  from (select post_id, count(*) as likes from post_likes group by post_id) as counted
  where counted.post_id = posts.id`
