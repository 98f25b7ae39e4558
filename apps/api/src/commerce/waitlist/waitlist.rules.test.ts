import { expect, test } from 'vitest'
import { chooseOffers, isWaitlistOpen, offerEndOf } from './waitlist.rules.ts'

const startsAt = new Date('2030-05-09T07:00:00Z')
const publishedAt = new Date('2030-01-01T00:00:00Z')
const wanting = (count: number, ticketPackageId: string | null = null, ticketTypeId = 'seat') => ({
  ticketTypeId,
  ticketPackageId,
  count,
})

test.each([
  ['2030-05-09T04:59:59Z', publishedAt, 'scheduled', true],
  ['2030-05-09T05:00:00Z', publishedAt, 'scheduled', false],
  ['2030-05-01T00:00:00Z', null, 'scheduled', false],
  ['2030-05-01T00:00:00Z', publishedAt, 'cancelled', false],
  ['2030-06-01T00:00:00Z', publishedAt, 'postponed', true],
] as const)('at %s, published at %s and %s, the list is open: %s', (now, published, schedule, expected) => {
  expect(isWaitlistOpen({ startsAt, publishedAt: published, schedule }, new Date(now))).toBe(expected)
})

test('an offer lasts 24 hours, and not beyond the start of the event', () => {
  expect(offerEndOf({ startsAt }, new Date('2030-05-01T00:00:00Z'))).toEqual(new Date('2030-05-02T00:00:00Z'))
  expect(offerEndOf({ startsAt }, new Date('2030-05-09T00:00:00Z'))).toEqual(startsAt)
})

test('offers follow the order of joining, and pass over who wants more than is left', () => {
  const [first, second, third, fourth] = [wanting(2), wanting(3), wanting(1), wanting(1)]
  const entries = [first, second, third, fourth]
  expect(chooseOffers(entries, new Map([['seat', 3]]))).toEqual([first, third])
  expect(chooseOffers(entries, new Map([['seat', 5]]))).toEqual([first, second])
  expect(chooseOffers(entries, new Map([['seat', 0]]))).toEqual([])
})

test('an entry with packages needs as many of them as seats', () => {
  const entries = [wanting(2, 'lunch'), wanting(1, 'lunch', 'balcony'), wanting(1)]
  const left = new Map([
    ['seat', 2],
    ['balcony', 1],
    ['lunch', 1],
  ])
  expect(chooseOffers(entries, left)).toEqual([entries[1], entries[2]])
})
