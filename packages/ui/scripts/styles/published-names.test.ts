import { expect, test } from 'vitest'
import { publishVariables } from './published-names.ts'

test.each([
  ['--radius-control', '--chignon-radius-control'],
  ['var(--color-line)', 'var(--chignon-color-line)'],
  ['calc(100%---spacing(4))', 'calc(100%---chignon-spacing(4))'],
  ['--text-overline--font-weight', '--chignon-text-overline--font-weight'],
  ['--chignon-accent-300', '--chignon-accent-300'],
  ['--leading-tight', '--chignon-leading-tight'],
  ['@property --tw-border-style', '@property --chignon-tw-border-style'],
  ['text-overline--label', 'text-overline--label'],
])('publishes %s as %s', (source, published) => {
  expect(publishVariables(source)).toBe(published)
})
