import { expect, test } from 'vitest'
import { progressOf } from './stepper-progress.ts'

const ids = ['tickets', 'payment', 'review']

test('marks previous steps as done and later ones as ahead', () => {
  expect(progressOf(ids, 'payment')).toEqual(['done', 'current', 'ahead'])
})

test('marks all steps as done when complete', () => {
  expect(progressOf(ids, 'review', true)).toEqual(['done', 'done', 'done'])
})

test('marks all steps as ahead for an unknown id', () => {
  expect(progressOf(ids, 'shipping')).toEqual(['ahead', 'ahead', 'ahead'])
  expect(progressOf(ids, null)).toEqual(['ahead', 'ahead', 'ahead'])
})
