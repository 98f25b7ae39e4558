import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { searchEndpoints } from '@chignon/contract/catalogue/search'
import { sql } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'

const testApp = await openTestApp()
const { db } = testApp

test('a burst of searches uses half of the connections, and all of them are answered', async () => {
  const locked = Promise.withResolvers<void>()
  const unlocked = Promise.withResolvers<void>()
  const locking = db.transaction(async () => {
    await db().execute(sql`lock table search_words in access exclusive mode`)
    locked.resolve()
    await unlocked.promise
  })
  await locked.promise
  const searches = Array.from({ length: 4 * db.pool.options.max }, () =>
    testApp.call(searchEndpoints.list, { query: { search: 'bob' } }),
  )
  try {
    await expect.poll(() => waitingForLocks(db), { timeout: 5000 }).toBe(db.pool.options.max / 2)
    expect(await testApp.call(courseEndpoints.list, {})).toMatchObject({ data: [] })
    expect(await waitingForLocks(db)).toBe(db.pool.options.max / 2)
  } finally {
    unlocked.resolve()
    await locking
  }
  for (const response of await Promise.all(searches)) expect(response).toMatchObject({ data: [] })
})
