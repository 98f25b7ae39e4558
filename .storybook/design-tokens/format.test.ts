import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { designTokens } from './design-tokens.ts'
import { parseTokens } from './parse-tokens.ts'
import { themeFiles } from './theme-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = themeFiles.map((file) => readFileSync(path.join(root, file), 'utf8')).flatMap(parseTokens)

/** Parses a file with another tool for the format. Throws if the file is invalid. */
async function read(tokens: object) {
  const cwd = new URL('file:///')
  const config = defineConfig({}, { cwd })
  const file = { filename: new URL('theme.tokens.json', cwd), src: JSON.stringify(tokens) }
  return Object.values((await parse([file], { config })).tokens)
}

test.each(['light', 'dark'] as const)('the %s file is valid in the format of 2025.10', async (theme) => {
  const tokens = await read(designTokens(sources, theme))
  expect(tokens.length).toBeGreaterThan(100)
  expect(tokens.filter(({ $type, $value }) => $type === undefined || $value === undefined)).toEqual([])
})

test('both files have the same tokens, so that they are two modes of one collection', async () => {
  const [light, dark] = [
    await read(designTokens(sources, 'light')),
    await read(designTokens(sources, 'dark')),
  ]
  expect(dark.map(({ id }) => id)).toEqual(light.map(({ id }) => id))
})

test.each([
  ['an unknown colour space', { $type: 'color', $value: { colorSpace: 'rgb', components: [1, 1, 1] } }],
  ['a dimension without its unit', { $type: 'dimension', $value: '4' }],
  ['a reference without a target', { $type: 'color', $value: '{primitive.gone}' }],
])('%s would be found', async (_, token) => {
  await expect(read({ wrong: token })).rejects.toThrow()
})
