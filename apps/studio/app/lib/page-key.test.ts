import { expect, test } from 'vitest'
import { readPageKey } from './page-key.ts'

const press = (key: string, code: string, held = {}) =>
  readPageKey({ key, code, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held })

test('letters are read on keyboards of any script', () => {
  expect(press('j', 'KeyJ')).toBe('j')
  expect(press('H', 'KeyH')).toBe('h')
  // AZERTY: what is typed counts, not the place.
  expect(press('q', 'KeyA')).toBe('q')
  expect(press('ت', 'KeyJ')).toBe('j')
})

test('other keys and shortcuts of the browser are none', () => {
  expect(press('ArrowDown', 'ArrowDown')).toBe('')
  expect(press('ö', 'Semicolon')).toBe('')
  expect(press('r', 'KeyR', { ctrlKey: true })).toBe('')
})
