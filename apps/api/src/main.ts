import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { listen } from '@chignon/http-server/listen'
import { pino } from 'pino'
import { startDatabase } from './platform/db/embedded.ts'
import { readApiEnv } from './platform/env.ts'
import { createApi } from './api.ts'

// Runs the API on its own, without the web server: `pnpm --filter @chignon/api start`.

// Where links in mails lead unless PUBLIC_URL is set: the default address of the web server.
const localSite = 'http://localhost:3000'

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  // Registered first, so that a signal during the start still stops the embedded PostgreSQL.
  const stopped = Promise.race(
    (['SIGINT', 'SIGTERM'] as const).map((signal) => once(process, signal).then(() => signal)),
  )
  const env = readApiEnv(process.env)
  const logger = pino({ level: env.logLevel })
  const database = await startDatabase(env)
  const api = createApi({ ...env, databaseUrl: database.url }, { logger })
  try {
    await api.migrate()
    if (database.isEmbedded && (await api.seedIfEmpty())) logger.info({}, 'sample content loaded')
    if (!(await api.hasOwner()))
      logger.warn({}, 'this academy has no owner yet: run “pnpm admin owner you@school.example”')
    const server = await listen(
      { fetch: (request, { incoming }) => api.fetch(request, callerOf(incoming)) },
      { port: env.port },
    )
    api.start(env.publicUrl ?? localSite)
    process.stdout.write(`API        http://localhost:${server.port}/api/v1/docs\n`)
    const signal = await stopped
    logger.info({}, 'stopping')
    const closed = server.close(signal)
    api.endStreams()
    await closed
  } finally {
    await api.close()
    await database.stop()
  }
}

function callerOf({ socket }: IncomingMessage): { clientAddress?: string } {
  return socket.remoteAddress === undefined ? {} : { clientAddress: socket.remoteAddress }
}
