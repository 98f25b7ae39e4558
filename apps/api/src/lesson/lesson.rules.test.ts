import { expect, test } from 'vitest'
import { watchableUntil } from './lesson.rules.ts'

const now = new Date('2030-05-09T12:00:00Z')
const tomorrow = new Date('2030-05-10T12:00:00Z')

test.each([
  ['a free lesson', { isFree: true, accessEndsAt: null }, 'always'],
  ['a free lesson of something expired', { isFree: true, accessEndsAt: now }, 'always'],
  ['a lesson that was bought', { isFree: false, accessEndsAt: tomorrow }, tomorrow],
  ['a lesson whose access has just ended', { isFree: false, accessEndsAt: now }, null],
  ['a lesson that was never bought', { isFree: false, accessEndsAt: null }, null],
] as const)('%s', (_, lesson, until) => {
  expect(watchableUntil(lesson, now)).toBe(until)
})
