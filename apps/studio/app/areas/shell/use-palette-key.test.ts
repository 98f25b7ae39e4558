import { expect, test } from 'vitest'
import { isPaletteKey } from './use-palette-key.ts'

const pressed = (held: Partial<KeyboardEvent>) =>
  isPaletteKey({ code: 'KeyK', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held })

test('is Ctrl K or ⌘ K, and neither with other keys', () => {
  expect([pressed({ ctrlKey: true }), pressed({ metaKey: true })]).toEqual([true, true])
  expect([
    pressed({}),
    pressed({ ctrlKey: true, shiftKey: true }),
    pressed({ ctrlKey: true, altKey: true }),
    pressed({ ctrlKey: true, code: 'KeyJ' }),
  ]).toEqual([false, false, false, false])
})
