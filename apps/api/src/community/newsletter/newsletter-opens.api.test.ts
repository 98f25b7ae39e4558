import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { afterEach, expect, test } from 'vitest'
import { grantToken } from '../../identity/session/access-token.queries.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { newsletterSteps, newsletterTokenIn, openPictureIn } from '../../testing/newsletter.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { newsletterMailMessages } from './newsletter-mail.messages.ts'
import { cleanUpSubscribers } from './newsletter.jobs.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const { subscribe, request, sendIssue, issuesOf, open } = newsletterSteps(testApp)

afterEach(async () => {
  await db().delete(newsletterSubscribers)
  time.now = testNow
})

const inMonths = (months: number) => {
  const date = new Date(testNow)
  date.setUTCMonth(date.getUTCMonth() + months)
  time.now = date
}
const tend = async () => {
  await services.jobs.enqueue(cleanUpSubscribers, {})
  await testApp.runJobs()
}
const stateOf = async (address: string) =>
  (await db().select().from(newsletterSubscribers)).find(({ email }) => email === address)?.state

test('stops after five months without an opened issue, and continues by the link in a mail', async () => {
  await subscribe('inactive@example.com', { locale: 'fr' })
  await sendIssue('January')
  inMonths(4)
  await tend()
  expect(await stateOf('inactive@example.com')).toBe('subscribed')
  inMonths(5)
  await tend()
  await tend()
  expect(await stateOf('inactive@example.com')).toBe('paused')
  const mails = (await testApp.mailTo('inactive@example.com')).filter(
    ({ kind }) => kind === 'newsletter-paused',
  )
  expect(mails).toMatchObject([{ locale: 'fr', subject: newsletterMailMessages.pausedSubject.fr }])
  await sendIssue('June')
  expect(await issuesOf('inactive@example.com')).toHaveLength(1)

  const token = newsletterTokenIn(mails[0]?.text, 'continue')
  await testApp.call(newsletterEndpoints.continue, { body: { token } })
  await tend()
  expect(await stateOf('inactive@example.com')).toBe('subscribed')
  await sendIssue('July')
  expect(await issuesOf('inactive@example.com')).toHaveLength(2)
})

test('goes on for those who opened an issue, who declined counting, or who received none', async () => {
  await subscribe('reader@example.com')
  await subscribe('private@example.com', { countsOpens: false })
  const user = await makeUser(db, { emailVerifiedAt: testNow })
  const choose = async (countsOpens: boolean) =>
    testApp.call(
      newsletterEndpoints.change,
      { body: { is_subscribed: true, counts_opens: countsOpens } },
      { token: await grantToken(db(), user.id, time.now) },
    )
  await choose(true)
  await sendIssue('Spring')
  await choose(false)
  await subscribe('new@example.com')
  inMonths(1)
  await open((await issuesOf('reader@example.com')).at(-1)?.html)
  inMonths(7)
  await tend()
  expect(await stateOf('reader@example.com')).toBe('subscribed')
  expect(await stateOf('private@example.com')).toBe('subscribed')
  expect(await stateOf('new@example.com')).toBe('subscribed')
  expect(await stateOf(user.email)).toBe('subscribed')
  await choose(true)
  await tend()
  expect(await stateOf(user.email)).toBe('subscribed')
})

test('those who declined counting get no picture', async () => {
  await subscribe('declined@example.com', { countsOpens: false })
  await subscribe('counted@example.com')
  await sendIssue('Summer')
  expect((await issuesOf('declined@example.com')).at(-1)?.html).not.toContain('<img')
  const path = openPictureIn((await issuesOf('counted@example.com')).at(-1)?.html)
  const { status, headers, bytes } = await testApp.file(path ?? '')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/gif')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
  const unknown = await testApp.file('/newsletter/opens/invented')
  expect(unknown.bytes).toEqual(bytes)
})

test('deletes unconfirmed requests, and ended subscriptions after three years', async () => {
  await request('never@example.com')
  await subscribe('ended@example.com')
  await sendIssue('Autumn')
  const [mail] = await issuesOf('ended@example.com')
  await testApp.request('POST', new URL(mail?.unsubscribeUrl ?? '').pathname.replace('/api/v1', ''))
  inMonths(35)
  await tend()
  expect(await stateOf('ended@example.com')).toBe('unsubscribed')
  inMonths(37)
  await tend()
  expect(await stateOf('ended@example.com')).toBeUndefined()
})
