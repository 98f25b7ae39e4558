import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { startEmbedded } from './db/embedded.ts'
import { readProviderEnv } from './env.ts'
import { createProvider } from './provider.ts'

// Runs the API on its own, without the web server: `pnpm --filter @chignon/api start`.

const shutdownTimeoutMs = 10_000

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
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const env = readProviderEnv(process.env)
  const logger = pino({ level: env.logLevel })
  const embedded = env.databaseUrl === undefined ? await startEmbedded({ dataDir: env.dataDir }) : undefined
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  const provider = createProvider({ ...env, databaseUrl }, { logger })
  try {
    await provider.migrate()
    if (embedded && (await provider.seedIfEmpty())) logger.info({}, 'sample content loaded')
    const server = await listen(env.port, provider.fetch)
    provider.start(env.publicUrl ?? localSite)
    process.stdout.write(`API        http://localhost:${server.port}/api/v1/docs\n`)
    await signal
    logger.info({}, 'stopping')
    provider.endStreams()
    await server.close()
  } finally {
    await provider.close()
    await embedded?.stop()
  }
}

type Fetch = (request: Request, caller: { clientAddress?: string }) => Promise<Response>

async function listen(port: number, fetch: Fetch): Promise<{ port: number; close: () => Promise<void> }> {
  const server = serve({
    port,
    fetch: (request, { incoming }) => {
      const { remoteAddress } = incoming.socket
      return fetch(request, remoteAddress === undefined ? {} : { clientAddress: remoteAddress })
    },
  })
  await once(server, 'listening').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`Port ${port} is in use; stop the process that uses it, or set PORT to another port.`, {
      cause: error,
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // Pending responses may finish; connections still open after the timeout are closed.
      if ('closeIdleConnections' in server) {
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), shutdownTimeoutMs).unref()
      }
      await closed
    },
  }
}
