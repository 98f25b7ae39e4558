import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const keysIn = (file: string) =>
  new Set([...read(file).matchAll(/^\s+'?([a-z.-]+)'?: t[`(]/gm)].map(([, key = '']) => key))

const folder = 'apps/studio/app/areas/history'
const names = keysIn(`${folder}/use-action-names.ts`)
const verbs = keysIn(`${folder}/use-verb-names.ts`)
const kinds = keysIn(`${folder}/use-kind-names.ts`)

const actions = globSync('apps/api/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [...read(file).matchAll(/action: [^\n]*/g)].map(([line]) => line))
  .flatMap((line) => [...line.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)])
  .map(([, action = '']) => action)

test('every action of the audit log has words in the studio', () => {
  expect(actions.length).toBeGreaterThan(60)
  const unnamed = actions.filter((action) => !names.has(action) && !verbs.has(action.split('.')[1] ?? ''))
  expect(unnamed).toEqual([])
})

test('every kind of thing in the audit log has a name in the studio', () => {
  const unnamed = actions.map((action) => action.split('.')[0] ?? '').filter((kind) => !kinds.has(kind))
  expect([...new Set(unnamed)]).toEqual([])
})
