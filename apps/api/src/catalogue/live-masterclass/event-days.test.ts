import { expect, test } from 'vitest'
import { eventDays } from './event-days.ts'

const lisbon = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  timezone: 'Europe/Lisbon',
})

// Clocks go forward on the 28th.
const weekend = lisbon('2027-03-27T09:00:00Z', '2027-03-28T16:00:00Z')

test('each day of an event that pauses overnight has the hours of its agenda', () => {
  const agenda = [
    { day: 1, at: '09:30', minutes: 60 },
    { day: 1, at: '16:00', minutes: 90 },
    { day: 2, at: '10:00', minutes: 45 },
  ]
  expect(eventDays(weekend, agenda)).toEqual([
    { starts_at: '2027-03-27T09:00:00.000Z', ends_at: '2027-03-27T17:30:00.000Z' },
    { starts_at: '2027-03-28T09:00:00.000Z', ends_at: '2027-03-28T16:00:00.000Z' },
  ])
})

test('without an agenda, each day has the same hours', () => {
  expect(eventDays(weekend, [])).toEqual([
    { starts_at: '2027-03-27T09:00:00.000Z', ends_at: '2027-03-27T17:00:00.000Z' },
    { starts_at: '2027-03-28T08:00:00.000Z', ends_at: '2027-03-28T16:00:00.000Z' },
  ])
})

test.each([
  ['of one day', lisbon('2027-05-01T08:00:00Z', '2027-05-01T16:00:00Z')],
  ['that goes on through the night', lisbon('2027-05-01T19:00:00Z', '2027-05-02T02:00:00Z')],
])('an event %s is one entry', (_, times) => {
  expect(eventDays(times, [])).toEqual([
    { starts_at: times.startsAt.toISOString(), ends_at: times.endsAt.toISOString() },
  ])
})
