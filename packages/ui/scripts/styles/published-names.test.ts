import { expect, test } from 'vitest'
import { publishVariables } from './published-names.ts'

test.each([
  ['--radius-control', '--chignon-radius-control'],
  ['var(--color-line)', 'var(--chignon-color-line)'],
  ['calc(100%---spacing(4))', 'calc(100%---chignon-spacing(4))'],
  ['--text-overline--font-weight', '--chignon-text-overline--font-weight'],
  ['--chignon-brass', '--chignon-brass'],
  ['--leading-tight', '--leading-tight'],
])('publishes %s as %s', (source, published) => {
  expect(publishVariables(source)).toBe(published)
})
