import { expect, it } from 'vitest'
import { minutesToAnnounce, secondsHeld } from './seats-remaining.ts'

it('counts the seconds from the time of the server, not below 0', () => {
  const heldUntil = '2027-03-01T12:15:00Z'
  expect(secondsHeld(heldUntil, '2027-03-01T12:00:00Z')).toBe(900)
  expect(secondsHeld(heldUntil, '2027-03-01T12:00:00Z', 1500)).toBe(899)
  expect(secondsHeld(heldUntil, '2027-03-01T12:14:59Z', 5000)).toBe(0)
})

it.each([
  [301, null],
  [300, 5],
  [61, 5],
  [60, 1],
  [0, 1],
] as const)('announces %i seconds as %s minutes', (seconds, minutes) => {
  expect(minutesToAnnounce(seconds)).toBe(minutes)
})
