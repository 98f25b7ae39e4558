import { startIdp } from '@chignon/idp'
import { authEndpoints } from '@chignon/contract/auth'
import { socialEndpoints, type SocialProvider } from '@chignon/contract/social'
import { userEndpoints } from '@chignon/contract/user'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultRateLimits } from '../http/rate-limits.ts'
import { makeUser } from '../db/factories/user.ts'
import { socialAttempts, socialIdentities } from '../db/schema/social.ts'
import { users } from '../db/schema/user.ts'
import { readProviderEnv } from '../env.ts'
import { messages } from '../http/messages.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-now.ts'
import { choose, type Choice } from '../testing/idp-browser.ts'
import { findUserByEmail } from '../user/user.queries.ts'
import { deleteIdentities } from './social.queries.ts'

const idp = await startIdp()
afterAll(() => idp.close())
const testApp = await openTestApp({
  social: readProviderEnv(idp.settings()).social,
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

/** Sends what a callback carries to the exchange. */
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
  body: { code: 'invalid_credentials', message: messages.en.socialRefused(provider) },
})
const expired = {
  status: 422,
  body: { code: 'invalid_credentials', message: messages.en.socialExpired },
}

describe('what is offered', () => {
  test('are the providers that are set up, and where they send a browser', async () => {
    expect((await testApp.call(socialEndpoints.list, {})).data).toEqual([
      { provider: 'google', origins: [idp.issuer] },
      { provider: 'facebook', origins: [idp.issuer] },
    ])
  })

  test('is nothing without settings, and beginning is a 404 then', async () => {
    const without = await openTestApp()
    expect((await without.call(socialEndpoints.list, {})).data).toEqual([])
    const body = { redirect_uri: callbackTo('google') }
    expect((await without.request('POST', '/social/google', { body })).status).toBe(404)
  })
})

describe('beginning', () => {
  test('asks Google for an account to be chosen, with state, nonce and PKCE', async () => {
    const { authorization_url, state, expires_in } = await begin('google')
    const asked = Object.fromEntries(new URL(authorization_url).searchParams)
    expect(asked).toMatchObject({
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

  test('asks Facebook for profile and address, with state and PKCE', async () => {
    const { authorization_url, state } = await begin('facebook')
    expect(Object.fromEntries(new URL(authorization_url).searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'public_profile email',
      code_challenge_method: 'S256',
      state,
    })
  })

  test('hands out neither verifier nor secret, and keeps no handle', async () => {
    const begun = await begin('google')
    const [kept] = await db().select().from(socialAttempts).where(eq(socialAttempts.state, begun.state))
    expect(kept?.verifier).toMatch(/^[\w-]{43,}$/)
    expect(JSON.stringify(begun)).not.toContain(kept?.verifier)
    expect(JSON.stringify(begun)).not.toContain('secret')
    expect(JSON.stringify(kept)).not.toContain(begun.attempt)
  })

  test.each([
    'https://academy.example/callback/facebook',
    'https://academy.example/callback/google?next=https://evil.example',
    'https://academy.example/login',
    'javascript:alert(1)/callback/google',
    '',
  ])('takes no %s to come back to', async (redirect_uri) => {
    const answer = await testApp.request('POST', '/social/google', { body: { redirect_uri } })
    expect(answer).toMatchObject({ status: 422, body: { errors: { redirect_uri: [expect.any(String)] } } })
  })

  test.each(['/social/apple', '/social/apple/exchange'])('knows no %s', async (path) => {
    expect((await testApp.request('POST', path, { body: {} })).status).toBe(422)
  })

  test('stops after too many from one address', async () => {
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

  test('a new person gets an account without a password, and is known the next time', async () => {
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

  test('nobody without a password can log in by one', async () => {
    const email = freshEmail()
    await signIn(provider, { email })
    const answer = await testApp.request('POST', '/login', { body: { email, password: 'anything at all' } })
    expect(answer).toMatchObject({ status: 422, body: { message: messages.en.invalidCredentials } })
  })

  test('the token is that of any login', async () => {
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

  test('another state is refused, and the attempt is over', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const { state } = await begin(provider)
    expect(await exchange(provider, begun, callback, { state })).toMatchObject(refused(name))
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
  })

  test('another attempt is refused: its verifier does not fit the code', async () => {
    const begun = await begin(provider)
    const other = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect(await exchange(provider, other, callback, { state: other.state })).toMatchObject(refused(name))
  })

  test('an attempt is good once', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect((await exchange(provider, begun, callback)).status).toBe(200)
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
  })

  test('a code is good once, and not for another attempt', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    expect((await exchange(provider, begun, callback)).status).toBe(200)
    const next = await begin(provider)
    expect(await exchange(provider, next, callback, { state: next.state })).toMatchObject(refused(name))
  })

  test('an attempt is good for ten minutes', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    time.now = new Date(testNow.getTime() + 600_001)
    expect(await exchange(provider, begun, callback)).toMatchObject(expired)
    time.now = testNow
  })

  test('another provider’s answer is refused, where it says whose it is', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const answer = await exchange(provider, begun, callback, { iss: 'https://other.example' })
    expect(answer).toMatchObject(refused(name))
  })

  test('an attempt is of no use at the other provider', async () => {
    const begun = await begin(provider)
    const callback = await choose(begun.authorization_url, { email: freshEmail() })
    const other = provider === 'google' ? 'facebook' : 'google'
    expect(await exchange(other, begun, callback)).toMatchObject(expired)
  })

  test('an account whose address nobody confirmed is left alone', async () => {
    const { id, email } = await makeUser(db, { password: 'hairdesign' })
    const answer = await signIn(provider, { email })
    const { socialAccountUnconfirmed, socialAddressTaken } = messages.en
    const message = provider === 'google' ? socialAccountUnconfirmed(name) : socialAddressTaken(name)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', message } })
    expect(await identitiesOf(id)).toEqual([])
  })

  test('two arrivals at once make one person', async () => {
    const email = freshEmail()
    const answers = await Promise.all([signIn(provider, { email }), signIn(provider, { email })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('an account that is there already, its address confirmed', () => {
  test('is joined by Google’s verified address, whatever its case, and keeps its password', async () => {
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

  test('is not joined by an address Google does not vouch for', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: testNow })
    expect(await signIn('google', { email, verified: false })).toMatchObject({
      status: 409,
      body: { message: messages.en.socialAddressTaken('Google') },
    })
    expect(await identitiesOf(id)).toEqual([])
  })

  test('is never joined by Facebook', async () => {
    const { id, email } = await makeUser(db, { emailVerifiedAt: testNow })
    expect(await signIn('facebook', { email })).toMatchObject({
      status: 409,
      body: { message: messages.en.socialAddressTaken('Facebook') },
    })
    expect(await identitiesOf(id)).toEqual([])
  })
})

describe('an address that Facebook alone tells of', () => {
  test('is asked to be confirmed by mail', async () => {
    const email = freshEmail()
    await signIn('facebook', { email })
    expect(await testApp.mailTo(email)).toMatchObject([
      { text: expect.stringContaining('/account/verify-email/') },
    ])
  })

  test('loses that key when its owner proves it by a reset of the password', async () => {
    const email = freshEmail()
    const joined = await signIn('facebook', { email })
    expect(joined.status).toBe(200)
    await testApp.request('POST', '/password/forgot', { body: { email } })
    const mails = (await testApp.mailTo(email)).map(({ text }) => text).join('\n')
    const token = /\/account\/password-reset\/([\w-]+)$/m.exec(mails)?.[1] ?? ''
    const password = 'the one from now on'
    const [holder] = await db().select().from(users).where(eq(users.email, email))
    expect(await identitiesOf(holder?.id ?? '')).toHaveLength(1)
    const answer = await testApp.request('POST', '/password/reset', {
      body: { token, password, password_confirmation: password },
    })
    expect(answer.status).toBe(200)
    expect(await identitiesOf(holder?.id ?? '')).toEqual([])
  })
})

test('a known person is known by who they are there, whatever address they have here by now', async () => {
  const email = freshEmail()
  await signIn('google', { email })
  const user = await findUserByEmail(db(), email)
  await db().update(users).set({ email: freshEmail() }).where(eq(users.email, email))
  expect(await signIn('google', { email })).toMatchObject({ body: { data: { user: { id: user?.id } } } })
})

test('an identity that was taken away opens the account no longer', async () => {
  const email = freshEmail()
  await signIn('facebook', { email })
  await deleteIdentities(db(), (await findUserByEmail(db(), email))?.id ?? '')
  expect(await signIn('facebook', { email })).toMatchObject({ status: 409 })
})

test('Facebook’s person without an address is told to share one', async () => {
  expect(await signIn('facebook', { noEmail: true })).toMatchObject({
    status: 422,
    body: { code: 'invalid', message: messages.en.socialNoEmail('Facebook') },
  })
})

test('who does not agree comes back with the reason and no code', async () => {
  const { authorization_url, state } = await begin('google')
  const { searchParams } = await choose(authorization_url, { cancel: true })
  expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state })
  expect(searchParams.has('code')).toBe(false)
})

test('speaks the language of the request', async () => {
  const begun = await begin('google')
  const { attempt, state } = begun
  const answer = await testApp.request('POST', '/social/google/exchange', {
    body: { attempt, state, code: 'made-up' },
    locale: 'fa',
  })
  expect(answer).toMatchObject({ status: 422, body: { message: messages.fa.socialRefused('Google') } })
})

test('says so where a provider cannot be reached', async () => {
  const gone = await startIdp()
  await gone.close()
  const elsewhere = await openTestApp({ social: readProviderEnv(gone.settings()).social })
  const body = { redirect_uri: callbackTo('google') }
  expect(await elsewhere.request('POST', '/social/google', { body })).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: messages.en.socialUnreachable('Google') },
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
  ).toMatchObject({ status: 503, body: { message: messages.en.socialUnreachable('Facebook') } })
})
