import { expect, test } from 'vitest'
import { endOfAddress, readSignature, signatureOf } from './media.signature.ts'

const until = new Date('2030-05-09T16:00:00.000Z')
const signature = signatureOf('a key', 'one', until)

test('readSignature() returns the expiry of a valid signature', () => {
  expect(readSignature('a key', 'one', signature)).toEqual(until)
})

test.each([
  ['another resource', 'a key', 'two', signature],
  ['another key', 'b key', 'one', signature],
  ['another end', 'a key', 'one', signature.replace(/^[^.]+/, (end) => `${end}0`)],
  ['no mac', 'a key', 'one', signature.split('.')[0] ?? ''],
  ['nothing', 'a key', 'one', ''],
  ['a mac of two-byte characters', 'a key', 'one', `zz.${'é'.repeat(43)}`],
])('readSignature() returns null for %s', (_, key, resource, value) => {
  expect(readSignature(key, resource, value)).toBeNull()
})

test('endOfAddress() returns the same full hour within an hour, three to four hours later', () => {
  const far = new Date('2030-06-01T00:00:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), far)).toEqual(until)
  expect(endOfAddress(new Date('2030-05-09T12:59:59Z'), far)).toEqual(until)
})

test('endOfAddress() returns the end of the access if that is earlier', () => {
  const soon = new Date('2030-05-09T12:20:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), soon)).toEqual(soon)
})
