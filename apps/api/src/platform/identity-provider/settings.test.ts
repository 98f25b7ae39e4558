import { describe, expect, test } from 'vitest'
import { readApiEnv } from '../env.ts'

const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'the-secret' }
const facebook = { FACEBOOK_CLIENT_ID: '4711', FACEBOOK_CLIENT_SECRET: 'the-secret' }
const settingsOf = (source: Record<string, string>) => readApiEnv(source).social

describe('the settings of social sign-in', () => {
  test('are empty without credentials, or with empty ones', () => {
    expect(settingsOf({})).toEqual({})
    expect(settingsOf({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toEqual({})
  })

  test('have the public addresses of each provider as defaults', () => {
    expect(settingsOf(google)).toEqual({
      google: { clientId: 'ours', clientSecret: 'the-secret', issuer: 'https://accounts.google.com' },
    })
    expect(settingsOf(facebook).facebook).toMatchObject({
      authorizeUrl: expect.stringMatching(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/),
      tokenUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/oauth\/access_token$/),
      profileUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/me$/),
    })
  })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'ours' }, /GOOGLE_CLIENT_SECRET must be set along with GOOGLE_CLIENT_ID\.$/],
  [
    { FACEBOOK_CLIENT_SECRET: 'the-secret' },
    /FACEBOOK_CLIENT_ID must be set along with FACEBOOK_CLIENT_SECRET\.$/,
  ],
  [
    { ...google, GOOGLE_ISSUER: 'google' },
    /GOOGLE_ISSUER must be an https address [^\n]*; it is “google”\.$/,
  ],
  [{ ...google, GOOGLE_ISSUER: 'http://accounts.example' }, /GOOGLE_ISSUER must be an https address/],
  [{ ...facebook, FACEBOOK_TOKEN_URL: 'http://10.0.0.1/token' }, /FACEBOOK_TOKEN_URL must be/],
])('rejects %j without showing the secret', (variables, message) => {
  expect(() => settingsOf(variables)).toThrow(message)
  expect(() => settingsOf(variables)).not.toThrow('the-secret')
})

test('an address on this machine may use http', () => {
  expect(settingsOf({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toBe(
    'http://127.0.0.1:4000',
  )
})
