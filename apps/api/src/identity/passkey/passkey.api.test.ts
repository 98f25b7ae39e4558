import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { secondFactorEndpoints } from '@chignon/contract/identity/second-factor'
import { afterEach, expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { secondFactors } from '../../platform/db/schema/second-factor.ts'
import { createAuthenticator } from '../../testing/software-authenticator.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const { list, creation, add, rename, remove, request } = passkeyEndpoints
const site = { rpId: 'academy.test', origin: 'https://academy.test' }

afterEach(() => {
  time.now = testNow
})

type Authenticator = ReturnType<typeof createAuthenticator>

async function addPasskey(token: string, authenticator: Authenticator, changes: Partial<typeof site> = {}) {
  const { data } = await testApp.call(creation, {}, { token })
  const response = authenticator.create({ challenge: data.challenge, ...site, ...changes })
  return testApp.request('POST', '/user/passkeys', { token, body: { name: 'My phone', response } })
}

async function makeMemberWithPasskey() {
  const member = await makeMember(db, testNow)
  const authenticator = createAuthenticator()
  expect((await addPasskey(member.token, authenticator)).status).toBe(201)
  return { ...member, authenticator }
}

const challenge = async () => (await testApp.call(request, {})).data.challenge
const send = (response: unknown) => testApp.request('POST', '/login/passkey', { body: { response } })
const logIn = async (authenticator: Authenticator, changes: Partial<typeof site> = {}) =>
  send(authenticator.use({ challenge: await challenge(), ...site, ...changes }))

test('is added, listed, reported by mail, used to sign in, and removed', async () => {
  const { user, token, authenticator } = await makeMemberWithPasskey()
  expect((await testApp.mailTo(user.email)).at(-1)).toMatchObject({ kind: 'passkey-added' })
  expect(await logIn(authenticator)).toMatchObject({
    status: 200,
    body: { data: { user: { id: user.id }, token: expect.any(String) } },
  })
  const { data } = await testApp.call(list, {}, { token })
  expect(data).toMatchObject([{ name: 'My phone', last_used_at: testNow.toISOString() }])
  const params = { id: data[0]?.id ?? '' }
  const stranger = await makeMember(db, testNow)
  expect(
    await testApp.request('DELETE', `/user/passkeys/${params.id}`, { token: stranger.token }),
  ).toMatchObject({ status: 404 })
  await testApp.call(remove, { params }, { token })
  expect(await logIn(authenticator)).toMatchObject({ status: 422, body: { code: 'invalid_credentials' } })
})

test('is renamed by its owner', async () => {
  const { token } = await makeMemberWithPasskey()
  const [passkey] = (await testApp.call(list, {}, { token })).data
  const params = { id: passkey?.id ?? '' }
  await testApp.call(rename, { params, body: { name: '  Blue key ' } }, { token })
  const path = `/user/passkeys/${params.id}`
  const stranger = await makeMember(db, testNow)
  const change = async (caller: string, name: string) =>
    (await testApp.request('PATCH', path, { token: caller, body: { name } })).status
  expect(await change(stranger.token, 'Mine')).toBe(404)
  expect(await change(token, ' ')).toBe(422)
  expect((await testApp.call(list, {}, { token })).data).toMatchObject([{ name: 'Blue key' }])
})

test('counts as two factors', async () => {
  const { user, token, authenticator } = await makeMemberWithPasskey()
  const secret = Buffer.alloc(20)
  await db().insert(secondFactors).values({ userId: user.id, secret, enabledAt: testNow })
  expect((await testApp.call(secondFactorEndpoints.show, {}, { token })).data.enabled_at).not.toBeNull()
  expect((await logIn(authenticator)).status).toBe(200)
})

test.each([
  ['from another site', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
])('a response %s is refused', async (_, changes) => {
  const { token, authenticator } = await makeMemberWithPasskey()
  expect((await addPasskey(token, createAuthenticator(), changes)).status).toBe(422)
  expect((await logIn(authenticator, changes)).status).toBe(422)
})

test('a challenge works once, for five minutes, and for its own purpose and member', async () => {
  const { token, authenticator } = await makeMemberWithPasskey()
  const response = authenticator.use({ challenge: await challenge(), ...site })
  expect((await send(response)).status).toBe(200)
  expect((await send(response)).status).toBe(422)
  const { data } = await testApp.call(creation, {}, { token })
  expect((await send(authenticator.use({ challenge: data.challenge, ...site }))).status).toBe(422)
  const other = await makeMember(db, testNow)
  const stolen = createAuthenticator().create({ challenge: data.challenge, ...site })
  const body = { name: 'x', response: stolen }
  expect((await testApp.request('POST', '/user/passkeys', { token: other.token, body })).status).toBe(422)
  const late = authenticator.use({ challenge: await challenge(), ...site })
  time.now = new Date(testNow.getTime() + 5 * 60_000)
  expect((await send(late)).status).toBe(422)
})

test('a count that does not grow is refused, since it comes from a copy', async () => {
  const { authenticator } = await makeMemberWithPasskey()
  authenticator.setCounter(10)
  expect((await logIn(authenticator)).status).toBe(200)
  authenticator.setCounter(5)
  expect((await logIn(authenticator)).status).toBe(422)
})

test('the person must have been verified', async () => {
  const { token } = await makeMember(db, testNow)
  expect((await addPasskey(token, createAuthenticator({ flags: 1 }))).status).toBe(422)
})

test('is known once', async () => {
  const { token, authenticator } = await makeMemberWithPasskey()
  expect((await addPasskey(token, authenticator)).status).toBe(409)
  expect((await testApp.call(creation, {}, { token })).data.excludeCredentials).toHaveLength(1)
  expect(add.status).toBe(201)
})
