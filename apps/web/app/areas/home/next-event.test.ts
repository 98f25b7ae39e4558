import { expect, it } from 'vitest'
import { isNextUnlisted } from './next-event.ts'

it.each([
  ['ongoing', 'ongoing', true],
  ['ongoing', 'upcoming', false],
  ['ongoing', 'finished', false],
  ['upcoming', 'upcoming', false],
] as const)(
  'after one that is %s and one that is %s there may be another next event: %s',
  (one, other, expected) => {
    expect(isNextUnlisted([{ status: one }, { status: other }])).toBe(expected)
  },
)

it('there is no other next event if only one is listed', () => {
  expect(isNextUnlisted([{ status: 'ongoing' }])).toBe(false)
})
