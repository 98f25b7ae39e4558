import { expect, test } from 'vitest'
import { watchableUntil } from './lesson.rules.ts'

const now = new Date('2030-05-09T12:00:00Z')
const inFourHours = new Date('2030-05-09T16:00:00Z')
const tomorrow = new Date('2030-05-10T12:00:00Z')

test.each([
  ['a free lesson', { isFree: true, isDraft: false, accessEndsAt: null }, 'always'],
  ['a free lesson of something expired', { isFree: true, isDraft: false, accessEndsAt: now }, 'always'],
  ['a free lesson of a draft', { isFree: true, isDraft: true, accessEndsAt: null }, inFourHours],
  ['a lesson that was bought', { isFree: false, isDraft: false, accessEndsAt: tomorrow }, tomorrow],
  ['a lesson whose access has just ended', { isFree: false, isDraft: false, accessEndsAt: now }, null],
  ['a lesson that was never bought', { isFree: false, isDraft: false, accessEndsAt: null }, null],
] as const)('%s', (_, lesson, until) => {
  expect(watchableUntil(lesson, now)).toEqual(until)
})
