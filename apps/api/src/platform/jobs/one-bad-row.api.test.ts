import { eq, inArray } from '../db/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { deleteDueAccounts } from '../../identity/account-deletion/account-deletion.jobs.ts'
import { makeAccess } from '../db/factories/access.ts'
import { makeCourse } from '../db/factories/course.ts'
import { makePost } from '../db/factories/post.ts'
import { makeMember } from '../db/factories/user.ts'
import { notifications } from '../db/schema/notification.ts'
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../db/schema/newsletter.ts'
import { posts } from '../db/schema/post.ts'
import { users } from '../db/schema/user.ts'
import { sendNewsletters } from '../../community/newsletter/newsletter.jobs.ts'
import { notifyOfEndings } from '../notification/ending.jobs.ts'
import { publishScheduledPosts } from '../../community/own-post/own-post.jobs.ts'
import { newsletterSteps } from '../../testing/newsletter.ts'
import { refuseRow } from '../../testing/refuse-row.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, services, errors } = testApp
let repair = async () => {}

afterEach(() => repair())

const badRow = (found: object) => ({ ...found, err: { message: 'bad row' } })

test('deleting accounts', async () => {
  const people = [await makeMember(db, testNow), await makeMember(db, testNow), await makeMember(db, testNow)]
  const ids = people.map(({ user }) => user.id).toSorted()
  const [first = ''] = ids
  await db().update(users).set({ deletionDueAt: testNow }).where(inArray(users.id, ids))
  repair = await refuseRow(db, 'users', `new.id = '${first}'`)
  await services.jobs.enqueue(deleteDueAccounts, {})
  await testApp.runJobs()
  const rows = await db().select().from(users).where(inArray(users.id, ids))
  expect(rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)).toEqual([first])
  expect(errors.splice(0)).toMatchObject([badRow({ user: first })])
})

test('publishing scheduled posts', async () => {
  const due = { publishedAt: null, scheduledAt: testNow }
  const rows = [await makePost(db, due), await makePost(db, due), await makePost(db, due)]
  const [bad = ''] = rows.map(({ id }) => id)
  repair = await refuseRow(db, 'posts', `new.id = '${bad}'`)
  await services.jobs.enqueue(publishScheduledPosts, {})
  await testApp.runJobs()
  const waiting = (await db().select().from(posts)).filter(({ publishedAt }) => publishedAt === null)
  expect(waiting.map(({ id }) => id)).toEqual([bad])
  expect(errors.splice(0)).toMatchObject([badRow({ post: bad })])
})

test('reminding of accesses that end', async () => {
  const course = await makeCourse(db)
  const members = [
    await makeMember(db, testNow),
    await makeMember(db, testNow),
    await makeMember(db, testNow),
  ]
  for (const { user } of members) {
    await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays: 10 })
  }
  const ids = members.map(({ user }) => user.id).toSorted()
  const [bad = ''] = ids
  repair = await refuseRow(db, 'notifications', `new.user_id = '${bad}'`)
  testApp.time.now = new Date(testNow.getTime() + 5 * 24 * 60 * 60 * 1000)
  await services.jobs.enqueue(notifyOfEndings, {})
  await testApp.runJobs()
  testApp.time.now = testNow
  const sent = await db().select().from(notifications).where(eq(notifications.kind, 'access-ending'))
  expect(sent.map(({ userId }) => userId).toSorted()).toEqual(ids.slice(1))
  expect(errors.splice(0)).toMatchObject([badRow({ user: bad })])
})

test('sending a newsletter: who has it is not mailed again, and the issue is sent once all have it', async () => {
  const { subscribe, issuesOf } = newsletterSteps(testApp)
  const addresses = ['one@example.com', 'two@example.com', 'three@example.com']
  for (const address of addresses) await subscribe(address, { locale: 'en' })
  const [bad] = await db().select().from(newsletterSubscribers).orderBy(newsletterSubscribers.id)
  repair = await refuseRow(db, 'newsletter_deliveries', `new.subscriber_id = '${bad?.id}'`)
  await db()
    .insert(newsletterIssues)
    .values({ subject: { en: 'Braids' }, text: { en: 'Look.' }, state: 'scheduled', scheduledAt: testNow })
  const run = async () => {
    await services.jobs.enqueue(sendNewsletters, {})
    await testApp.runJobs()
    const [issue] = await db().select().from(newsletterIssues)
    return { state: issue?.state, sent: (await db().select().from(newsletterDeliveries)).length }
  }
  expect(await run()).toEqual({ state: 'sending', sent: 2 })
  expect(errors.splice(0)).toMatchObject([badRow({ subscriber: bad?.id }), { issue: expect.any(String) }])
  await repair()
  expect(await run()).toEqual({ state: 'sent', sent: 3 })
  for (const address of addresses) expect(await issuesOf(address)).toHaveLength(1)
})
