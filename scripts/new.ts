/** `pnpm new component course-badge` and `pnpm new noun salon`: creates the files of a component or a noun. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { componentFiles } from './new/component.ts'
import { nounFiles } from './new/noun.ts'

const kinds = new Map([
  ['component', componentFiles],
  ['noun', nounFiles],
])
const [kind = '', name] = process.argv.slice(2)
const filesOf = kinds.get(kind)

if (!filesOf || !name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    'Usage: pnpm new component <name> or pnpm new noun <name>. The name is in kebab case, such as course-badge.',
  )
  process.exit(1)
}

const files = Object.entries(filesOf(name))
const existing = files.find(([file]) => existsSync(file))
if (existing) {
  console.error(`${existing[0]} already exists. Choose another name.`)
  process.exit(1)
}
for (const [file, text] of files) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}
if (kind === 'noun') {
  console.log(
    `\nNext: list the schemas in apps/api/src/document/contract-modules.ts, list the routes in apps/api/src/routes.ts,\nand create the migration: pnpm --filter @chignon/api migration`,
  )
}
