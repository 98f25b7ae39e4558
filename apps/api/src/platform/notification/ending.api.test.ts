import { accessEndingDays } from '@chignon/contract/commerce/commerce-rules'
import { notificationEndpoints } from '@chignon/contract/platform/notification'
import { afterEach, expect, test } from 'vitest'
import { makeAccess } from '../db/factories/access.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makeOrder } from '../db/factories/order.ts'
import { makeMember } from '../db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { notifyOfEndings } from './ending.jobs.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const day = 24 * 60 * 60 * 1000
const course = await makeCourse(db)

afterEach(async () => {
  time.now = testNow
  await testApp.syncJobClock()
})

async function setUp() {
  const { user, token } = await makeMember(db, testNow)
  /** The kinds of notifications after the job ran so many days later. */
  const after = async (days: number) => {
    time.now = new Date(testNow.getTime() + days * day)
    await services.jobs.enqueue(notifyOfEndings, {})
    await testApp.runJobs()
    const { data } = await testApp.call(notificationEndpoints.list, {}, { token })
    return data.map(({ kind }) => kind)
  }
  const read = () => testApp.call(notificationEndpoints.readAll, {}, { token })
  const buy = (endsInDays: number) =>
    makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays })
  return { user, after, read, buy }
}

test('the end of an access is announced once, a week before, and mailed as chosen (ACCESS-13)', async () => {
  const { user, after, read, buy } = await setUp()
  await buy(10)
  expect(await after(10 - accessEndingDays - 0.1)).toEqual([])
  expect(await after(10 - accessEndingDays + 0.1)).toEqual(['access-ending'])
  time.now = new Date(time.now.getTime() + 3 * 60_000)
  expect((await testApp.mailTo(user.email)).map(({ kind }) => kind)).toEqual(['notification'])
  await read()
  expect(await after(9)).toEqual(['access-ending'])
})

test('an access that was bought again is announced again before its new end', async () => {
  const { after, read, buy } = await setUp()
  await buy(5)
  expect(await after(0)).toEqual(['access-ending'])
  await read()
  await buy(35)
  expect(await after(4)).toEqual(['access-ending'])
  expect(await after(29)).toEqual(['access-ending', 'access-ending'])
})

test('an unpaid invoice is announced once, with its reminder', async () => {
  const { user, after, read } = await setUp()
  const lines = [{ type: 'course' as const, courseId: course.id, name: 'The bob' }]
  const dueAt = new Date(testNow.getTime() + 7 * day)
  await makeOrder(db, { userId: user.id, lines, state: 'awaiting_payment', paidAt: null, dueAt })
  await makeOrder(db, { userId: user.id, lines, dueAt })
  expect(await after(4.9)).toEqual([])
  expect(await after(5.1)).toEqual(['invoice-due'])
  await read()
  expect(await after(6)).toEqual(['invoice-due'])
  expect(await testApp.mailTo(user.email)).toEqual([])
})
