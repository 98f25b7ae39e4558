import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { designTokens } from './design-tokens.ts'
import { figmaVariables } from './figma-variables.ts'
import { parseTokens } from './parse-tokens.ts'
import { themeFiles } from './theme-files.ts'
import { isToken, type Group, type Token } from './token-tree.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = themeFiles.map((file) => readFileSync(path.join(root, file), 'utf8')).flatMap(parseTokens)
const variablesOf = (css: string) => figmaVariables(designTokens(parseTokens(`:root {\n${css}\n}`), 'light'))

const tokensIn = (group: Group): Token[] =>
  Object.values(group).flatMap((value) => (isToken(value) ? [value] : tokensIn(value)))

test('has a duration in seconds', () => {
  expect(variablesOf('  --default-transition-duration: 180ms;')).toEqual({
    motion: { 'transition-duration': { $type: 'duration', $value: { value: 0.18, unit: 's' } } },
  })
})

test('has a typeface without its fallbacks', () => {
  expect(variablesOf("  --font-text: 'Instrument Sans', system-ui;")).toEqual({
    font: { text: { $type: 'fontFamily', $value: 'Instrument Sans' } },
  })
})

test('has the line height of a fluid size in pixels for a phone and a desktop', () => {
  const css = '  --text-hero: clamp(2.875rem, 1.995rem + 3.76vw, 5rem);\n  --text-hero--line-height: 1.02;'
  expect(variablesOf(css)).toMatchObject({
    text: {
      hero: {
        'line-height': {
          phone: { $type: 'dimension', $value: { value: 47, unit: 'px' } },
          desktop: { $type: 'dimension', $value: { value: 82, unit: 'px' } },
        },
      },
    },
  })
})

test.each(['light', 'dark'] as const)('the %s file has only what Figma imports', (theme) => {
  const tokens = tokensIn(figmaVariables(designTokens(sources, theme)))
  expect(tokens.length).toBeGreaterThan(100)
  const accepted = tokens.filter(({ $type, $value }) => {
    if ($type === 'color') return typeof $value === 'string' || $value.colorSpace === 'srgb'
    if ($type === 'fontFamily') return typeof $value === 'string'
    if ($type === 'duration') return $value.unit === 's'
    return $type === 'dimension' || $type === 'number'
  })
  expect(accepted).toEqual(tokens)
})
