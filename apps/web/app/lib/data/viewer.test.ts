import { expect, it } from 'vitest'
import { guest, isGuest } from './viewer.ts'

it('is a guest while signed out', () => {
  expect(isGuest(guest)).toBe(true)
})

it.each(['learner', 'educator', 'staff', 'owner'] as const)('is no guest as %s', (role) => {
  expect(isGuest({ ...guest, role })).toBe(false)
})
