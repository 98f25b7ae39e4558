import { expect, test } from 'vitest'
import { curveOf, runningSales } from './running-sales.ts'

const sale = (day: string, tickets: number) => ({ day, tickets, amount: tickets * 100 })

test('sales add up day by day, at their places in time', () => {
  const days = runningSales(
    [sale('2027-03-01', 2), sale('2027-03-02', 1), sale('2027-03-05', 5)],
    '2027-03-05',
  )
  expect(days.map(({ total, at }) => [total, at])).toEqual([
    [2, 0],
    [3, 0.25],
    [8, 1],
  ])
  expect(curveOf(days, { width: 100, height: 40 })).toBe('M 0 40 H 0 V 30 H 25 V 25 H 100 V 0 H 100')
})

test('the curve goes on to the last day of the line, and without sales there is none', () => {
  const curve = (until: string) =>
    curveOf(runningSales([sale('2027-03-01', 3)], until), { width: 100, height: 40 })
  expect(curve('2027-03-01')).toBe('M 0 40 H 0 V 0 H 100')
  expect(curve('2027-03-09')).toBe('M 0 40 H 0 V 0 H 100')
  expect(runningSales([], '2027-03-01')).toEqual([])
})
