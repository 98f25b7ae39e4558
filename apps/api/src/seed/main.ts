import { parseArgs } from 'node:util'
import { readApiEnv } from '../platform/env.ts'
import { startDatabase } from '../platform/db/embedded.ts'
import { createServices } from '../create-services.ts'
import { migrate } from '../migrate.ts'
import { loadSample } from './load-sample.ts'

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
  const services = createServices({ ...env, databaseUrl: database.url })
  try {
    await migrate(database.url)
    await loadSample(services, { replace: values.replace ?? false })
    process.stdout.write('The sample content is loaded.\n')
  } finally {
    await services.close()
    await database.stop()
  }
}
