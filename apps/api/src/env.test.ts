import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('has a default for everything that needs one; empty is absent', () => {
  const env = readEnv({ PORT: '', DATABASE_URL: '' })
  expect(env).toMatchObject({ PORT: 3001, TRUSTED_PROXIES: 0, LOG_LEVEL: 'info' })
  expect(env.DATABASE_URL).toBeUndefined()
  expect(path.isAbsolute(env.DATA_DIR)).toBe(true)
  expect(path.basename(env.DATA_DIR)).toBe('.data')
})

test('takes what is given', () => {
  const given = {
    PORT: '0',
    DATABASE_URL: 'postgres://me:secret@db/academy',
    DATA_DIR: '/srv/academy',
    SMTP_URL: 'smtps://me:secret@smtp.example.com',
    MAIL_FROM: 'Salon <hello@salon.example>',
    BRAND_NAME: 'Salon',
    BRAND_EMAIL: 'hello@salon.example',
    PUBLIC_URL: 'https://academy.example.com',
    TRUSTED_PROXIES: '2',
    LOG_LEVEL: 'silent',
  }
  expect(readEnv(given)).toEqual({ ...given, PORT: 0, TRUSTED_PROXIES: 2 })
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db'],
  ['PUBLIC_URL', 'academy'],
  ['PUBLIC_URL', 'ftp://academy.example.com'],
  ['TRUSTED_PROXIES', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'smtp.example.com'],
  ['MAIL_FROM', 'Salon'],
  ['MAIL_FROM', 'Salon <hello>'],
  ['BRAND_EMAIL', 'hello'],
])('says in one sentence that %s is wrong: %s', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} has to be [^\\n]+; it is "${value}"\\.$`))
})

test('does not repeat a password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(/^(?!.*secret).*me:…@db/)
  expect(() => readEnv({ SMTP_URL: 'http://me:secret@smtp' })).toThrow(/^(?!.*secret).*me:…@smtp/)
})
