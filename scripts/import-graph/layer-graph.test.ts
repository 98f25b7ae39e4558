import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { drawLayers } from './draw-layers.ts'
import { layerGraph, withoutIndirect } from './layer-graph.ts'
import { readImportGraph } from './read-import-graph.ts'

it('assigns files to layers and leaves out tests and imports within a layer', () => {
  const graph = new Map([
    ['apps/web/app/routes/catalogue/course.tsx', new Set(['apps/web/app/areas/catalogue/card.tsx'])],
    [
      'apps/web/app/areas/catalogue/card.tsx',
      new Set(['packages/ui/src/card/card.tsx', 'apps/web/app/areas/catalogue/list.tsx']),
    ],
    ['apps/web/app/areas/catalogue/list.tsx', new Set(['apps/web/app/areas/catalogue/locales/en.po'])],
    ['apps/web/app/areas/catalogue/card.test.tsx', new Set(['apps/api/src/app.ts'])],
    ['packages/ui/src/card/card.tsx', new Set<string>()],
  ])
  expect(layerGraph(graph)).toEqual({
    layers: [
      { id: 'ui', package: 'ui' },
      { id: 'web/areas/catalogue', package: 'web' },
      { id: 'web/routes', package: 'web' },
    ],
    imports: [
      ['web/areas/catalogue', 'ui'],
      ['web/routes', 'web/areas/catalogue'],
    ],
  })
})

it('leaves out imports that follow from others', () => {
  expect(
    withoutIndirect([
      ['routes', 'area'],
      ['routes', 'lib'],
      ['area', 'lib'],
    ]),
  ).toEqual([
    ['routes', 'area'],
    ['area', 'lib'],
  ])
})

it('keeps imports of a cycle', () => {
  const cycle: [string, string][] = [
    ['app', 'db'],
    ['app', 'noun'],
    ['db', 'noun'],
    ['noun', 'db'],
  ]
  expect(withoutIndirect(cycle)).toEqual(cycle)
})

it('docs/import-graph.svg shows the current layers and imports; run `pnpm graph` to update it', async () => {
  const saved = await readFile(path.resolve(import.meta.dirname, '../../docs/import-graph.svg'), 'utf8')
  expect(saved === drawLayers(layerGraph(await readImportGraph()))).toBe(true)
})
