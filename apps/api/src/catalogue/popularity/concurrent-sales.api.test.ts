import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { sql } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { updateSearchIndex } from '../search/update-search-index.ts'
import { openTransactions } from '../../testing/open-transactions.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'
import { countSale } from './popularity.queries.ts'
import { rollUpPopularity } from '../search/roll-up-popularity.queries.ts'

const { db, call } = await openTestApp()
const saleCount = 50

test('50 transactions count a sale of the same course without waiting for one another', async () => {
  const other = await makeCourse(db, { slug: 'other', name: localized('Weave one'), popularity: 49 })
  const sold = await makeCourse(db, { slug: 'sold', name: localized('Weave two') })
  await updateSearchIndex(db)
  const wide = openDatabase(db.pool.options.connectionString ?? '', { connections: saleCount })
  try {
    const sales = openTransactions(
      wide,
      Array.from({ length: saleCount }, () => () => countSale(wide(), 'course', sold.id)),
    )
    try {
      await expect.poll(sales.written, { timeout: 30_000 }).toBe(saleCount)
      expect(await waitingForLocks(db)).toBe(0)
    } finally {
      await sales.commit()
    }
  } finally {
    await wide.close()
  }

  const popular = async () => {
    const { data } = await call(courseEndpoints.list, { query: { groups: 'popular' } })
    return data.map(({ slug }) => slug)
  }
  const found = async () => {
    const { data } = await call(searchEndpoints.list, { query: { search: 'weave' } })
    return data.map(({ slug }) => slug)
  }
  expect([await popular(), await found()]).toEqual([
    [other.slug, sold.slug],
    [other.slug, sold.slug],
  ])
  await rollUpPopularity(db)
  expect([await popular(), await found()]).toEqual([
    [sold.slug, other.slug],
    [sold.slug, other.slug],
  ])
  await rollUpPopularity(db)
  const { rows } = await db().execute(sql`select score from product_popularity where product_id = ${sold.id}`)
  expect(rows).toEqual([{ score: saleCount }])
})

test('transactions that count a sale or rename another course do not wait for the index job', async () => {
  const [first, second] = [await makeCourse(db), await makeCourse(db)]
  const job = openTransactions(db, [() => updateSearchIndex(db)])
  await expect.poll(job.written, { timeout: 30_000 }).toBe(1)
  await db.transaction(async () => {
    await db().execute(sql`update courses set name = '{"en": "Renamed"}' where id = ${first.id}`)
    await countSale(db(), 'course', second.id)
  })
  await job.commit()
})

test('removes the popularity of a deleted course, and ignores its sales', async () => {
  const { id } = await makeCourse(db, { popularity: 3, lessons: 0 })
  await countSale(db(), 'course', id)
  await db().execute(sql`delete from courses where id = ${id}`)
  await rollUpPopularity(db)
  const { rows } = await db().execute(sql`select from product_popularity where product_id = ${id}`)
  expect(rows).toEqual([])
})
