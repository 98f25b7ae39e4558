import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@chignon/contract/platform/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chignon-env-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (given: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, ...given })

describe('readEnv', () => {
  it('returns the defaults for an empty environment', () => {
    expect(read()).toMatchObject({
      isProduction: true,
      port: 3000,
      host: undefined,
      apiUrl: undefined,
      publicUrl: undefined,
      trustedProxies: 0,
      locales,
      brand: { name: 'Chignon', email: 'hello@chignon.example' },
    })
    expect(read().brand.social).toHaveLength(5)
  })

  it('treats an empty value as absent', () => {
    expect(read({ PORT: '', PUBLIC_URL: '', SESSION_SECRET: '' })).toMatchObject({
      port: 3000,
      publicUrl: undefined,
    })
  })

  it('removes the trailing slash of PUBLIC_URL', () => {
    expect(read({ PUBLIC_URL: 'https://academy.example/' }).publicUrl).toBe('https://academy.example')
  })

  it('parses LOCALES', () => {
    expect(read({ LOCALES: 'en, fa' }).locales).toEqual(['en', 'fa'])
  })
})

it('reads the identifiers and store addresses of the mobile app', () => {
  expect(read()).toMatchObject({
    app: { iosAppId: undefined, androidPackage: undefined, androidCertificates: [] },
    brand: { stores: [] },
  })
  const fingerprint = Array(32).fill('0a').join(':')
  const { app, brand } = read({
    IOS_APP_ID: 'ABCDE12345.com.example.app',
    IOS_APP_STORE_URL: 'https://apps.apple.com/app/chignon/id123456789',
    ANDROID_PACKAGE: 'com.example.app',
    ANDROID_CERT_SHA256: `${fingerprint}, ${fingerprint.toUpperCase()}`,
    ANDROID_APP_STORE_URL: 'https://play.google.com/store/apps/details?id=com.example.app',
  })
  expect(app).toEqual({
    iosAppId: 'ABCDE12345.com.example.app',
    androidPackage: 'com.example.app',
    androidCertificates: [fingerprint.toUpperCase(), fingerprint.toUpperCase()],
  })
  expect(brand.stores?.map(({ id }) => id)).toEqual(['ios', 'android'])
})

describe('an invalid value', () => {
  const oneSentence = /^The environment variable [A-Z_\d]+ must [^.]+(\.\w[^.]*)*; it is “.*”\.$/

  it.each([
    ['PORT', 'door'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'academy'],
    ['PUBLIC_URL', 'ftp://academy.example'],
    ['API_URL', 'localhost:3001'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'all'],
    ['TRUSTED_PROXIES', '11'],
    ['LOCALES', 'en,xx'],
    ['LOCALES', 'de,fr'],
    ['NODE_ENV', 'staging'],
    ['BRAND_NAME', 'x'.repeat(41)],
    ['BRAND_EMAIL', 'hello'],
    ['BRAND_TIKTOK', '@chignon'],
    ['IOS_APP_ID', 'com.example.app'],
    ['IOS_APP_STORE_URL', 'https://apps.apple.com/app'],
    ['ANDROID_PACKAGE', 'app'],
    ['ANDROID_CERT_SHA256', '14:6D:E9'],
    ['ANDROID_APP_STORE_URL', 'market://app'],
  ])('%s=%s throws an error that names both', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(oneSentence)
    expect(() => read({ [name]: value })).toThrow(name)
    expect(() => read({ [name]: value })).toThrow(value)
  })
})

it.each([
  ['SESSION_SECRET', 'short-secret'],
  ['DATABASE_URL', 'mysql://root:short-secret@localhost/academy'],
])('an invalid %s is named without its value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} must [^.]+\\.$`),
  )
  expect(() => read({ [name]: value })).not.toThrow('short-secret')
})

it('throws a readable error for a data folder that is not writable', () => {
  const file = path.join(folder, 'session-secret')
  read()
  expect(() => read({ DATA_DIR: path.join(file, 'data') })).toThrow(
    /^The folder .* is not writable; .* DATA_DIR to another folder\.$/,
  )
})

describe('the session secret', () => {
  it('is created once and saved in a file only its owner can read', () => {
    const first = read().sessionSecret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(read().sessionSecret).toBe(first)
    const file = path.join(folder, 'session-secret')
    expect(readFileSync(file, 'utf8')).toBe(first)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('is SESSION_SECRET if set', () => {
    expect(read({ SESSION_SECRET: 's'.repeat(32) }).sessionSecret).toBe('s'.repeat(32))
  })
})
