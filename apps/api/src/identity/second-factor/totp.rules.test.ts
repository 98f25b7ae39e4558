import { expect, test } from 'vitest'
import { base32, codeOf, matchingStep, otpauthUri, stepOf } from './totp.rules.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, cut to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i seconds is %s', (seconds, code) => {
  expect(codeOf(secret, stepOf(new Date(seconds * 1000)))).toBe(code)
})

test('accepts the code of the step before, now and after, and no other', () => {
  const now = new Date(1_111_111_111_000)
  const accepted = [-2, -1, 0, 1, 2].map((offset) => {
    const code = codeOf(secret, stepOf(now) + offset)
    return matchingStep({ secret, lastStep: 0 }, code, now) !== null
  })
  expect(accepted).toEqual([false, true, true, true, false])
})

test('accepts no code of the step that was used last, nor of one before', () => {
  const now = new Date(1_111_111_111_000)
  const lastStep = stepOf(now)
  expect(matchingStep({ secret, lastStep }, codeOf(secret, lastStep), now)).toBeNull()
  expect(matchingStep({ secret, lastStep }, codeOf(secret, lastStep - 1), now)).toBeNull()
  expect(matchingStep({ secret, lastStep }, codeOf(secret, lastStep + 1), now)).toBe(lastStep + 1)
})

test('writes base32 as in RFC 4648, without padding', () => {
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

test('escapes issuer and account in the address', () => {
  const uri = otpauthUri(secret, { issuer: 'Salon & Co', account: 'a+b@example.com' })
  expect(uri).toMatch(
    /^otpauth:\/\/totp\/Salon%20%26%20Co:a%2Bb%40example\.com\?secret=[A-Z2-7]+&issuer=Salon%20%26%20Co&/,
  )
})
