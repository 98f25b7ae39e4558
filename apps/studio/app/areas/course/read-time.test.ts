import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['02:05', 125],
  ['2:05', 125],
  ['75:10', 4510],
  ['1:02:03', 3723],
  ['3', 180],
  [' ۰۲:۰۵ ', 125],
  ['2.05', 125],
])('%s is a place in a video', (text, seconds) => {
  expect(readTime(text)).toBe(seconds)
})

test.each(['', 'soon', '2:75', '-1', '1:2:3:4'])('“%s” is none', (text) => {
  expect(readTime(text)).toBeNull()
})
