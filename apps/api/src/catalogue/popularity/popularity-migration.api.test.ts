import { sql } from '../../platform/db/drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { migrate } from '../../migrate.ts'
import { updateSearchIndex } from '../search/update-search-index.ts'
import { migratedUntil } from '../../testing/migrated-until.ts'
import { openTransactions } from '../../testing/open-transactions.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'

// A database as it was before the migration 0013_search_queue, with two courses.
const { db, url, close } = await migratedUntil(13)

afterAll(close)

beforeAll(async () => {
  await db().execute(sql`
    with category as (
      insert into categories (slug, name, description, coiffure, position) values ('weaving', '{"en": "Weaving"}', '{"en": ""}', 'bob', 1) returning id
    )
    insert into courses (slug, name, summary, description, price, popularity, category_id, level, outcomes)
    select 'weave-' || number, '{"en": "Weave"}', '{"en": ""}', '{"en": ""}', 4900, number, id, 'foundation', '[]'
    from category, generate_series(1, 2) as number`)
})

test('before: transactions that count sales of different courses wait for one another', async () => {
  const sales = openTransactions(
    db,
    [1, 2].map(
      (number) => () =>
        db().execute(
          sql`update courses set popularity = popularity + 1 where slug = 'weave-' || ${number}::int`,
        ),
    ),
  )
  try {
    await expect.poll(() => waitingForLocks(db), { timeout: 30_000 }).toBe(1)
    await expect.poll(sales.written).toBe(1)
  } finally {
    await sales.commit()
  }
})

test('after: has the popularity of the existing courses, and indexes changes', async () => {
  await migrate(url)
  const select = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows
  expect(
    await select(
      sql`select slug, score from product_popularity join courses on id = product_id order by slug`,
    ),
  ).toEqual([
    { slug: 'weave-1', score: 2 },
    { slug: 'weave-2', score: 3 },
  ])
  await db().execute(sql`update courses set name = '{"en": "Braid"}' where slug = 'weave-1'`)
  await makeCourse(db, { name: localized('Braid'), popularity: 7 })
  await updateSearchIndex(db)
  expect(
    await select(
      sql`select popularity from search_entries where locale = 'en' and title @@ 'braid' order by 1`,
    ),
  ).toEqual([{ popularity: 2 }, { popularity: 7 }])
})
