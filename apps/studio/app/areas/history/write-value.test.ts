import { expect, test } from 'vitest'
import { saysNothing, writeField, writeText } from './write-value.ts'

test('moments and days are written as people read them, other texts as they are', () => {
  const times = {
    dateTime: (text: string) => `at ${text.slice(11, 16)}`,
    date: (text: string) => `on ${text}`,
  }
  const written = ['2026-11-28T08:00:00.000Z', '2026-11-28', '2026-11', 'paid'].map((text) =>
    writeText(text, times),
  )
  expect(written).toEqual(['at 08:00', 'on 2026-11-28', '2026-11', 'paid'])
})

test('an id or data alone says nothing', () => {
  const id = '507611bf-b0a0-40c9-b303-7f7a8ca0d875'
  expect(saysNothing({ before: null, after: id })).toBe(true)
  expect(saysNothing({ before: null, after: '[{"line_id":1}]' })).toBe(true)
  expect(saysNothing({ before: null, after: '[urgent] call back' })).toBe(false)
  expect(saysNothing({ before: id, after: 'paid' })).toBe(false)
  expect(saysNothing({ before: null, after: null })).toBe(false)
})

test('fields are words', () => {
  expect(['ends_at', 'nameCorrectedAt', 'online-masterclass'].map(writeField)).toEqual([
    'ends at',
    'name corrected at',
    'online masterclass',
  ])
})
