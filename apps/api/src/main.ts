import { once } from 'node:events'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { startEmbedded } from './db/embedded.ts'
import { readEnv } from './env.ts'
import { createProvider } from './provider.ts'
import { readSocialSettings } from './social/settings.ts'

// The provider alone, for when another server does not mount it: `pnpm --filter @chignon/api start`.

const longestGoodbye = 10_000

// Where mailed links lead while nobody says where people open the academy: the web server's default.
const academyOfThisMachine = 'http://localhost:3000'

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  // Listened for from the beginning: whoever interrupts the start is not left with a running PostgreSQL.
  const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const env = readEnv(process.env)
  const social = readSocialSettings(process.env)
  const logger = pino({ level: env.LOG_LEVEL })
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.DATA_DIR }) : undefined
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  const provider = createProvider({
    databaseUrl,
    logger,
    social,
    trustedProxies: env.TRUSTED_PROXIES,
    brand: { name: env.BRAND_NAME, email: env.BRAND_EMAIL },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder: path.join(env.DATA_DIR, 'outbox') },
    mediaFolder: env.MEDIA_DIR,
    ...(env.PUBLIC_URL === undefined ? {} : { publicUrl: env.PUBLIC_URL }),
  })
  try {
    await provider.migrate()
    if (embedded && (await provider.seedIfEmpty())) logger.info({}, 'sample content loaded')
    const server = await listen(env.PORT, provider.fetch)
    provider.start(env.PUBLIC_URL?.replace(/\/+$/, '') ?? academyOfThisMachine)
    logger.info({}, `provider at http://localhost:${server.port}/api/v1/docs`)
    await asked
    logger.info({}, 'stopping')
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
    throw new Error(`Port ${port} is taken; end what uses it, or set PORT to another.`, { cause: error })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      // What is under way may finish; whoever keeps a line open without a word may not hold us up.
      if ('closeIdleConnections' in server) {
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), longestGoodbye).unref()
      }
      await closed
    },
  }
}
