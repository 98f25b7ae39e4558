import { expect, test } from 'vitest'
import { endOfAddress, readSignature, signatureOf } from './media.signature.ts'

const until = new Date('2030-05-09T16:00:00.000Z')
const signature = signatureOf('a key', 'one', until)

test('a signature says until when it holds', () => {
  expect(readSignature('a key', 'one', signature)).toEqual(until)
})

test.each([
  ['another resource', 'a key', 'two', signature],
  ['another key', 'b key', 'one', signature],
  ['another end', 'a key', 'one', signature.replace(/^[^.]+/, (end) => `${end}0`)],
  ['no mac', 'a key', 'one', signature.split('.')[0] ?? ''],
  ['nothing', 'a key', 'one', ''],
  ['letters of two bytes', 'a key', 'one', `zz.${'é'.repeat(43)}`],
])('it does not hold for %s', (_, key, resource, given) => {
  expect(readSignature(key, resource, given)).toBeNull()
})

test('an address stays the same within the hour and ends on one, three to four hours on', () => {
  const far = new Date('2030-06-01T00:00:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), far)).toEqual(until)
  expect(endOfAddress(new Date('2030-05-09T12:59:59Z'), far)).toEqual(until)
})

test('and never after the access', () => {
  const soon = new Date('2030-05-09T12:20:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), soon)).toEqual(soon)
})
