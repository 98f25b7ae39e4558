import { authEndpoints } from '@chignon/contract/identity/auth'
import { emailVerificationEndpoints } from '@chignon/contract/identity/email-verification'
import { locales } from '@chignon/contract/platform/locale'
import { userEndpoints } from '@chignon/contract/identity/user'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { users } from '../../platform/db/schema/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { emailVerificationMessages } from './email-verification.messages.ts'
import { verifyEmailMessages } from './verify-email.messages.ts'

const testApp = await openTestApp()
const { db, time } = testApp

async function register(email: string, locale: 'en' | 'fa' = 'en') {
  const body = {
    first_name: 'Ada',
    last_name: 'Bell',
    email,
    password: 'hairdesign',
    password_confirmation: 'hairdesign',
  }
  const { data } = await testApp.call(authEndpoints.register, { body }, { locale })
  return data.token
}

const linkIn = (text: string | undefined) => /\/account\/verify-email\/([\w-]+)$/m.exec(text ?? '')?.[1] ?? ''
const mailedTo = async (email: string) => linkIn((await testApp.mailTo(email)).at(-1)?.text)
const confirm = (link: string, token: string) =>
  testApp.request('POST', '/email-verification/confirm', { body: { token: link }, token })
const isVerified = async (token: string) =>
  (await testApp.call(userEndpoints.me, {}, { token })).data.email_verified

test('mails a new member a link in their language, which confirms the address', async () => {
  const token = await register('nilufar@example.com', 'fa')
  expect(await isVerified(token)).toBe(false)
  const [mail] = await testApp.mailTo('nilufar@example.com')
  expect(mail).toMatchObject({ locale: 'fa', subject: verifyEmailMessages.subject.fa })
  expect(await confirm(linkIn(mail?.text), token)).toMatchObject({
    status: 200,
    body: { message: emailVerificationMessages.confirmed.en },
  })
  expect(await isVerified(token)).toBe(true)
})

test('mails nothing for a refused registration', async () => {
  await register('twice@example.com')
  const before = (await testApp.mailTo('twice@example.com')).length
  const body = {
    first_name: 'Ada',
    last_name: 'Bell',
    email: 'twice@example.com',
    password: 'hairdesign',
    password_confirmation: 'hairdesign',
  }
  expect((await testApp.request('POST', '/register', { body })).status).toBe(422)
  expect(await testApp.mailTo('twice@example.com')).toHaveLength(before)
})

test('accepts a link once, within 3 days', async () => {
  const token = await register('once@example.com')
  const link = await mailedTo('once@example.com')
  const after = (days: number) => (time.now = new Date(testNow.getTime() + days * 24 * 60 * 60_000))
  after(3)
  expect(await confirm(link, token)).toMatchObject({
    status: 422,
    body: { errors: { token: [mailedTokenMessages.linkExpired.en] } },
  })
  after(2.9)
  expect((await confirm(link, token)).status).toBe(200)
  expect((await confirm(link, token)).status).toBe(422)
  time.now = testNow
})

test('mails the link again, up to the rate limit, and not after the confirmation', async () => {
  const { user, token } = await makeMember(db, time.now)
  const again = () => testApp.request('POST', '/email-verification', { token })
  for (let i = 0; i < 3; i += 1)
    expect(await again()).toMatchObject({
      status: 200,
      body: { message: emailVerificationMessages.linkSent.en },
    })
  expect((await again()).status).toBe(429)
  expect(await testApp.mailTo(user.email)).toHaveLength(3)
  const link = await mailedTo(user.email)
  await testApp.call(emailVerificationEndpoints.confirm, { body: { token: link } }, { token })
  expect(await again()).toMatchObject({
    status: 200,
    body: { message: emailVerificationMessages.confirmed.en },
  })
  expect(await testApp.mailTo(user.email)).toHaveLength(3)
})

test('returns 401 for a guest', async () => {
  expect((await testApp.request('POST', '/email-verification')).status).toBe(401)
  const token = await register('guest@example.com')
  const body = { token: await mailedTo('guest@example.com') }
  expect((await testApp.request('POST', '/email-verification/confirm', { body })).status).toBe(401)
  expect(await isVerified(token)).toBe(false)
})

test.each(locales)('returns 409 in %s for the link of another account', async (locale) => {
  const email = `registered-by-a-stranger-${locale}@example.com`
  const token = await register(email)
  const { token: other } = await makeMember(db, time.now)
  const body = { token: await mailedTo(email) }
  expect(
    await testApp.request('POST', '/email-verification/confirm', { body, token: other, locale }),
  ).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: mailedTokenMessages.linkOfOtherAccount[locale] },
  })
  expect([await isVerified(token), await isVerified(other)]).toEqual([false, false])
  // The link is still valid.
  expect((await confirm(body.token, token)).status).toBe(200)
})

test('returns 422 for a link mailed to a previous address', async () => {
  const { user, token } = await makeMember(db, time.now)
  await testApp.request('POST', '/email-verification', { token })
  const mailedToken = await mailedTo(user.email)
  await db().update(users).set({ email: 'moved@example.com' }).where(eq(users.id, user.id))
  expect((await confirm(mailedToken, token)).status).toBe(422)
  expect(await isVerified(token)).toBe(false)
})
