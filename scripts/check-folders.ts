/** `pnpm lint:folders`: fails if folders of the API import each other. */
import { folderCycles } from './import-graph/folder-cycles.ts'
import { readImportGraph } from './import-graph/read-import-graph.ts'

// Tests, their data and the files that compose the API may import everything.
const isPart = (file: string): boolean =>
  /^apps\/api\/src\/[\w-]+\/.+\.ts$/.test(file) &&
  !/\.test\.ts$|^apps\/api\/src\/(seed|testing)\/|\/factories\//.test(file)

const cycles = folderCycles(await readImportGraph(), isPart)
for (const { folders, imports } of cycles) {
  console.error(
    `${folders.length} folders import each other: ${folders.join(', ')}.\n` +
      'Move what both need to the lower folder, or the use case to the upper one:',
  )
  for (const [file, target] of imports) console.error(`  ${file} → ${target}`)
}
process.exitCode = cycles.length === 0 ? 0 : 1
