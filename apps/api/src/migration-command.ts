import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrationsFolder } from './platform/db/migrate.ts'

// `pnpm --filter @chignon/api migration --name salons` writes the migration from the last snapshot of the schema to
// its tables of now. With `--custom` it is empty, for SQL by hand.

const { name, isCustom } = readArgs()
const { status } = spawnSync(
  path.resolve(import.meta.dirname, '../node_modules/.bin/drizzle-kit'),
  ['generate', '--name', name, ...(isCustom ? ['--custom'] : [])],
  { cwd: path.resolve(import.meta.dirname, '..'), stdio: 'inherit' },
)
process.exitCode = status ?? 1
if (status === 0) keepLastSnapshot()

/** The next migration is generated from the last snapshot alone. */
function keepLastSnapshot(): void {
  const meta = path.join(migrationsFolder, 'meta')
  const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(path.join(meta, file))
}

function readArgs() {
  try {
    const options = { name: { type: 'string' }, custom: { type: 'boolean', default: false } } as const
    const { values } = parseArgs({ options })
    const name = values.name?.replaceAll('-', '_') ?? ''
    if (/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) return { name, isCustom: values.custom }
  } catch {}
  process.stderr.write(
    'Say what the migration is about: pnpm --filter @chignon/api migration --name salons\n',
  )
  return process.exit(1)
}
