import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { emptyFunctions, unused } from './without-unused-parts.ts'

const production = path.join(import.meta.dirname, '../node_modules/react-router/dist/production')
const code = globSync('chunk-*.mjs', { cwd: production })
  .map((file) => readFileSync(path.join(production, file), 'utf8'))
  .find((text) => text.includes('function createRouter('))

it('empties functions of React Router, and leaves the others as they are', () => {
  const emptied = emptyFunctions(code ?? '', unused)
  for (const name of unused) expect(emptied).toContain(`function ${name}() {}\n`)
  expect(parseSync('router.mjs', emptied).errors).toEqual([])
  const functions = (text: string) => text.match(/^(?:async )?function /gm)?.length
  expect(functions(emptied)).toBe(functions(code ?? ''))
})

it('reports a function that an upgrade has removed', () => {
  expect(() => emptyFunctions(code ?? '', ['toString'])).toThrow('React Router has no toString.')
})
