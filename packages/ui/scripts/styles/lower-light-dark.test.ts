import { expect, test } from 'vitest'
import { lowerLightDark, lowerValue } from './lower-light-dark.ts'

test('replaces light-dark() by two parts of which one is empty', () => {
  expect(lowerValue('1px solid light-dark(oklch(1 0 0 / 0.5), var(--ink))')).toBe(
    '1px solid var(--chignon-light, oklch(1 0 0 / 0.5)) var(--chignon-dark, var(--ink))',
  )
})

test('replaces each light-dark() of a gradient', () => {
  expect(lowerValue('linear-gradient(light-dark(a, b), light-dark(c, d))')).toBe(
    'linear-gradient(var(--chignon-light, a) var(--chignon-dark, b), var(--chignon-light, c) var(--chignon-dark, d))',
  )
})

test('switches beside color-scheme and declares tokens again in each theme', () => {
  const css = lowerLightDark(':root,:host{--a:light-dark(x, y);--b:1px}.t{color-scheme:dark}')
  expect(css).toContain('[data-theme]{--a:var(--chignon-light, x) var(--chignon-dark, y)}')
  expect(css).toContain('.t{color-scheme:dark;--chignon-dark:initial;--chignon-light: }')
})
