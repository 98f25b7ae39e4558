import { postEndpoints } from '@chignon/contract/community/post'
import { eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { makePost, makePostCategory } from '../../platform/db/factories/post.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

const words =
  "Ponytail braids, “bob” Größe GRÖSSE élégant garçon blow-dry **bold** can't back\\slash 100% under_score ½ 1½ a I موی صاف نیم‌فاصله كتاب زیبایی ۱۲۳ 💇‍♀️ '' :* | & ! () \"quoted\" hairdresser hairdressing chignon in on chignonette".split(
    ' ',
  )
// Without a pattern, but the same each time.
const numberOf = (seed: number) => (seed * 2_654_435_761) % 4_294_967_296
const wordAt = (seed: number) => words[numberOf(seed) % words.length] ?? ''
const textOf = (seed: number) =>
  Array.from({ length: 3 + (seed % 5) }, (_, place) => wordAt(seed * 11 + place)).join(' \n\t'[seed % 3])
const partOf = (word: string, seed: number) => {
  const start = numberOf(seed) % Math.max(1, word.length - 1)
  return word.slice(start, start + 2 + (seed % 8))
}
const day = 24 * 60 * 60 * 1000

let author: Awaited<ReturnType<typeof makeMember>>

beforeAll(async () => {
  author = await makeMember(db, time.now)
  const { id: categoryId } = await makePostCategory(db)
  const { id: authorId } = author.user
  const made = await Promise.all(
    Array.from({ length: 400 }, (_, seed) =>
      makePost(db, {
        name: { en: wordAt(seed + 5000) },
        body: { [seed % 4 ? 'en' : 'fa']: textOf(seed) },
        publishedAt: seed % 23 === 0 ? null : new Date(time.now.getTime() - (numberOf(seed) % 600) * day),
        state: seed % 17 === 0 ? 'hidden' : seed % 19 === 0 ? 'held' : 'visible',
        categoryId,
        authorId,
      }),
    ),
  )
  const ids = (remainder: number) => made.filter((_, seed) => seed % 13 === remainder).map(({ id }) => id)
  await db()
    .delete(posts)
    .where(inArray(posts.id, ids(1)))
  await db()
    .update(posts)
    .set({ body: { en: 'Something else hairdressing' } })
    .where(inArray(posts.id, ids(2)))
})

/** The posts that contain every word, by comparing them all. */
async function compareAll(search: string): Promise<string[]> {
  const found = await db()
    .select({ id: posts.id })
    .from(posts)
    .where(
      sql`${posts.publishedAt} is not null and ${posts.state} = 'visible' and not exists (
        select from unnest(${sql.param(search.split(/\s+/))}::text[]) as word where position(fold(word) in ${posts.searchText}) = 0)`,
    )
    .orderBy(sql`${posts.publishedAt} desc`, posts.id)
  return found.map(({ id }) => id)
}

const searchPage = async (search: string, page = 1) =>
  (await testApp.call(postEndpoints.list, { query: { search, page } })).data.map(({ id }) => id)

const searches = [
  ...words.filter((word) => word.length > 1),
  ...words.map((word, seed) => partOf(word, seed)).filter((part) => part.trim().length > 1),
  ...words.flatMap((word, seed) => [
    `${word} ${wordAt(seed + 77)}`,
    `${partOf(word, seed + 3)} ${partOf(wordAt(seed + 99), seed)}`,
  ]),
  'hairdresser hairdressing chignon',
  'hairdressings',
  'a I',
  'Ha\u00ADir',
  '\u00A8\u00A8',
  '١٢٣',
  'ponytáil',
].map((search) => search.trim())

test.each(searches.filter((search) => search.length > 1))('finds the posts with “%s”', async (search) => {
  const expected = await compareAll(search)
  expect(await searchPage(search)).toEqual(expected.slice(0, 10))
  expect(await searchPage(search, 2)).toEqual(expected.slice(10, 20))
  expect(await searchPage(search)).toEqual(expected.slice(0, 10))
})

test('most of the searches find posts', async () => {
  const found = await Promise.all(searches.map(compareAll))
  expect(found.filter((ids) => ids.length > 0).length).toBeGreaterThan(searches.length / 2)
})

test('finds words in texts that are too long for the index, and in words without an end', async () => {
  const long = await makePost(db, { body: { fa: `${'آرایشگاه '.repeat(8000)}qwertzuiop` } })
  const endless = await makePost(db, { body: { en: `${'x'.repeat(20_000)}asdfghjkl` } })
  expect(await searchPage('wertzu')).toEqual([long.id])
  expect(await searchPage('xasdf ghjkl')).toEqual([endless.id])
  await db().delete(posts).where(eq(posts.id, long.id))
  expect(await searchPage('wertzu')).toEqual([])
})
