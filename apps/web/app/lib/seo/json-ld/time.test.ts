import { describe, expect, it } from 'vitest'
import { isoDuration, zonedMoment } from './time.ts'

describe('isoDuration', () => {
  it.each([
    [0, 'PT0S'],
    [59, 'PT59S'],
    [480, 'PT8M'],
    [5040, 'PT1H24M'],
    [3600, 'PT1H'],
    [93_784, 'PT26H3M4S'],
  ])('writes %i seconds as %s', (seconds, written) => expect(isoDuration(seconds)).toBe(written))
})

describe('zonedMoment', () => {
  it.each([
    ['2026-05-09T06:00:00Z', 'Europe/Bucharest', '2026-05-09T09:00:00+03:00'],
    ['2026-01-09T07:00:00.500Z', 'Europe/Bucharest', '2026-01-09T09:00:00+02:00'],
    ['2026-01-09T09:00:00Z', 'Europe/Lisbon', '2026-01-09T09:00:00+00:00'],
    ['2026-01-09T22:00:00Z', 'Asia/Tehran', '2026-01-10T01:30:00+03:30'],
    ['2026-07-01T02:00:00Z', 'America/New_York', '2026-06-30T22:00:00-04:00'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00+00:00'],
  ])('converts %s in %s to %s', (moment, zone, written) => {
    expect(zonedMoment(moment, zone)).toBe(written)
    expect(Math.floor(Date.parse(written) / 1000)).toBe(Math.floor(Date.parse(moment) / 1000))
  })
})
