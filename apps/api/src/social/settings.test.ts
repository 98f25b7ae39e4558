import { describe, expect, test } from 'vitest'
import { readSocialSettings } from './settings.ts'

const google = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'a-well-kept-one' }
const facebook = { FACEBOOK_CLIENT_ID: '4711', FACEBOOK_CLIENT_SECRET: 'a-well-kept-one' }

describe('who people can sign in with', () => {
  test('is nobody where nothing is set, or only empty values', () => {
    expect(readSocialSettings({})).toEqual({})
    expect(readSocialSettings({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toEqual({})
  })

  test('is whoever has credentials, at its usual address', () => {
    expect(readSocialSettings(google)).toEqual({
      google: {
        clientId: 'ours',
        clientSecret: 'a-well-kept-one',
        issuer: 'https://accounts.google.com',
      },
    })
    expect(readSocialSettings(facebook).facebook).toMatchObject({
      authorizeUrl: expect.stringMatching(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/),
      tokenUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/oauth\/access_token$/),
      profileUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0\/me$/),
    })
  })
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'ours' }, /^GOOGLE_CLIENT_SECRET has to be set along with GOOGLE_CLIENT_ID\.$/],
  [
    { FACEBOOK_CLIENT_SECRET: 'a-well-kept-one' },
    /^FACEBOOK_CLIENT_ID has to be set along with FACEBOOK_CLIENT_SECRET\.$/,
  ],
  [
    { ...google, GOOGLE_ISSUER: 'google' },
    /^GOOGLE_ISSUER has to be an https address [^\n]*; it is "google"\.$/,
  ],
  [{ ...google, GOOGLE_ISSUER: 'http://accounts.example' }, /^GOOGLE_ISSUER has to be an https address/],
  [{ ...facebook, FACEBOOK_TOKEN_URL: 'http://10.0.0.1/token' }, /^FACEBOOK_TOKEN_URL has to be/],
])('a wrong setting ends the start with one sentence: %j', (given, sentence) => {
  expect(() => readSocialSettings(given)).toThrow(sentence)
  expect(() => readSocialSettings(given)).not.toThrow('a-well-kept-one')
})

test('an address of this machine needs no TLS', () => {
  const given = { ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }
  expect(readSocialSettings(given).google?.issuer).toBe('http://127.0.0.1:4000')
})
