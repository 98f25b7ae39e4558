import { expect, test } from 'vitest'
import { readSignature, signatureOf } from './signature.ts'

const until = new Date('2030-05-09T16:00:00.000Z')
const signature = signatureOf('a key', 'media/one', until)

test('readSignature() returns the expiry of a valid signature', () => {
  expect(readSignature('a key', 'media/one', signature)).toEqual(until)
})

test.each([
  ['another subject', 'a key', 'media/two', signature],
  ['another key', 'b key', 'media/one', signature],
  ['another end', 'a key', 'media/one', signature.replace(/^[^.]+/, (end) => `${end}0`)],
  ['no mac', 'a key', 'media/one', signature.split('.')[0] ?? ''],
  ['nothing', 'a key', 'media/one', ''],
  ['a mac of two-byte characters', 'a key', 'media/one', `zz.${'é'.repeat(43)}`],
])('readSignature() returns null for %s', (_, key, subject, value) => {
  expect(readSignature(key, subject, value)).toBeNull()
})
