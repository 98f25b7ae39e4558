import { expect, test } from 'vitest'
import { endOfAddress } from './media.signature.ts'

const until = new Date('2030-05-09T14:00:00.000Z')

test('endOfAddress() returns the same full hour within an hour, one to two hours later', () => {
  const far = new Date('2030-06-01T00:00:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), far)).toEqual(until)
  expect(endOfAddress(new Date('2030-05-09T12:59:59Z'), far)).toEqual(until)
})

test('endOfAddress() returns the end of the access if that is earlier', () => {
  const soon = new Date('2030-05-09T12:20:00Z')
  expect(endOfAddress(new Date('2030-05-09T12:00:00Z'), soon)).toEqual(soon)
})
