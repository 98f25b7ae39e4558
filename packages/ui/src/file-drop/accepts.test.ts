import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

const photo = { name: 'Nape.JPG', type: 'image/jpeg' }

test.each([
  ['', true],
  ['image/*', true],
  ['image/jpeg', true],
  ['.jpg, .png', true],
  ['image/png', false],
  ['.pdf,video/*', false],
])('matches a photograph against “%s”: %s', (accept, expected) => {
  expect(accepts(photo, accept)).toBe(expected)
})

test.each([
  ['nape.heic', 'image/*', true],
  ['captions.vtt', 'text/vtt', true],
  ['setup.exe', 'image/*', false],
])('knows the type of %s, for which systems have none, against “%s”: %s', (name, accept, expected) => {
  expect(accepts({ name, type: '' }, accept)).toBe(expected)
})
