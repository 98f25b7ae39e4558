import { expect, it } from 'vitest'
import { isNextUnlisted } from './next-event.ts'

it.each([
  ['ongoing', 'ongoing', true],
  ['ongoing', 'upcoming', false],
  ['ongoing', 'finished', false],
  ['upcoming', 'upcoming', false],
] as const)(
  'if the listed events are %s and %s, the next one may be unlisted: %s',
  (first, second, expected) => {
    expect(isNextUnlisted([{ status: first }, { status: second }])).toBe(expected)
  },
)

it('if only one event is listed, there is no unlisted one', () => {
  expect(isNextUnlisted([{ status: 'ongoing' }])).toBe(false)
})
