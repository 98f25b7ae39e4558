import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  ['2026-05-12T10:00:00Z', 'minute', 1],
  ['2026-05-12T09:59:30Z', 'minute', 1],
  ['2026-05-12T09:01:00Z', 'minute', 59],
  ['2026-05-12T09:00:00Z', 'hour', 1],
  ['2026-05-11T10:00:01Z', 'hour', 23],
  ['2026-05-11T10:00:00Z', 'day', 1],
  ['2026-04-12T10:00:00Z', 'day', 30],
  // The clock of the browser is behind.
  ['2026-05-12T10:05:00Z', 'minute', 1],
])('since %s it waits %s: %s', (since, unit, count) => {
  expect(waitingTime(since, Date.parse('2026-05-12T10:00:00Z'))).toEqual({ unit, count })
})
