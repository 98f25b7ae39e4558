import { expect, test } from 'vitest'
import { writeField, writeValue } from './write-value.ts'

test('moments are written as people read them, other values as they are', () => {
  expect(writeValue('2026-11-28T08:00:00.000Z', (moment) => moment.slice(0, 10))).toBe('2026-11-28')
  expect(writeValue('paid', () => 'never')).toBe('paid')
})

test('fields are words', () => {
  expect(['ends_at', 'nameCorrectedAt', 'online-masterclass'].map(writeField)).toEqual([
    'ends at',
    'name corrected at',
    'online masterclass',
  ])
})
