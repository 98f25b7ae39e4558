import { authEndpoints } from '@chignon/contract/identity/auth'
import { locales } from '@chignon/contract/platform/locale'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { userEndpoints } from '@chignon/contract/identity/user'
import { sql } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { mailedTokenMessages } from '../secret/mailed-token.messages.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { mailedTokens } from '../../platform/db/schema/mailed-token.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitingJobs } from '../../testing/waiting-jobs.ts'
import { passwordMessages } from './password.messages.ts'
import { resetPasswordMessages } from './reset-password.messages.ts'

const testApp = await openTestApp({
  rateLimits: {
    ...defaultRateLimits,
    forgotPerAccount: { points: 3, seconds: 600 },
    forgotPerAddress: { points: 5, seconds: 600 },
    loginPerAccount: { points: 2, seconds: 600 },
  },
})
const { db, time } = testApp
const old = 'the one from before'
const fresh = 'the one from now on'

let lastAddress = 0
const freshAddress = () => `198.51.100.${(lastAddress += 1)}`
const requestReset = (email: string, address = freshAddress()) =>
  testApp.request('POST', '/password/forgot', { body: { email }, address })
const reset = (token: string, password = fresh) =>
  testApp.request('POST', '/password/reset', { body: { token, password, password_confirmation: password } })
const login = (email: string, password: string) =>
  testApp.request('POST', '/login', { body: { email, password }, address: freshAddress() })

/** The token of the latest link mailed to an address. */
async function mailedTo(email: string): Promise<string> {
  const mail = (await testApp.mailTo(email)).at(-1)
  return /\/account\/password-reset\/([\w-]+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
}

async function makeUserWithResetToken() {
  const user = await makeUser(db, { password: old })
  await requestReset(user.email)
  return { user, token: await mailedTo(user.email) }
}

describe('a request for a reset link', () => {
  test('gets the same response and enqueues the same job for known and unknown addresses', async () => {
    const { email } = await makeUser(db, { password: old })
    const known = await requestReset(email)
    const unknown = await requestReset('unknown@example.com')
    expect(known).toMatchObject({ status: 200, body: { message: passwordMessages.resetLinkSent(60).en } })
    expect(unknown.body).toEqual(known.body)
    // Before the response only the address was enqueued.
    expect(await waitingJobs(db)).toMatchObject([
      { kind: 'reset-password', to: email },
      { kind: 'reset-password', to: 'unknown@example.com' },
    ])
    expect(await db().select().from(mailedTokens)).toEqual([])
    expect(await testApp.mailTo('unknown@example.com')).toEqual([])
    expect(await testApp.mailTo(email)).toHaveLength(1)
    expect(await waitingJobs(db)).toEqual([])
  })

  test.each(locales)('sends a link in the language of the person: %s', async (locale) => {
    const { email } = await makeUser(db, { locale, firstName: 'Ada' })
    await requestReset(email)
    const [mail] = await testApp.mailTo(email)
    const { subject, lifetime } = resetPasswordMessages
    expect(mail).toMatchObject({ kind: 'reset-password', locale, to: email, subject: subject[locale] })
    expect(mail?.text).toContain(lifetime(60)[locale])
    expect(mail?.html).toContain(`https://academy.test/account/password-reset/${await mailedTo(email)}"`)
  })

  test('gets 429 after too many requests for one account or from one address', async () => {
    for (let i = 0; i < 3; i += 1) expect((await requestReset('often@example.com')).status).toBe(200)
    expect((await requestReset('Often@example.com')).status).toBe(429)
    const address = freshAddress()
    for (let i = 0; i < 5; i += 1)
      expect((await requestReset(`someone-${i}@example.com`, address)).status).toBe(200)
    expect((await requestReset('one-more@example.com', address)).status).toBe(429)
  })

  test('lets a person without a password set one', async () => {
    const user = await makeUser(db)
    await requestReset(user.email)
    expect((await reset(await mailedTo(user.email))).status).toBe(200)
    expect((await login(user.email, fresh)).status).toBe(200)
  })
})

describe('a mailed link', () => {
  test('is not stored, neither in the table nor in the queue', async () => {
    const { token } = await makeUserWithResetToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = JSON.stringify([
      await db().select().from(mailedTokens),
      await db().execute(sql`select * from pgboss.job`),
    ])
    expect(stored).not.toContain(token)
  })

  test('changes the password, confirms the address, and revokes all tokens', async () => {
    const { user, token } = await makeUserWithResetToken()
    const { data } = await testApp.call(authEndpoints.login, { body: { email: user.email, password: old } })
    expect(data.user.email_verified).toBe(false)
    const { data: link } = await testApp.call(passwordEndpoints.check, { body: { token } })
    expect(link.expires_at).toBe(new Date(testNow.getTime() + 60 * 60_000).toISOString())
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: passwordMessages.passwordReset.en },
    })
    expect((await testApp.request('GET', '/user/me', { token: data.token })).status).toBe(401)
    expect((await login(user.email, old)).status).toBe(422)
    const { data: again } = await testApp.call(authEndpoints.login, {
      body: { email: user.email, password: fresh },
    })
    const me = await testApp.call(userEndpoints.me, {}, { token: again.token })
    expect(me.data.email_verified).toBe(true)
  })

  test('notifies the person that the password was changed', async () => {
    const { user, token } = await makeUserWithResetToken()
    await reset(token)
    const mail = (await testApp.mailTo(user.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'password-changed', subject: 'Your password was changed' })
    expect(mail?.text).toContain('https://academy.test/account/forgot-password')
  })

  test('works once, and invalidates the other links', async () => {
    const { user, token: first } = await makeUserWithResetToken()
    await requestReset(user.email)
    const second = await mailedTo(user.email)
    expect(second).not.toBe(first)
    const responses = await Promise.all([reset(first), reset(first)])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]))
    for (const token of [first, second]) {
      expect(await reset(token)).toMatchObject({
        status: 422,
        body: {
          message: mailedTokenMessages.linkExpired.en,
          errors: { token: [mailedTokenMessages.linkExpired.en] },
        },
      })
    }
  })

  test('works for 60 minutes', async () => {
    const { user, token } = await makeUserWithResetToken()
    const check = (minutes: number) => {
      time.now = new Date(testNow.getTime() + minutes * 60_000)
      return testApp.request('POST', '/password/check', { body: { token } })
    }
    expect((await check(59.9)).status).toBe(200)
    expect((await check(60)).status).toBe(422)
    expect((await reset(token)).status).toBe(422)
    time.now = testNow
    expect((await login(user.email, old)).status).toBe(200)
  })

  test.each([
    [{ token: 'made-up', password: fresh, password_confirmation: fresh }, 'token'],
    [{ token: '', password: fresh, password_confirmation: fresh }, 'token'],
    [{ token: 'x'.repeat(300), password: fresh, password_confirmation: fresh }, 'token'],
    [{ token: 'a', password: 'short', password_confirmation: 'short' }, 'password'],
    [{ token: 'a', password: fresh, password_confirmation: old }, 'password_confirmation'],
  ])('gets 422 for an invalid token or password: %j', async (body, field) => {
    const response = await testApp.request('POST', '/password/reset', { body })
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
  })

  test('for confirming an address does not change the password', async () => {
    const { user } = await makeMember(db, time.now)
    await testApp.call(authEndpoints.register, {
      body: {
        first_name: 'Ada',
        last_name: 'Bell',
        email: 'ada.purpose@example.com',
        password: old,
        password_confirmation: old,
      },
    })
    const text = (await testApp.mailTo('ada.purpose@example.com')).at(-1)?.text ?? ''
    const token = /verify-email\/([\w-]+)$/m.exec(text)?.[1] ?? ''
    expect(token).toHaveLength(43)
    expect((await reset(token)).status).toBe(422)
    expect(user.passwordHash).toBeNull()
  })

  test('resets the limit of failed logins', async () => {
    const { user, token } = await makeUserWithResetToken()
    await login(user.email, 'wrong password')
    await login(user.email, 'wrong password')
    expect((await login(user.email, old)).status).toBe(429)
    await reset(token)
    expect((await login(user.email, fresh)).status).toBe(200)
  })
})
