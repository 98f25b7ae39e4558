import { parseArgs } from 'node:util'
import { systemClock } from '../platform/clock/clock.ts'
import { readApiEnv } from '../platform/env.ts'
import { openDatabase } from '../platform/db/client.ts'
import { startDatabase } from '../platform/db/embedded.ts'
import { migrate } from '../migrate.ts'
import { seed } from './seed.ts'

// `pnpm seed [--replace] [--yes]`: loads the sample content. --yes is required if DATABASE_URL is set.

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { replace: { type: 'boolean' }, yes: { type: 'boolean' } } })
  const env = readApiEnv(process.env)
  if (env.databaseUrl !== undefined && !values.yes) {
    throw new Error(
      'DATABASE_URL is set; pass --yes to load the sample content, with its accounts and passwords, into that database.',
    )
  }
  const database = await startDatabase(env)
  const db = openDatabase(database.url)
  try {
    await migrate(database.url)
    await seed({ db, clock: systemClock, env }, { replace: values.replace ?? false })
    process.stdout.write('The sample content is loaded.\n')
  } finally {
    await db.close()
    await database.stop()
  }
}
