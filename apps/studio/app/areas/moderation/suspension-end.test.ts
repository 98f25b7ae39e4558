import { expect, test } from 'vitest'
import { dayAfter, endOfDay } from './suspension-end.ts'

test('a suspension ends with its last day', () => {
  const end = new Date(endOfDay('2027-03-01'))
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([1, 23, 59])
})

test('days are counted over the end of a month', () => {
  expect(dayAfter(new Date(2027, 1, 25, 12), 7)).toBe('2027-03-04')
})
