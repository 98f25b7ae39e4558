import { courseEndpoints, searchEndpoints } from '@chignon/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAcademy } from '../testing/academy.ts'
import { waitingForLocks } from '../testing/waiting-for-locks.ts'

const academy = await openAcademy()
const { db } = academy

test('a burst of searches leaves connections to everybody else, and is answered to its last', async () => {
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = db.transaction(async () => {
    await db().execute(sql`lock table search_words in access exclusive mode`)
    held.resolve()
    await released.promise
  })
  await held.promise
  const searches = Array.from({ length: 4 * db.pool.options.max }, () =>
    academy.call(searchEndpoints.list, { query: { search: 'bob' } }),
  )
  try {
    await expect.poll(() => waitingForLocks(db), { timeout: 5000 }).toBe(db.pool.options.max / 2)
    expect(await academy.call(courseEndpoints.list, {})).toMatchObject({ data: [] })
    expect(await waitingForLocks(db)).toBe(db.pool.options.max / 2)
  } finally {
    released.resolve()
    await holding
  }
  for (const answer of await Promise.all(searches)) expect(answer).toMatchObject({ data: [] })
})
