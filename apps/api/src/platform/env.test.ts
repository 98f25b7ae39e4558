import path from 'node:path'
import { expect, test } from 'vitest'
import { readApiEnv } from './env.ts'

test('has defaults, also for empty values', () => {
  const env = readApiEnv({ PORT: '', DATABASE_URL: '' })
  expect(env).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: 0,
    logLevel: 'warn',
    brand: { name: 'Chignon', email: 'hello@chignon.example' },
    mediaFolder: undefined,
    social: {},
    payments: {},
  })
  expect(path.isAbsolute(env.dataDir)).toBe(true)
  expect(path.basename(env.dataDir)).toBe('.data')
  expect(env.files).toEqual({ folder: path.join(env.dataDir, 'files') })
})

test('reads every variable', () => {
  expect(
    readApiEnv({
      PORT: '0',
      DATABASE_URL: 'postgres://me:secret@db/academy',
      DATA_DIR: '/srv/academy',
      SMTP_URL: 'smtps://me:secret@smtp.example.com',
      MAIL_FROM: 'Salon <hello@salon.example>',
      BRAND_NAME: 'Salon',
      BRAND_EMAIL: 'hello@salon.example',
      PUBLIC_URL: 'https://academy.example.com/',
      TRUSTED_PROXIES: '2',
      MEDIA_DIR: '/srv/media',
      OFFICE_HOURS: '2-6 10:00-19:30 Europe/Bucharest',
      HISTORY_MONEY_YEARS: '7',
      FILES_DIR: '/srv/files',
      FFMPEG_PATH: '/usr/bin/ffmpeg',
      VIDEO_WORK_DIR: '/srv/videos',
      LOG_LEVEL: 'silent',
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_URL: 'http://localhost:12111',
    }),
  ).toEqual({
    port: 0,
    databaseUrl: 'postgres://me:secret@db/academy',
    dataDir: '/srv/academy',
    publicUrl: 'https://academy.example.com',
    trustedProxies: 2,
    logLevel: 'silent',
    brand: { name: 'Salon', email: 'hello@salon.example' },
    mail: {
      smtpUrl: 'smtps://me:secret@smtp.example.com',
      from: 'Salon <hello@salon.example>',
      folder: '/srv/academy/outbox',
    },
    mediaFolder: '/srv/media',
    officeHours: { from: 2, to: 6, opens: '10:00', closes: '19:30', timezone: 'Europe/Bucharest' },
    historyMoneyYears: 7,
    files: { folder: '/srv/files' },
    videos: { ffmpegPath: '/usr/bin/ffmpeg', workFolder: '/srv/videos' },
    social: {},
    seller: expect.objectContaining({ name: 'Salon' }),
    bankAccount: expect.objectContaining({ isSample: true }),
    payments: {
      stripe: {
        secretKey: 'sk_1',
        publishableKey: 'pk_1',
        webhookSecret: 'whsec_1',
        apiUrl: 'http://localhost:12111',
      },
    },
  })
})

test.each([
  ['PORT', '70000'],
  ['HISTORY_MONEY_YEARS', '1'],
  ['PORT', 'eighty'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'academy'],
  ['PUBLIC_URL', 'ftp://academy.example.com'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', '11'],
  ['LOG_LEVEL', 'loud'],
  ['MAIL_FROM', 'Salon'],
  ['MAIL_FROM', 'Salon <hello>'],
  ['BRAND_NAME', 'x'.repeat(41)],
  ['BRAND_EMAIL', 'hello'],
  ['S3_BUCKET', 'My Bucket'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_REGION', 'Frankfurt'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_1'],
  ['STRIPE_API_URL', 'stripe'],
])('rejects %s=%s with a message that names both', (name, value) => {
  expect(() => readApiEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} must [^\\n]+; it is “${value}”\\.$`),
  )
})

test.each([
  ['DATABASE_URL', 'mysql://me:secret@db'],
  ['SMTP_URL', 'http://me:secret@smtp'],
  ['STRIPE_SECRET_KEY', 'pk_secret'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
])('rejects an invalid %s without showing its value', (name, value) => {
  const read = () => readApiEnv({ [name]: value })
  expect(read).toThrow(new RegExp(`^The environment variable ${name} must [^\\n]+\\.$`))
  expect(read).not.toThrow('secret')
})

const bucket = { S3_BUCKET: 'chignon-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

test('stores files in a bucket if one is set', () => {
  const s3 = { bucket: 'chignon-files', accessKeyId: 'id', secretAccessKey: 'secret' }
  expect(readApiEnv(bucket).files).toEqual({ s3: { ...s3, endpoint: undefined, region: 'us-east-1' } })
  const other = { ...bucket, S3_ENDPOINT: 'http://localhost:9000', S3_REGION: 'auto' }
  expect(readApiEnv(other).files).toEqual({
    s3: { ...s3, endpoint: 'http://localhost:9000', region: 'auto' },
  })
})

test.each([
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET must be set along with S3_ENDPOINT.'],
  [{ S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_BUCKET must be set along with S3_SECRET_ACCESS_KEY.'],
  [{ ...bucket, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID must be set along with S3_BUCKET.'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must be set along with S3_BUCKET.'],
  [{ ...bucket, FILES_DIR: '/srv/files' }, 'FILES_DIR must not be set along with S3_BUCKET.'],
])('rejects file settings that contradict one another: %j', (variables, message) => {
  expect(() => readApiEnv(variables)).toThrow(`The environment variable ${message}`)
})

const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test.each([
  [{ STRIPE_API_URL: 'http://localhost' }, 'STRIPE_SECRET_KEY must be set along with STRIPE_API_URL.'],
  [{ ...stripe, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY must be set along with STRIPE_PUBLISHABLE_KEY.'],
  [
    { ...stripe, STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_WEBHOOK_SECRET must be set along with STRIPE_SECRET_KEY.',
  ],
])('rejects keys of Stripe that are not complete: %j', (variables, message) => {
  expect(() => readApiEnv(variables)).toThrow(`The environment variable ${message}`)
})
