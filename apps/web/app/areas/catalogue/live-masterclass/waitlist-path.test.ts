import { expect, test } from 'vitest'
import { waitlistPath } from './waitlist-path.ts'

const offer = {
  state: 'offered' as const,
  live_masterclass: { slug: 'bridal-updos' },
  ticket_type: { id: 'seat', name: 'Seat' },
  ticket_package: null,
  count: 2,
}

test.each([
  ['seats', offer, '?tickets%5Bseat%5D=2'],
  [
    'seats and packages',
    { ...offer, ticket_package: { id: 'kit', name: 'Kit' } },
    '?tickets%5Bseat%5D=2&packages%5Bkit%5D=2',
  ],
  ['nothing before the offer', { ...offer, state: 'waiting' as const }, ''],
])('selects %s', (_, entry, query) => {
  expect(waitlistPath(entry)).toBe(`/live-masterclasses/bridal-updos/buy${query}`)
})
