import { expect, test } from 'vitest'
import { isOnlyId, writeField, writeValue } from './write-value.ts'

test('moments are written as people read them, other values as they are', () => {
  expect(writeValue('2026-11-28T08:00:00.000Z', (moment) => moment.slice(0, 10))).toBe('2026-11-28')
  expect(writeValue('paid', () => 'never')).toBe('paid')
})

test('an id alone says nothing', () => {
  const id = '507611bf-b0a0-40c9-b303-7f7a8ca0d875'
  expect(isOnlyId({ before: null, after: id })).toBe(true)
  expect(isOnlyId({ before: id, after: 'paid' })).toBe(false)
  expect(isOnlyId({ before: null, after: null })).toBe(false)
})

test('fields are words', () => {
  expect(['ends_at', 'nameCorrectedAt', 'online-masterclass'].map(writeField)).toEqual([
    'ends at',
    'name corrected at',
    'online masterclass',
  ])
})
