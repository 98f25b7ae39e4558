/** `pnpm new component course-badge` and `pnpm new noun salon`: the files of a new piece, ready to fill. */
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
    'Say what and how it is called, in lower-case words with hyphens:\n  pnpm new component course-badge\n  pnpm new noun salon',
  )
  process.exit(1)
}

const files = Object.entries(filesOf(name))
const taken = files.find(([file]) => existsSync(file))
if (taken) {
  console.error(`${taken[0]} is there already; choose another name.`)
  process.exit(1)
}
for (const [file, text] of files) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}
if (kind === 'noun') {
  console.log(
    `\nThen: name the schemas in packages/contract/src/index.ts, mount the routes in apps/api/src/app.ts,\nand make the table: pnpm --filter @chignon/api migration`,
  )
}
