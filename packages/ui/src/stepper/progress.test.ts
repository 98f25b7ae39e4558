import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

const ids = ['tickets', 'payment', 'review']

test('what comes before is done, what comes after is ahead', () => {
  expect(progressOf(ids, 'payment')).toEqual(['done', 'current', 'ahead'])
})

test('complete: all done, whichever was the last', () => {
  expect(progressOf(ids, 'review', true)).toEqual(['done', 'done', 'done'])
})

test('an unknown step leaves all ahead', () => {
  expect(progressOf(ids, 'shipping')).toEqual(['ahead', 'ahead', 'ahead'])
  expect(progressOf(ids, null)).toEqual(['ahead', 'ahead', 'ahead'])
})
