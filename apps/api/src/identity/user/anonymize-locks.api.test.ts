import { expect, test } from 'vitest'
import { awardForLesson } from '../../learning/certificate/award-for-lesson.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { lockOrder } from '../../commerce/order/order.queries.ts'
import { markDone } from '../../learning/progress/progress.queries.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'
import { anonymizeUser } from '../account-deletion/anonymize-user.ts'
import { lockUser } from './user.queries.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp

/** Runs two steps in one transaction, and deletes the person in another one that begins between them. */
async function deleteBetween(userId: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const deleting = Promise.withResolvers<void>()
  const other = db.transaction(async () => {
    await first()
    begun.resolve()
    await deleting.promise
    await second()
  })
  await begun.promise
  let hasEnded = false
  const deletion = anonymizeUser(services, userId, time.now).finally(() => (hasEnded = true))
  await expect.poll(async () => hasEnded || (await waitingForLocks(db)) === 1).toBe(true)
  deleting.resolve()
  return Promise.allSettled([other, deletion])
}

const bothDone = [{ status: 'fulfilled' }, { status: 'fulfilled' }]

test('a person is deleted while their first lesson is finished: neither fails by a deadlock', async () => {
  const { user } = await makeMember(db, time.now)
  const { lessons } = await makeCourse(db, { lessons: 1 })
  const key = { userId: user.id, lessonId: lessons[0]?.id ?? '' }
  const results = await deleteBetween(
    user.id,
    () => markDone(db(), key, time.now),
    () => awardForLesson(services, key),
  )
  expect(results).toMatchObject(bothDone)
})

test('a person is deleted while an order of theirs is paid: neither fails by a deadlock', async () => {
  const { user, order } = await makeCheckout(testApp)
  const results = await deleteBetween(
    user.id,
    () => lockOrder(db(), order.id),
    () => lockUser(db(), user.id),
  )
  expect(results).toMatchObject(bothDone)
})
