import { expect, test } from 'vitest'
import { readKey } from './review-keys.ts'

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test('digits are marks in tens, j and k move, c comments, t inserts a text', () => {
  expect(readKey(pressed('0'), false)).toEqual({ action: 'mark', mark: 0 })
  expect(readKey(pressed('9'), false)).toEqual({ action: 'mark', mark: 90 })
  expect(readKey(pressed('j'), false)).toEqual({ action: 'move', by: 1 })
  expect(readKey(pressed('k'), false)).toEqual({ action: 'move', by: -1 })
  expect(readKey(pressed('c'), false)).toEqual({ action: 'comment' })
  expect(readKey(pressed('t'), false)).toEqual({ action: 'insert-text' })
  expect(readKey(pressed('d'), false)).toEqual({ action: 'draw' })
  expect(readKey(pressed('z'), false)).toEqual({ action: 'undo-line' })
  expect(readKey(pressed('v'), false)).toEqual({ action: 'enlarge' })
  expect(readKey(pressed('x'), false)).toBeNull()
})

test('on other keyboards the place of the key counts', () => {
  expect(readKey(pressed('۷', { code: 'Digit7' }), false)).toEqual({ action: 'mark', mark: 70 })
  expect(readKey(pressed('ت', { code: 'KeyJ' }), false)).toEqual({ action: 'move', by: 1 })
  // The digits of a French keyboard are on the second level.
  expect(readKey(pressed('è', { code: 'Digit7' }), false)).toEqual({ action: 'mark', mark: 70 })
  expect(readKey(pressed('7', { code: 'Digit7', shiftKey: true }), false)).toEqual({
    action: 'mark',
    mark: 70,
  })
  expect(readKey(pressed('&', { code: 'Digit7', shiftKey: true }), false)).toBeNull()
  // A Dvorak keyboard has another letter there.
  expect(readKey(pressed('h', { code: 'KeyJ' }), false)).toBeNull()
})

test('in a field only Ctrl or ⌘ with Enter is a key of the page', () => {
  expect(readKey(pressed('j'), true)).toBeNull()
  expect(readKey(pressed('5'), true)).toBeNull()
  expect(readKey(pressed('Enter', { ctrlKey: true }), true)).toEqual({ action: 'decide' })
  expect(readKey(pressed('Enter', { metaKey: true }), false)).toEqual({ action: 'decide' })
  expect(readKey(pressed('Enter'), false)).toBeNull()
})

test('what belongs to the browser is left to it', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const)
    for (const key of ['j', 'c', '1']) expect(readKey(pressed(key, { [modifier]: true }), false)).toBeNull()
})
