/** `pnpm graph`: draws the layers and areas of the workspace, from their imports, to docs/import-graph.svg. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawLayers } from './import-graph/draw-layers.ts'
import { layerGraph } from './import-graph/layer-graph.ts'
import { readImportGraph } from './import-graph/read-import-graph.ts'

const file = path.resolve(import.meta.dirname, '../docs/import-graph.svg')
await writeFile(file, drawLayers(layerGraph(await readImportGraph())))
console.log('Wrote docs/import-graph.svg')
