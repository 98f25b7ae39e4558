import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { startEmbedded } from './db/embedded.ts'
import { readEnv } from './env.ts'
import { createProvider } from './provider.ts'

// The provider alone, for when another server does not mount it: `pnpm --filter @chignon/api start`.

try {
  await start()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const logger = pino({ level: env.LOG_LEVEL })
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.DATA_DIR }) : undefined
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  const provider = createProvider({ databaseUrl, logger, trustedProxies: env.TRUSTED_PROXIES })
  await provider.migrate()
  if (embedded && (await provider.seedIfEmpty())) logger.info({}, 'sample content loaded')

  const server = serve(
    {
      port: env.PORT,
      fetch: (request, { incoming }) => provider.fetch(request, addressOf(incoming.socket.remoteAddress)),
    },
    ({ port }) => logger.info({ port }, `provider at http://localhost:${port}/api/v1/docs`),
  )

  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    server.close(async () => {
      await provider.close()
      await embedded?.stop()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  server.on('error', (error) => {
    process.stderr.write(`${sentenceFor(error, env.PORT)}\n`)
    process.exitCode = 1
    void provider.close().then(() => embedded?.stop())
  })
}

function addressOf(remoteAddress: string | undefined): { clientAddress?: string } {
  return remoteAddress === undefined ? {} : { clientAddress: remoteAddress }
}

function sentenceFor(error: Error, port: number): string {
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} is taken; end what uses it, or set PORT to another.`
    : error.message
}
