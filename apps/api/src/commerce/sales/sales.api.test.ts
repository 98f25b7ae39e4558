import { salesEndpoints } from '@chignon/contract/commerce/sales'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp

test('educators see counts and sums of what they teach, staff of everything, without buyers (SALES-1)', async () => {
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const staff = await makeMember(db, time.now, { role: 'staff' })
  const buyer = await makeMember(db, time.now)
  const own = await makeCourse(db, { educators: [educator.user] })
  const other = await makeCourse(db)
  const line = (courseId: string, unitPrice: number) => ({ type: 'course' as const, courseId, unitPrice })
  const userId = buyer.user.id
  const paidAt = new Date('2026-02-03T10:00:00Z')
  await makeOrder(db, { userId, paidAt, lines: [line(own.id, 5000), line(other.id, 9000)] })
  await makeOrder(db, { userId, paidAt, lines: [line(own.id, 7000)] })
  await makeOrder(db, { userId, state: 'draft', paidAt: null, lines: [line(own.id, 7000)] })
  const sales = async (who: { token: string }, query: { from?: string; to?: string } = {}) =>
    (await testApp.call(salesEndpoints.list, { query }, who)).data.map(({ product, ...figures }) => [
      product.id,
      figures,
    ])
  const ofOwn = { orders: 2, count: 2, sum: 12_000, refunded: 0, currency: 'USD' }
  expect(await sales(educator)).toEqual([[own.id, ofOwn]])
  expect(await sales(staff)).toEqual([
    [own.id, ofOwn],
    [other.id, { ...ofOwn, orders: 1, count: 1, sum: 9000 }],
  ])
  expect(await sales(educator, { from: '2026-02-04' })).toEqual([])
  expect(await sales(educator, { from: '2026-02-03', to: '2026-02-03' })).toEqual([[own.id, ofOwn]])
  const answer = await testApp.request('GET', '/staff/sales', educator)
  expect(JSON.stringify(answer.body)).not.toContain(buyer.user.email)
  expect((await testApp.request('GET', '/staff/orders', educator)).status).toBe(403)
})
