import { startIdp } from '@chignon/idp'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { socialEndpoints, type SocialProvider } from '@chignon/contract/identity/social'
import { userEndpoints } from '@chignon/contract/identity/user'
import { eq } from '../../platform/db/drizzle.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { authMessages } from '../auth/auth.messages.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { socialAttempts, socialIdentities } from '../../platform/db/schema/social.ts'
import { users } from '../../platform/db/schema/user.ts'
import { readApiEnv } from '../../platform/env.ts'
import { defaultRateLimits } from '../../platform/http/rate-limits.ts'
import { choose, type Choice } from '../../testing/idp-browser.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { findUserByEmail } from '../user/user.queries.ts'
import { socialMessages } from './social.messages.ts'
import { deleteIdentities } from './social.queries.ts'

const idp = await startIdp()
afterAll(() => idp.close())
const testApp = await openTestApp({
  social: readApiEnv(idp.settings()).social,
  rateLimits: { ...defaultRateLimits, socialPerAddress: { points: 6, seconds: 600 } },
})
const { db, time } = testApp

let number = 0
const freshEmail = () => `nina.${(number += 1)}@example.com`
const freshAddress = () => `198.51.100.${(number += 1)}`
const callbackTo = (provider: SocialProvider) => `http://localhost:3000/callback/${provider}`

async function begin(provider: SocialProvider) {
  const body = { redirect_uri: callbackTo(provider) }
  const caller = { address: freshAddress() }
  return (await testApp.call(socialEndpoints.begin, { params: { provider }, body }, caller)).data
}

type Begun = Awaited<ReturnType<typeof begin>>

/** Sends the parameters of a callback to the exchange. */
function exchange(provider: SocialProvider, { attempt, state }: Begun, callback: URL, changed: object = {}) {
  const carried = Object.fromEntries(callback.searchParams)
  return testApp.request('POST', `/social/${provider}/exchange`, {
    body: { attempt, state, ...carried, ...changed },
    address: freshAddress(),
  })
}

async function signIn(provider: SocialProvider, choice: Choice) {
  const begun = await begin(provider)
  return exchange(provider, begun, await choose(begun.authorization_url, choice))
}

const identitiesOf = (userId: string) =>
  db().select().from(socialIdentities).where(eq(socialIdentities.userId, userId))

const refused = (provider: string) => ({
  status: 422,
  body: { code: 'invalid_credentials', message: socialMessages.refused(provider).en },
})
const expired = {
  status: 422,
  body: { code: 'invalid_credentials', message: socialMessages.expired.en },
}

describe('the list of providers', () => {
  test('has the configured providers with their origins', async () => {
    expect((await testApp.call(socialEndpoints.list, {})).data).toEqual([
      { provider: 'google', origins: [idp.issuer] },
      { provider: 'facebook', origins: [idp.issuer] },
    ])
  })

  test('is empty without settings, and an attempt returns 404', async () => {
    const without = await openTestApp()
    expect((await without.call(socialEndpoints.list, {})).data).toEqual([])
    const body = { redirect_uri: callbackTo('google') }
    expect((await without.request('POST', '/social/google', { body })).status).toBe(404)
  })
})

describe('a new attempt', () => {
  test('has a Google address with state, nonce, PKCE and account selection', async () => {
    const { authorization_url, state, expires_in } = await begin('google')
    const query = Object.fromEntries(new URL(authorization_url).searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state,
      redirect_uri: callbackTo('google'),
    })
    expect(expires_in).toBe(600)
  })

  test('has a Facebook address with state and PKCE, for profile and e-mail address', async () => {
    const { authorization_url, state } = await begin('facebook')
    expect(Object.fromEntries(new URL(authorization_url).searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'public_profile email',
      code_challenge_method: 'S256',
      state,
    })
  })

  test('returns neither verifier nor secret, and is stored without its token', async () => {
    const begun = await begin('google')
    const [row] = await db().select().from(socialAttempts).where(eq(socialAttempts.state, begun.state))
    expect(row?.verifier).toMatch(/^[\w-]{43,}$/)
    expect(JSON.stringify(begun)).not.toContain(row?.verifier)
    expect(JSON.stringify(begun)).not.toContain('secret')
    expect(JSON.stringify(row)).not.toContain(begun.attempt)
  })

  test.each([
    'https://academy.example/callback/facebook',
    'https://academy.example/callback/google?next=https://evil.example',
    'https://academy.example/login',
    'javascript:alert(1)/callback/google',
    '',
  ])('returns 422 for the redirect address %s', async (redirect_uri) => {
    const response = await testApp.request('POST', '/social/google', { body: { redirect_uri } })
    expect(response).toMatchObject({ status: 422, body: { errors: { redirect_uri: [expect.any(String)] } } })
  })

  test.each(['/social/apple', '/social/apple/exchange'])('returns 422 for %s', async (path) => {
    expect((await testApp.request('POST', path, { body: {} })).status).toBe(422)
  })

  test('returns 429 after too many attempts from one address', async () => {
    const body = { redirect_uri: callbackTo('google') }
    const address = freshAddress()
    const statuses = []
    for (let i = 0; i < 7; i += 1)
      statuses.push((await testApp.request('POST', '/social/google', { body, address })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe.each(['google', 'facebook'] as const)('with %s', (provider) => {
  const name = provider === 'google' ? 'Google' : 'Facebook'

  test('creates an account without a password, and signs in to it the next time', async () => {
    const email = freshEmail()
    const first = await signIn(provider, { email })
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Welcome, Nina. Your account is ready.',
        data: { user: { first_name: 'Nina', last_name: 'Bell', email, role: 'learner' } },
      },
    })
    expect(await signIn(provider, { email })).toMatchObject({
      status: 200,
      body: { message: 'Welcome back, Nina.', data: { user: { email } } },
    })
    const user = await findUserByEmail(db(), email)
    expect(user).toMatchObject({
      passwordHash: null,
      emailVerifiedAt: provider === 'google' ? testNow : null,
    })
    expect(await identitiesOf(user?.id ?? '')).toHaveLength(1)
  })

  test('an account without a password rejects a login by password', async () => {
    const email = freshEmail()
    await signIn(provider, { email })
    const response = await testApp.request('POST', '/login', { body: { email, password: 'anything at all' } })
    expect(response).toMatchObject({ status: 422, body: { message: authMessages.invalidCredentials.en } })
  })

  test('returns a token that works like that of a login', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const { attempt, state } = begun
    const body = { attempt, state, code: callback.searchParams.get('code') ?? '', iss: idp.issuer }
    const { data } = await testApp.call(
      socialEndpoints.exchange,
      { params: { provider }, body },
      { address: freshAddress() },
    )
    expect((await testApp.call(userEndpoints.me, {}, { token: data.token })).data).toEqual(data.user)
    await testApp.call(authEndpoints.logout, {}, { token: data.token })
    expect((await testApp.request('GET', '/user/me', { token: data.token })).status).toBe(401)
  })

  test('rejects another state and ends the attempt', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const { state } = await begin(provider)
    expect(await exchange(provider, begun, callback, { state })).toMatchObject(refused(name))
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
  })

  test('rejects a code of another attempt, whose verifier does not match', async () => {
    const begun = await begin(provider)
    const other = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect(await exchange(provider, other, callback, { state: other.state })).toMatchObject(refused(name))
  })

  test('accepts an attempt once', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect((await exchange(provider, begun, callback)).status).toBe(200)
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
  })

  test('accepts a code once', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect((await exchange(provider, begun, callback)).status).toBe(200)
    const next = await begin(provider)
    expect(await exchange(provider, next, callback, { state: next.state })).toMatchObject(refused(name))
  })

  test('rejects an attempt after ten minutes', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    time.now = new Date(testNow.getTime() + 600_001)
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
    time.now = testNow
  })

  test('rejects a callback with another issuer', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const response = await exchange(provider, begun, callback, { iss: 'https://other.example' })
    expect(response).toMatchObject(refused(name))
  })

  test('rejects an attempt of the other provider', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const other = provider === 'google' ? 'facebook' : 'google'
    expect(await exchange(other, begun, callback)).toMatchObject(expired)
  })

  test('does not link an account with an unverified address', async () => {
    const { id, email } = await makeUser(db, { password: 'hairdesign' })
    const response = await signIn(provider, { email })
    const reason = provider === 'google' ? socialMessages.accountUnconfirmed : socialMessages.addressTaken
    expect(response).toMatchObject({ status: 409, body: { code: 'conflict', message: reason(name).en } })
    expect(await identitiesOf(id)).toEqual([])
  })

  test('creates one account for two simultaneous sign-ins', async () => {
    const email = freshEmail()
    const answers = await Promise.all([signIn(provider, { email }), signIn(provider, { email })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('an existing account with a verified address', () => {
  test('is linked to a Google identity with the same verified address, ignoring case, and keeps its password', async () => {
    const { id, email } = await makeUser(db, { password: 'hairdesign', emailVerifiedAt: testNow })
    expect(await signIn('google', { email: email.toUpperCase() })).toMatchObject({
      status: 200,
      body: {
        message: 'Welcome back, Kim. From now on you can log in with Google as well.',
        data: { user: { id, first_name: 'Kim' } },
      },
    })
    expect(await identitiesOf(id)).toMatchObject([{ provider: 'google' }])
    await testApp.call(authEndpoints.login, { body: { email, password: 'hairdesign' } })
  })

  test('is not linked to a Google identity with an unverified address', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: testNow })
    expect(await signIn('google', { email, verified: false })).toMatchObject({
      status: 409,
      body: { message: socialMessages.addressTaken('Google').en },
    })
    expect(await identitiesOf(id)).toEqual([])
  })

  test('is never linked to a Facebook identity', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: testNow })
    expect(await signIn('facebook', { email })).toMatchObject({
      status: 409,
      body: { message: socialMessages.addressTaken('Facebook').en },
    })
    expect(await identitiesOf(id)).toEqual([])
  })
})

describe('a new account with an address from Facebook', () => {
  test('is mailed a confirmation link', async () => {
    const email = freshEmail()
    await signIn('facebook', { email })
    expect(await testApp.mailTo(email)).toMatchObject([
      { text: expect.stringContaining('/account/verify-email/') },
    ])
  })

  test('loses the identity when the owner of the address resets the password', async () => {
    const email = freshEmail()
    const signedIn = await signIn('facebook', { email })
    expect(signedIn.status).toBe(200)
    await testApp.request('POST', '/password/forgot', { body: { email } })
    const mails = (await testApp.mailTo(email)).map(({ text }) => text).join('\n')
    const token = /\/account\/password-reset\/([\w-]+)$/m.exec(mails)?.[1] ?? ''
    const password = 'the one from now on'
    const [holder] = await db().select().from(users).where(eq(users.email, email))
    expect(await identitiesOf(holder?.id ?? '')).toHaveLength(1)
    const response = await testApp.request('POST', '/password/reset', {
      body: { token, password, password_confirmation: password },
    })
    expect(response.status).toBe(200)
    expect(await identitiesOf(holder?.id ?? '')).toEqual([])
  })
})

test('finds the account by the identity, also if its address has changed', async () => {
  const email = freshEmail()
  await signIn('google', { email })
  const user = await findUserByEmail(db(), email)
  await db().update(users).set({ email: freshEmail() }).where(eq(users.email, email))
  expect(await signIn('google', { email })).toMatchObject({ body: { data: { user: { id: user?.id } } } })
})

test('a deleted identity no longer signs in', async () => {
  const email = freshEmail()
  await signIn('facebook', { email })
  await deleteIdentities(db(), (await findUserByEmail(db(), email))?.id ?? '')
  expect(await signIn('facebook', { email })).toMatchObject({ status: 409 })
})

test('returns 422 if Facebook shares no e-mail address', async () => {
  expect(await signIn('facebook', { noEmail: true })).toMatchObject({
    status: 422,
    body: { code: 'invalid', message: socialMessages.noEmail('Facebook').en },
  })
})

test('a cancelled sign-in returns an error and no code', async () => {
  const { authorization_url, state } = await begin('google')
  const { searchParams } = await choose(authorization_url, { cancel: true })
  expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state })
  expect(searchParams.has('code')).toBe(false)
})

test('returns the message in the language of the request', async () => {
  const begun = await begin('google')
  const { attempt, state } = begun
  const response = await testApp.request('POST', '/social/google/exchange', {
    body: { attempt, state, code: 'made-up' },
    locale: 'fa',
  })
  expect(response).toMatchObject({ status: 422, body: { message: socialMessages.refused('Google').fa } })
})

test('returns 503 if a provider is unreachable', async () => {
  const gone = await startIdp()
  await gone.close()
  const elsewhere = await openTestApp({ social: readApiEnv(gone.settings()).social })
  const body = { redirect_uri: callbackTo('google') }
  expect(await elsewhere.request('POST', '/social/google', { body })).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: socialMessages.unreachable('Google').en },
  })
  const { data } = await elsewhere.call(socialEndpoints.begin, {
    params: { provider: 'facebook' },
    body: { redirect_uri: callbackTo('facebook') },
  })
  const { attempt, state } = data
  expect(
    await elsewhere.request('POST', '/social/facebook/exchange', {
      body: { attempt, state, code: 'a-code' },
    }),
  ).toMatchObject({ status: 503, body: { message: socialMessages.unreachable('Facebook').en } })
})
