import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { designTokens, pathOf } from './design-tokens.ts'
import { hexOf, rgbOfOklch } from './oklch.ts'
import { parseTokens } from './parse-tokens.ts'
import { themeFiles } from './theme-files.ts'

const tokensOf = (css: string) => parseTokens(`@theme static {\n${css}\n}`)

test('converts OKLCH to sRGB', () => {
  expect(hexOf(rgbOfOklch(1, 0, 0))).toBe('#ffffff')
  expect(hexOf(rgbOfOklch(0.628, 0.2577, 29.23))).toBe('#ff0000')
})

test('has a colour of each theme, as a reference where it is a primitive', () => {
  const tokens = tokensOf('  --color-raised: light-dark(oklch(1 0 0), var(--chignon-neutral-850));')
  expect(designTokens(tokens, 'light')).toMatchObject({
    color: {
      raised: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' } },
    },
  })
  expect(designTokens(tokens, 'dark')).toEqual({
    color: { raised: { $type: 'color', $value: '{primitive.neutral-850}' } },
  })
})

test('has a fluid size on a phone and on a desktop', () => {
  const tokens = tokensOf('  --text-hero: min(clamp(2.875rem, 1.995rem + 3.76vw, 5rem), 15vw);')
  expect(designTokens(tokens, 'light')).toEqual({
    text: {
      hero: {
        size: {
          phone: { $type: 'dimension', $value: { value: 46, unit: 'px' } },
          desktop: { $type: 'dimension', $value: { value: 80, unit: 'px' } },
        },
      },
    },
  })
})

test('has a length that is the smallest of others', () => {
  const tokens = tokensOf(
    '  --radius-control: 6px;\n  --radius-panel: min(var(--radius-control), 16px);\n  --radius-half: min(50%, 16px);',
  )
  expect(designTokens(tokens, 'light')).toEqual({
    radius: {
      control: { $type: 'dimension', $value: { value: 6, unit: 'px' } },
      panel: { $type: 'dimension', $value: { value: 6, unit: 'px' } },
    },
  })
})

// CSS keywords, a length relative to the text, and a shadow of two layers.
const omitted = new Set([
  'color-transparent',
  'color-current',
  'text-overline--letter-spacing',
  'shadow-float',
])

test('has every token but those that the format or Figma cannot express', () => {
  const tokens = themeFiles
    .map((file) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'))
    .flatMap(parseTokens)
  const converted = designTokens(tokens, 'light')
  for (const { name } of tokens) {
    if (omitted.has(name)) expect(converted).not.toHaveProperty(pathOf(name))
    else expect(converted).toHaveProperty(pathOf(name))
  }
})

test.each(['light', 'dark'] as const)('every reference of the %s theme has a target', (theme) => {
  const css = themeFiles.map((file) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8'))
  const json = JSON.stringify(designTokens(css.flatMap(parseTokens), theme))
  const all: Record<string, Record<string, unknown>> = JSON.parse(json)
  const references = [...json.matchAll(/"\{([\w-]+)\.([\w-]+)\}"/g)]
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter(([, group = '', name = '']) => !all[group]?.[name])).toEqual([])
})
