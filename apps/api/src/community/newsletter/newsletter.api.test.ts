import { newsletterEndpoints } from '@chignon/contract/community/newsletter'
import { expect, test } from 'vitest'
import { mailedTokenMessages } from '../../identity/secret/mailed-token.messages.ts'
import { newsletterRequests, newsletterSubscribers } from '../../platform/db/schema/newsletter.ts'
import { smtpTransport } from '../../platform/mail/smtp-transport.ts'
import { newsletterSteps, newsletterTokenIn } from '../../testing/newsletter.ts'
import { openSmtp } from '../../testing/smtp-server.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { newsletterMailMessages } from './newsletter-mail.messages.ts'
import { newsletterMessages } from './newsletter.messages.ts'

const testApp = await openTestApp()
const smtp = await openSmtp()
const { db, time } = testApp
const { request, confirmTokenOf, subscribe, sendIssue, issuesOf } = newsletterSteps(testApp)
const day = 24 * 60 * 60 * 1000

const stateOf = async (address: string) =>
  (await db().select().from(newsletterSubscribers)).find(({ email }) => email === address)?.state
const confirm = (token: string) => testApp.request('POST', '/newsletter/confirm', { body: { token } })
const expired = { status: 422, body: { errors: { token: [mailedTokenMessages.linkExpired.en] } } }

test('subscribes an address only when the mailed link is used, which works once', async () => {
  await request('lea@example.com', { locale: 'de' })
  const [mail] = await testApp.mailTo('lea@example.com')
  expect(mail).toMatchObject({ locale: 'de', subject: newsletterMailMessages.confirmSubject.de })
  expect(await stateOf('lea@example.com')).toBeUndefined()
  const token = await confirmTokenOf('lea@example.com')
  expect(JSON.stringify(await db().select().from(newsletterRequests))).not.toContain(token)
  expect(await confirm(token)).toMatchObject({
    status: 200,
    body: { message: newsletterMessages.confirmed.en },
  })
  expect(await stateOf('lea@example.com')).toBe('subscribed')
  expect(await confirm(token)).toMatchObject(expired)
  expect(await confirm('invented')).toMatchObject(expired)
})

test('the link works for seven days', async () => {
  await request('late@example.com')
  const token = await confirmTokenOf('late@example.com')
  time.now = new Date(testNow.getTime() + 7 * day)
  expect(await confirm(token)).toMatchObject(expired)
  time.now = new Date(testNow.getTime() + 7 * day - 1)
  expect(await confirm(token)).toMatchObject({ status: 200 })
  time.now = testNow
})

test('answers the same for an address that has the newsletter, and mails it nothing', async () => {
  const unknown = await request('known@example.com')
  await testApp.call(newsletterEndpoints.confirm, {
    body: { token: await confirmTokenOf('known@example.com') },
  })
  expect(await request('KNOWN@example.com')).toEqual(unknown)
  expect(await testApp.mailTo('KNOWN@example.com')).toEqual([])
  expect(await testApp.mailTo('known@example.com')).toHaveLength(1)
  // Without an account, this is how to decline that opens are counted.
  await request('known@example.com', { countsOpens: false })
  await testApp.call(newsletterEndpoints.confirm, {
    body: { token: await confirmTokenOf('known@example.com') },
  })
  const subscribers = await db().select().from(newsletterSubscribers)
  expect(subscribers.find(({ email }) => email === 'known@example.com')?.countsOpens).toBe(false)
})

test('returns 429 after too many requests for one address or from one network', async () => {
  const send = (email: string, address: string) =>
    testApp.request('POST', '/newsletter/requests', { body: { email }, address })
  for (let i = 0; i < 3; i += 1)
    expect((await send('flooded@example.com', `203.0.113.${i}`)).status).toBe(201)
  expect((await send('flooded@example.com', '203.0.113.9')).status).toBe(429)
  for (let i = 0; i < 10; i += 1)
    expect((await send(`many-${i}@example.com`, '203.0.113.77')).status).toBe(201)
  expect((await send('one-more@example.com', '203.0.113.77')).status).toBe(429)
})

test('one call of the header in an issue ends the newsletter, by the real mail', async () => {
  await subscribe('ben@example.com')
  await subscribe('stays@example.com')
  await sendIssue('Braids')
  const [mail] = await issuesOf('ben@example.com')
  if (!mail) return expect.unreachable('no issue was sent')
  const transport = smtpTransport(smtp.url, '"Chignon" <hello@chignon.example>')
  await transport.send(mail)
  transport.close()
  const received = smtp.deliveries.at(-1)?.mail
  const headers = new Map(received?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<https:\/\/academy\.test\/api\/v1(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1]
  if (address === undefined) return expect.unreachable('the mail has no address')

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  // Scanners of mails open every link.
  expect((await testApp.request('GET', address)).status).toBe(405)
  expect(await stateOf('ben@example.com')).toBe('subscribed')
  const click = () => testApp.request('POST', address, { raw: 'List-Unsubscribe=One-Click', headers: form })
  expect(await click()).toMatchObject({
    status: 200,
    body: { message: newsletterMessages.unsubscribed.en },
  })
  expect(await click()).toMatchObject({ status: 200 })
  expect(await stateOf('ben@example.com')).toBe('unsubscribed')
  expect(await stateOf('stays@example.com')).toBe('subscribed')
  // The page of the link in the text has the same token.
  expect(address).toContain(newsletterTokenIn(received?.text?.replaceAll('\r', ''), 'unsubscribe'))
  await sendIssue('Chignons')
  expect(await issuesOf('ben@example.com')).toHaveLength(1)
  expect(await issuesOf('stays@example.com')).toHaveLength(2)
})

test('a link for another purpose, or a changed one, ends nothing', async () => {
  await subscribe('kim@example.com')
  await sendIssue('Waves')
  const [mail] = await issuesOf('kim@example.com')
  const open = /opens\/([\w.-]+)"/.exec(mail?.html ?? '')?.[1] ?? ''
  expect(open).not.toBe('')
  for (const token of [open, open.replace('newsletter-open', 'newsletter-end'), 'x']) {
    expect((await testApp.request('POST', `/newsletter/unsubscribe/${token}`)).status).toBe(404)
  }
  expect(await stateOf('kim@example.com')).toBe('subscribed')
})
