import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readImportGraph } from './import-graph.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'import-graph-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'page.tsx':
    "import {\n  Card,\n} from './card.tsx'\nimport type { Row } from './row.ts'\nimport 'react'\nimport('./dialog.tsx')\n",
  'card.tsx': "export { price } from './price.ts'\nimport './page.tsx'\n",
  'price.ts': '',
  'row.ts': '',
  'dialog.tsx': "import './card.tsx'\n",
}
for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
const { closure, lazy } = readImportGraph(folder)

it('follows static imports through cycles, but no type imports and no import()', () => {
  expect(closure('page.tsx')).toEqual(new Set(['page.tsx', 'card.tsx', 'price.ts']))
})

it('leaves out skipped modules', () => {
  expect(closure('page.tsx', (module) => module === 'price.ts')).toEqual(new Set(['page.tsx', 'card.tsx']))
})

it('lists the modules that import() names', () => {
  expect(lazy).toEqual(new Set(['dialog.tsx']))
})
