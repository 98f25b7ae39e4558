import { authEndpoints } from '@chignon/contract/identity/auth'
import { deviceHeader } from '@chignon/contract/platform/client-header'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { userEndpoints } from '@chignon/contract/identity/user'
import { eq } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../platform/db/factories/user.ts'
import { accessTokens, users } from '../../platform/db/schema/user.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { whilePasswordIsReplaced } from '../../testing/concurrent-password-change.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { authMessages } from './auth.messages.ts'
import { grantToken } from '../session/access-token.queries.ts'

const testApp = await openTestApp({
  rateLimits: {
    ...defaultRateLimits,
    loginPerAccount: { points: 3, seconds: 600 },
    loginPerAddress: { points: 6, seconds: 600 },
    registerPerAddress: { points: 4, seconds: 600 },
  },
})
const { db, time } = testApp
const password = 'a perfectly good one'
const day = 24 * 60 * 60 * 1000

let nextAddress = 0
const freshAddress = () => `198.51.100.${(nextAddress += 1)}`
const login = (email: string, typed = password, address = freshAddress()) =>
  testApp.request('POST', '/login', { body: { email, password: typed }, address })
const form = {
  first_name: ' Ana ',
  last_name: 'Díaz',
  email: 'ana@example.com',
  password,
  password_confirmation: password,
}

describe('login', () => {
  test('returns a token that authorizes member calls', async () => {
    const user = await makeUser(db, { password, firstName: 'Mila' })
    const { data, message } = await testApp.call(authEndpoints.login, {
      body: { email: user.email, password },
    })
    expect(message).toBe('Welcome back, Mila.')
    expect(data.token).toMatch(/^[\w-]{43}$/)
    const me = await testApp.call(userEndpoints.me, {}, { token: data.token })
    expect(me.data).toEqual(data.user)
    expect(me.data).toMatchObject({ id: user.id, email: user.email, role: 'learner' })
  })

  test('ignores the case of the e-mail address', async () => {
    const user = await makeUser(db, { password })
    expect((await login(user.email.toUpperCase())).status).toBe(200)
  })

  test('returns the same 422 for a wrong password, an unknown address and an account without a password', async () => {
    const withPassword = await makeUser(db, { password })
    const without = await makeUser(db)
    const responses = await Promise.all([
      login(withPassword.email, 'not the right one'),
      login('unknown@example.com'),
      login(without.email),
    ])
    for (const { status, body } of responses) {
      expect(status).toBe(422)
      expect(body).toEqual({ code: 'invalid_credentials', message: authMessages.invalidCredentials.en })
    }
  })

  test('returns 422 if the password is replaced while it is being checked', async () => {
    const user = await makeUser(db, { password })
    const { passwordHash } = await makeUser(db, { password: 'another good one' })
    const response = await whilePasswordIsReplaced(db, { id: user.id, passwordHash }, () => login(user.email))
    expect(response).toMatchObject({ status: 422, body: { message: authMessages.invalidCredentials.en } })
    expect(await db().select().from(accessTokens).where(eq(accessTokens.userId, user.id))).toEqual([])
  })

  test('stores neither the password nor the token', async () => {
    const user = await makeUser(db, { password })
    const { data } = await testApp.call(authEndpoints.login, { body: { email: user.email, password } })
    const stored = JSON.stringify([await db().select().from(users), await db().select().from(accessTokens)])
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(data.token)
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('returns 429 with Retry-After after too many failures for one account from different addresses', async () => {
    const user = await makeUser(db, { password })
    const attempts = await Promise.all([1, 2, 3, 4, 5].map(() => login(user.email, 'wrong password')))
    expect(attempts.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2)
    const refused = await testApp.request('POST', '/login', {
      body: { email: user.email.toUpperCase(), password },
      address: freshAddress(),
      locale: 'fa',
    })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
    expect(refused.body).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('۱۰ دقیقه'),
    })
  })

  test('lets the owner of an account that others locked in from a device that signed in before', async () => {
    const user = await makeUser(db, { password })
    const loginOn = (device: string, typed: string) =>
      testApp.request('POST', '/login', {
        body: { email: user.email, password: typed },
        address: freshAddress(),
        headers: { [deviceHeader]: device.repeat(43) },
      })
    expect((await loginOn('a', password)).status).toBe(200)
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await loginOn('b', 'wrong password')).status).toBe(422)
    expect((await loginOn('b', password)).status).toBe(429)
    expect((await loginOn('a', password)).status).toBe(200)
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await loginOn('a', 'wrong password')).status).toBe(422)
    expect((await loginOn('a', password)).status).toBe(429)
  })

  test('returns 429 after too many failures from one address for different accounts', async () => {
    const address = freshAddress()
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await login(`someone-${attempt}@example.com`, password, address)).status).toBe(422)
    }
    expect((await login('one-more@example.com', password, address)).status).toBe(429)
    expect((await login('one-more@example.com', password, freshAddress())).status).toBe(422)
  })

  test('returns 429 after too many failures from one IPv6 network', async () => {
    for (let host = 1; host <= 6; host += 1) {
      const response = await login(
        `someone-v6-${host}@example.com`,
        password,
        `2001:db8:1:2:${host}::${host}`,
      )
      expect(response.status).toBe(422)
    }
    expect((await login('one-more@example.com', password, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login('one-more@example.com', password, '2001:db8:1:3::1')).status).toBe(422)
  })

  test('resets the count of failures after a successful login', async () => {
    const user = await makeUser(db, { password })
    for (let round = 0; round < 3; round += 1) {
      expect((await login(user.email, 'wrong password')).status).toBe(422)
      expect((await login(user.email, 'wrong password')).status).toBe(422)
      expect((await login(user.email)).status).toBe(200)
    }
  })

  test.each([
    [{}, { email: ['Please fill in this field.'], password: ['Please fill in this field.'] }],
    [
      { email: 'ana', password: '1234567' },
      {
        email: ['Enter an e-mail address such as name@example.com.'],
        password: ['Use at least 8 characters.'],
      },
    ],
    [
      { email: 7, password: [] },
      { email: ['This must be text.'], password: ['Provide this only once.'] },
    ],
  ])('returns the errors of the fields for %j', async (body, errors) => {
    const response = await testApp.request('POST', '/login', { body })
    expect(response).toMatchObject({ status: 422, body: { code: 'invalid', errors } })
  })
})

describe('register', () => {
  test('creates the account, signs in and welcomes the person by name', async () => {
    const { data, message } = await testApp.call(authEndpoints.register, { body: form })
    expect(message).toBe('Welcome, Ana. Your account is ready.')
    expect(data.user).toMatchObject({
      first_name: 'Ana',
      last_name: 'Díaz',
      email: form.email,
      role: 'learner',
    })
    expect((await testApp.call(userEndpoints.me, {}, { token: data.token })).data.email).toBe(form.email)
    expect((await login(form.email)).status).toBe(200)
  })

  test('returns 422 if the address has an account, ignoring case', async () => {
    const { email } = await makeUser(db)
    const response = await testApp.request('POST', '/register', {
      body: { ...form, email: email.toUpperCase() },
      address: freshAddress(),
    })
    expect(response).toMatchObject({
      status: 422,
      body: { errors: { email: ['There is already an account with this address. Log in instead.'] } },
    })
  })

  test('creates one account for two simultaneous requests', async () => {
    const twice = { body: { ...form, email: 'twice@example.com' }, address: freshAddress() }
    const responses = await Promise.all([1, 2].map(() => testApp.request('POST', '/register', twice)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 422]))
  })

  test.each([
    ['en', 'The passwords do not match. Type the same password twice.'],
    ['de', 'Die Passwörter stimmen nicht überein. Gib zweimal dasselbe Passwort ein.'],
    ['fa', 'گذرواژه‌ها یکسان نیستند. هر دو بار همان را وارد کنید.'],
  ] as const)('returns 422 in %s if the passwords differ', async (locale, message) => {
    const body = { ...form, email: 'x@example.com', password_confirmation: 'another good one' }
    expect(await testApp.request('POST', '/register', { body, locale })).toMatchObject({
      status: 422,
      body: { errors: { password_confirmation: [message] } },
    })
  })

  test('returns 429 after too many accounts from one address', async () => {
    const address = freshAddress()
    const statuses = []
    for (const number of [1, 2, 3, 4, 5]) {
      const body = { ...form, email: `many-${number}@example.com` }
      statuses.push((await testApp.request('POST', '/register', { body, address })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429])
  })
})

describe('a token', () => {
  const signedIn = async () => {
    const user = await makeUser(db, { password })
    return (await testApp.call(authEndpoints.login, { body: { email: user.email, password } })).data.token
  }
  const statusWith = async (token: string) => (await testApp.request('GET', '/user/me', { token })).status

  test('is invalid after logout, while another one stays valid', async () => {
    const user = await makeUser(db, { password })
    const [first, second] = await Promise.all(
      [1, 2].map(() => testApp.call(authEndpoints.login, { body: { email: user.email, password } })),
    )
    const token = first?.data.token ?? ''
    expect((await testApp.call(authEndpoints.logout, {}, { token })).message).toBe(
      'You have been logged out.',
    )
    expect(await statusWith(token)).toBe(401)
    expect(await statusWith(second?.data.token ?? '')).toBe(200)
  })

  test('replaces expired ones, and the least recently used of a hundred', async () => {
    const user = await makeUser(db, { password })
    const grant = (days: number) => grantToken(db(), user.id, new Date(testNow.getTime() + days * day))
    const countTokens = async () =>
      (await db().select().from(accessTokens).where(eq(accessTokens.userId, user.id))).length
    const first = await grant(0)
    for (let count = 1; count < 100; count += 1) await grant(1)
    expect([await countTokens(), await statusWith(first)]).toEqual([100, 200])
    await grant(1)
    expect([await countTokens(), await statusWith(first)]).toEqual([100, 401])
    await grant(40)
    expect(await countTokens()).toBe(1)
  })

  test('is valid for 30 days after its last use', async () => {
    const token = await signedIn()
    const after = (days: number) => {
      time.now = new Date(testNow.getTime() + days * day)
      return statusWith(token)
    }
    expect(await after(29)).toBe(200)
    expect(await after(58)).toBe(200)
    expect(await after(58 + 31)).toBe(401)
    time.now = testNow
  })

  test.each(['', 'Bearer', 'Bearer no-such-token', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(5000)}`])(
    'that is invalid gets 401 from every call: %.30s',
    async (authorization) => {
      for (const path of ['/courses', '/user/me', '/countries/de']) {
        const response = await testApp.request('GET', path, { headers: { authorization }, locale: 'de' })
        expect(response).toMatchObject({
          status: 401,
          body: {
            code: 'unauthenticated',
            message: 'Deine Sitzung ist abgelaufen, bitte melde dich erneut an.',
          },
        })
      }
    },
  )

  test('that is missing makes the viewer a guest, who gets 401 from member calls', async () => {
    await testApp.call(courseEndpoints.list, {})
    expect(await testApp.request('GET', '/user/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'Please log in or sign up to continue.' },
    })
  })
})
