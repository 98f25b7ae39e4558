import { expect, test } from 'vitest'
import { earnedBadges } from './badge.rules.ts'

const week = ['27', '28', '29', '30', '31'].map((date) => `2026-12-${date}`)

test.each([
  ['nothing', { lessonCount: 0, hasFinishedCourse: false, days: [] }, []],
  ['a first lesson', { lessonCount: 1, hasFinishedCourse: false, days: ['2026-12-27'] }, ['first-snip']],
  ['a course', { lessonCount: 4, hasFinishedCourse: true, days: week }, ['first-snip', 'whole-head']],
  [
    'seven days in a row, across the new year',
    { lessonCount: 7, hasFinishedCourse: false, days: ['2027-01-02', ...week, '2027-01-01'] },
    ['first-snip', 'steady-hand'],
  ],
  [
    'seven days with a gap',
    { lessonCount: 7, hasFinishedCourse: false, days: [...week, '2027-01-01', '2027-01-03'] },
    ['first-snip'],
  ],
] as const)('%s', (_, learning, slugs) => {
  expect(earnedBadges({ ...learning, days: [...learning.days] })).toEqual(slugs)
})
