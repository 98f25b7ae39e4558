import { startIdp } from '@chignon/idp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose } from '../../testing/idp-browser.ts'
import { startFakeOidcProvider, type FakeOidcProvider } from '../../testing/fake-oidc-provider.ts'
import { readApiEnv } from '../env.ts'
import { google } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'

let fakeProvider: FakeOidcProvider
let provider: IdentityProvider
beforeAll(async () => {
  fakeProvider = await startFakeOidcProvider()
  provider = google({ issuer: fakeProvider.issuer, clientId: 'ours', clientSecret: 'our-secret' })
})
afterAll(() => fakeProvider.close())

const attempt = {
  redirectUri: 'http://localhost:3000/callback/google',
  state: 'the-state',
  nonce: 'the-nonce',
  verifier: 'the-verifier-of-forty-three-characters-or-so',
}
const callback = { code: 'a-code', state: attempt.state }
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const validClaims = () => ({
  iss: fakeProvider.issuer,
  aud: 'ours',
  sub: '4711',
  nonce: attempt.nonce,
  iat: seconds(0),
  exp: seconds(60),
  given_name: 'Nina',
  family_name: 'Bell',
  email: 'nina@example.com',
  email_verified: true,
})

test('returns the identity, and sends the verifier of the attempt', async () => {
  fakeProvider.nextToken = { claims: validClaims() }
  expect(await provider.identify(attempt, callback)).toEqual({
    provider: 'google',
    subject: '4711',
    firstName: 'Nina',
    lastName: 'Bell',
    email: 'nina@example.com',
    isEmailVerified: true,
  })
  expect(Object.fromEntries(fakeProvider.tokenRequests.at(-1) ?? [])).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    code_verifier: attempt.verifier,
    redirect_uri: attempt.redirectUri,
    client_id: 'ours',
    client_secret: 'our-secret',
  })
})

test.each([
  ['another nonce', () => ({ nonce: 'another' })],
  ['no nonce', () => ({ nonce: undefined })],
  ['another issuer', () => ({ iss: 'https://accounts.google.com' })],
  ['another audience', () => ({ aud: 'theirs' })],
  ['a list of audiences without ours', () => ({ aud: ['theirs', 'others'] })],
  ['an end long ago', () => ({ iat: seconds(-7200), exp: seconds(-3600) })],
  ['no subject', () => ({ sub: undefined })],
])('rejects an ID token with %s', async (_, changes) => {
  const claims = Object.fromEntries(
    Object.entries({ ...validClaims(), ...changes() }).filter(([, value]) => value !== undefined),
  )
  fakeProvider.nextToken = { claims }
  await expect(provider.identify(attempt, callback)).rejects.toThrow()
})

test('rejects an ID token signed with an unknown key', async () => {
  fakeProvider.nextToken = { claims: validClaims(), hasUnknownKey: true }
  await expect(provider.identify(attempt, callback)).rejects.toThrow()
})

test('rejects a response without an ID token', async () => {
  fakeProvider.nextToken = { claims: null }
  await expect(provider.identify(attempt, callback)).rejects.toThrow()
})

test('rejects another state before the exchange', async () => {
  const before = fakeProvider.tokenRequests.length
  await expect(provider.identify(attempt, { ...callback, state: 'another' })).rejects.toThrow()
  expect(fakeProvider.tokenRequests).toHaveLength(before)
})

test.each([[{ email_verified: false }], [{ email_verified: undefined }]])(
  'returns isEmailVerified: false for %j',
  async (changes) => {
    fakeProvider.nextToken = { claims: JSON.parse(JSON.stringify({ ...validClaims(), ...changes })) }
    expect((await provider.identify(attempt, callback)).isEmailVerified).toBe(false)
  },
)

test('a real provider rejects a code without its verifier', async () => {
  const idp = await startIdp()
  const { google: settings } = readApiEnv(idp.settings()).social
  if (!settings) return expect.unreachable('it is configured')
  const real = google(settings)
  const url = await real.authorizationUrl(attempt)
  const { searchParams } = await choose(url.href, { email: 'nina@example.com' })
  const back = { code: searchParams.get('code') ?? '', state: attempt.state, iss: idp.issuer }
  await expect(real.identify({ ...attempt, verifier: '' }, back)).rejects.toThrow()
  await idp.close()
})
