/**
 * `pnpm new component course-badge`, `pnpm new noun catalogue/salon`, `pnpm new pages learning/tour`: creates the files of a component, a
 * noun, or a folder of the web app for pages, ready to fill.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { componentFiles } from './new/component.ts'
import { editFile, type Edit } from './new/edit-file.ts'
import { areas } from './new/names.ts'
import { nounEdits, nounFiles } from './new/noun.ts'
import { pagesFiles } from './new/pages.ts'
import { runOrThrow } from '@chignon/dev-tools/run'

type Kind = {
  name: RegExp
  files: (name: string) => Record<string, string>
  edits?: (name: string) => Edit[]
  /** Commands to run in a workspace folder afterwards. */
  commands?: (name: string) => { folder: string; command: string[] }[]
}

const extractTexts = { folder: 'apps/web', command: ['lingui', 'extract', '--clean'] }
const kebab = '[a-z][a-z0-9]*(-[a-z0-9]+)*'
const kebabName = new RegExp(`^${kebab}$`)
const nameInArea = new RegExp(`^(${areas.join('|')})/${kebab}$`)
const kinds = new Map<string, Kind>([
  ['component', { name: kebabName, files: componentFiles }],
  [
    'noun',
    {
      name: nameInArea,
      files: nounFiles,
      edits: nounEdits,
      commands: (name) => [
        { folder: 'apps/api', command: ['node', 'src/migration-command.ts', '--name', path.basename(name)] },
        extractTexts,
      ],
    },
  ],
  ['pages', { name: nameInArea, files: pagesFiles, commands: () => [extractTexts] }],
])
const [kindName = '', name] = process.argv.slice(2)
const kind = kinds.get(kindName)

if (!kind || !name || !kind.name.test(name)) {
  console.error(
    `Usage: pnpm new component <name>, or pnpm new noun|pages <area>/<name>. The name is in kebab case, such as course-badge; the areas are ${areas.join(', ')}.`,
  )
  process.exit(1)
}

const files = Object.entries(kind.files(name))
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
for (const edit of kind.edits?.(name) ?? []) {
  await editFile(edit)
  console.log(`${edit.file}: added ${edit.item}`)
}
await runOrThrow(
  'node_modules/.bin/oxfmt',
  files.map(([file]) => file),
  { cwd: '.' },
)
for (const { folder, command } of kind.commands?.(name) ?? []) {
  const [program = '', ...args] = command
  console.log(`${folder}: ${command.join(' ')}`)
  const file = program === 'node' ? process.execPath : path.resolve(folder, 'node_modules/.bin', program)
  await runOrThrow(file, args, { cwd: folder })
}
