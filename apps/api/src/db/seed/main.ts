import { parseArgs } from 'node:util'
import { systemClock } from '../../clock.ts'
import { readEnv } from '../../env.ts'
import { openDatabase } from '../client.ts'
import { startEmbedded } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { seed } from './seed.ts'

// `pnpm seed [--replace] [--yes]`: loads the sample content. Into a database of one's own only with --yes.

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } } })
  const env = readEnv(process.env)
  if (env.DATABASE_URL !== undefined && !values.yes) {
    throw new Error(
      'DATABASE_URL is set; pass --yes to load the sample content, its people and passwords into that database.',
    )
  }
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.DATA_DIR }) : undefined
  const url = env.DATABASE_URL ?? embedded?.url ?? ''
  const db = openDatabase(url)
  try {
    await migrate(url)
    await seed(db, systemClock, { replace: values.replace ?? false })
    process.stdout.write('The sample content is loaded.\n')
  } finally {
    await db.close()
    await embedded?.stop()
  }
}
