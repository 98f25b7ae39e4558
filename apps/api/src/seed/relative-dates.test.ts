import { expect, test } from 'vitest'
import { wallClock } from './relative-dates.ts'

test.each([
  ['winter', '2030-01-10T12:00:00Z', 0, '2030-01-10T07:00:00.000Z'],
  ['over the change to summer time', '2030-03-29T12:00:00Z', 5, '2030-04-03T06:00:00.000Z'],
  ['when it is tomorrow there already', '2030-06-10T22:30:00Z', 0, '2030-06-11T06:00:00.000Z'],
  ['in the past', '2030-06-10T12:00:00Z', -64, '2030-04-07T06:00:00.000Z'],
])('nine in Bucharest, %s', (_, now, days, expected) => {
  expect(wallClock(new Date(now), days, '09:00', 'Europe/Bucharest').toISOString()).toBe(expected)
})
