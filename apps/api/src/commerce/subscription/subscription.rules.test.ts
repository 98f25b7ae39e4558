import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accessEndAfterFailure,
  accessEndOf,
  addMonths,
  choicesLeft,
  monthOfPeriod,
  nextRetry,
  periodFrom,
  pricePerMonth,
  savingPerYear,
} from './subscription.rules.ts'

const monthly = { price: 1900, currency: 'USD', videosPerMonth: 4 }
const annual = { ...monthly, price: 19_000, interval: 'year' as const }

test('pricePerMonth() rounds half up to the cent', () => {
  expect(pricePerMonth(1900, 'month')).toBe(1900)
  expect(pricePerMonth(19_000, 'year')).toBe(1583)
  expect(pricePerMonth(19_002, 'year')).toBe(1584)
  expect(pricePerMonth(0, 'year')).toBe(0)
})

test.each([
  ['twelve months minus the annual price', annual, [monthly], 3800],
  ['compared with the cheapest monthly plan', annual, [{ ...monthly, price: 2900 }, monthly], 3800],
  ['0 compared with a plan with fewer videos', annual, [{ ...monthly, videosPerMonth: 2 }], 0],
  ['0 compared with another currency', annual, [{ ...monthly, currency: 'EUR' }], 0],
  ['0 without a monthly plan', annual, [], 0],
  ['0 if the annual plan costs more', { ...annual, price: 99_000 }, [monthly], 0],
  ['0 for a monthly plan', { ...monthly, interval: 'month' as const }, [{ ...monthly, price: 9900 }], 0],
])('savingPerYear() returns %s', (_, plan, others, saving) => {
  expect(savingPerYear(plan, others)).toBe(saving)
})

const dateOf = (date: string) => new Date(`${date}T10:30:00.000Z`)

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-30', 1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2027-05-31', 1, '2027-06-30'],
])('addMonths() moves %s by %i months to %s', (from, months, to) => {
  expect(addMonths(dateOf(from), months)).toEqual(dateOf(to))
})

test('a subscription of 31 January is renewed on the 31st again after a shorter month', () => {
  const startedAt = dateOf('2027-01-31')
  const first = periodFrom(startedAt, startedAt, 'month')
  const second = periodFrom(startedAt, first.endsAt, 'month')
  const year = periodFrom(startedAt, second.endsAt, 'year')
  expect([first.endsAt, second.endsAt, year.endsAt]).toEqual([
    dateOf('2027-02-28'),
    dateOf('2027-03-31'),
    dateOf('2028-03-31'),
  ])
})

test('monthOfPeriod() is null before and after the period, and changes on the day it began', () => {
  const startedAt = dateOf('2028-02-29')
  const year = periodFrom(startedAt, startedAt, 'year')
  const indexAt = (date: Date) => monthOfPeriod(startedAt, year, date)?.index
  expect(monthOfPeriod(startedAt, year, new Date(startedAt.getTime() - 1))).toBeNull()
  expect(monthOfPeriod(startedAt, year, year.endsAt)).toBeNull()
  expect(indexAt(startedAt)).toBe(0)
  expect(indexAt(new Date(dateOf('2028-03-29').getTime() - 1))).toBe(0)
  expect(indexAt(dateOf('2028-03-29'))).toBe(1)
  expect(indexAt(new Date(year.endsAt.getTime() - 1))).toBe(11)
})

const span = { min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }
const interval = fc.constantFrom('month' as const, 'year' as const)

test('property: the periods of a subscription follow each other without gap, also when the plan changes', () => {
  fc.assert(
    fc.property(fc.date(span), fc.array(interval, { maxLength: 30 }), (startedAt, plans) => {
      let startsAt = startedAt
      let months = 0
      for (const plan of plans) {
        const period = periodFrom(startedAt, startsAt, plan)
        months += plan === 'year' ? 12 : 1
        expect(period.startsAt).toEqual(startsAt)
        expect(period.endsAt).toEqual(addMonths(startedAt, months))
        startsAt = period.endsAt
      }
    }),
  )
})

test('property: every moment of a period is in exactly one of its months', () => {
  fc.assert(
    fc.property(
      fc.date(span),
      interval,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (startedAt, plan, part) => {
        const period = periodFrom(startedAt, startedAt, plan)
        const length = period.endsAt.getTime() - startedAt.getTime()
        const now = new Date(startedAt.getTime() + Math.min(length - 1, Math.floor(part * length)))
        const month = monthOfPeriod(startedAt, period, now)
        expect(month?.index).toBeLessThan(plan === 'year' ? 12 : 1)
        expect(month && month.startsAt <= now && now < month.endsAt).toBe(true)
        expect(month && month.endsAt <= period.endsAt).toBe(true)
      },
    ),
  )
})

test('property: a year never gives more than twelve months of videos, and a month only its own', () => {
  const months = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), months, (videosPerMonth, wishes) => {
      let chosen = 0
      for (const [index, wish] of wishes.entries()) {
        const left = choicesLeft(videosPerMonth, { index }, chosen)
        chosen += Math.min(wish, left)
        expect(choicesLeft(videosPerMonth, { index }, chosen)).toBe(videosPerMonth * (index + 1) - chosen)
      }
      expect(chosen).toBeLessThanOrEqual(videosPerMonth * 12)
      expect(choicesLeft(videosPerMonth, { index: 0 }, 0)).toBe(videosPerMonth)
    }),
  )
})

test('choicesLeft() is 0 outside of a paid period, and if the plan has fewer videos than before', () => {
  expect(choicesLeft(4, null, 0)).toBe(0)
  expect(choicesLeft(2, { index: 0 }, 4)).toBe(0)
})

test('nextRetry() is on days 1, 3 and 7 after the first failure, then never', () => {
  const failures = ['2027-03-15', '2027-03-16', '2027-03-18', '2027-03-22'].map(dateOf)
  const retries = failures.map((failedAt, index) => nextRetry(failedAt, index + 1))
  expect(retries).toEqual([...failures.slice(1), null])
})

test('nextRetry() after a late try keeps the distance to the next', () => {
  expect(nextRetry(dateOf('2027-04-01'), 2)).toEqual(dateOf('2027-04-03'))
  expect(nextRetry(dateOf('2027-04-01'), 3)).toEqual(dateOf('2027-04-05'))
})

test('accessEndAfterFailure() is the day after the last try', () => {
  expect(accessEndAfterFailure(dateOf('2027-03-15'), 1)).toEqual(dateOf('2027-03-23'))
  expect(accessEndAfterFailure(dateOf('2027-04-01'), 3)).toEqual(dateOf('2027-04-06'))
})

test('accessEndOf() is the end of a cancelled period, else after the last try', () => {
  const end = dateOf('2027-03-15')
  expect(accessEndOf(end, true)).toEqual(end)
  expect(accessEndOf(end, false)).toEqual(dateOf('2027-03-23'))
})
