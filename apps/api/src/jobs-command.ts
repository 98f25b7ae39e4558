import { openDatabase } from './platform/db/client.ts'
import { startEmbedded } from './platform/db/embedded.ts'
import { readApiEnv } from './platform/env.ts'
import { openBoss } from './platform/jobs/boss.ts'
import { createJobQueue } from './platform/jobs/job-queue.ts'
import { migrate } from './migrate.ts'

// `pnpm jobs` lists the dead jobs; `pnpm jobs retry [id …]` enqueues all of them again, or those named.

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run([command = 'list', ...ids]: string[]): Promise<void> {
  if (command !== 'list' && command !== 'retry') {
    throw new Error(`Unknown command “${command}”; use “pnpm jobs” or “pnpm jobs retry [id …]”.`)
  }
  const env = readApiEnv(process.env)
  const embedded = env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir }) : undefined
  const url = env.databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url)
  try {
    if (embedded) await migrate(url)
    const jobs = createJobQueue(db, openBoss(db))
    if (command === 'retry') {
      const count = await jobs.retryDead(ids.length > 0 ? ids : undefined)
      process.stdout.write(`Enqueued again: ${count}\n`)
      return
    }
    const dead = await jobs.listDead()
    const lines = dead.map(
      ({ id, name, failedAt, attempts, failure }) =>
        `${id}  ${failedAt.toISOString()}  ${name}  ${attempts} attempts  ${failure ?? ''}`,
    )
    process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'There are no dead jobs.'}\n`)
  } finally {
    await db.close()
    await embedded?.stop()
  }
}
