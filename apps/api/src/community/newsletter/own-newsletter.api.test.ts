import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { newsletterDeliveries, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { readPersonalRows } from '../../identity/personal-data/personal-rows.queries.ts'
import { newsletterSteps } from '../../testing/newsletter.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'
import { newsletterMessages } from './newsletter.messages.ts'

const testApp = await openTestApp()
const { db, services, time } = testApp
const { subscribe, confirmTokenOf, sendIssue, issuesOf } = newsletterSteps(testApp)

const showTo = async (token: string) => (await testApp.call(newsletterEndpoints.show, {}, { token })).data
const choose = (token: string, isSubscribed: boolean, countsOpens = true) =>
  testApp.call(
    newsletterEndpoints.change,
    { body: { is_subscribed: isSubscribed, counts_opens: countsOpens } },
    { token, address: '203.0.113.45' },
  )
const kindsOf = async (token: string) => (await showTo(token)).history.map(({ kind }) => kind)
const later = () => (time.now = new Date(time.now.getTime() + 60_000))

test('a member with a verified address switches the newsletter and counting, with a history', async () => {
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  expect(await showTo(token)).toEqual({
    email: user.email,
    state: 'off',
    counts_opens: true,
    history: [],
  })
  expect(await choose(token, true)).toEqual({ message: newsletterMessages.saved.en })
  later()
  await choose(token, true, false)
  expect(await showTo(token)).toMatchObject({ state: 'subscribed', counts_opens: false })
  later()
  await choose(token, false, false)
  expect(await showTo(token)).toMatchObject({
    state: 'off',
    history: [
      { kind: 'unsubscribed', source: 'settings' },
      { kind: 'counting-off', source: 'settings' },
      { kind: 'subscribed', source: 'settings', network: '203.0.113.0/24', text_version: '2026-11' },
    ],
  })
  later()
  await choose(token, true, true)
  expect((await kindsOf(token)).slice(0, 2)).toEqual(['counting-on', 'subscribed'])
})

test('an address that is not verified is confirmed by mail first', async () => {
  const { user, token } = await makeMember(db, time.now)
  expect(await choose(token, true)).toEqual({ message: newsletterMessages.requested.en })
  expect(await showTo(token)).toMatchObject({ state: 'requested' })
  expect(await readPersonalRows(db(), 'newsletter_requests', user.id)).toMatchObject([
    { email: user.email, source: 'settings' },
  ])
  const link = await confirmTokenOf(user.email)
  await choose(token, false)
  expect(await showTo(token)).toMatchObject({ state: 'off' })
  expect((await testApp.request('POST', '/newsletter/confirm', { body: { token: link } })).status).toBe(422)
})

test('a member with a stranger’s address neither sees nor ends the newsletter of it', async () => {
  await subscribe('victim@example.com')
  const { token } = await makeMember(db, time.now, { email: 'victim@example.com' })
  expect(await showTo(token)).toMatchObject({ state: 'off', history: [] })
  await choose(token, false)
  await sendIssue('News')
  expect(await issuesOf('victim@example.com')).toHaveLength(1)
})

test('the export has it, and the deletion of the account removes it but not the counts', async () => {
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  await choose(token, true)
  const id = await sendIssue('Last')
  expect(await readPersonalRows(db(), 'newsletter_subscribers', user.id)).toHaveLength(1)
  expect(await readPersonalRows(db(), 'newsletter_consents', user.id)).toHaveLength(1)
  expect(await readPersonalRows(db(), 'newsletter_deliveries', user.id)).toHaveLength(1)
  await anonymizeUser(services, user.id, time.now)
  const left = await db().select().from(newsletterSubscribers)
  expect(left.map(({ email }) => email)).not.toContain(user.email)
  const deliveries = await db().select().from(newsletterDeliveries)
  expect(
    deliveries.filter(({ issueId, subscriberId }) => issueId === id && subscriberId === null),
  ).toHaveLength(1)
})
