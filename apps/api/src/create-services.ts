import { systemClock, type Clock } from './clock.ts'
import { openDatabase } from './db/client.ts'
import type { ProviderEnv } from './env.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import { silentLogger, type Logger } from './http/logger.ts'
import { createRateLimiters, defaultRateLimits, type RateLimits } from './http/rate-limits.ts'
import { createMailTemplates } from './mail-templates.ts'
import { createMailer } from './mail/mailer.ts'
import { openTransport } from './mail/open-transport.ts'
import type { Transport } from './mail/transport.ts'
import { createMailWorker } from './mail/worker.ts'
import { createIndexWorker } from './search/index-worker.ts'
import type { Services } from './services.ts'
import { createIdentityProviders } from './social/create-identity-providers.ts'

/** What tests replace. */
export type ServiceOptions = {
  clock?: Clock
  /** Default: logs nothing. */
  logger?: Logger
  rateLimits?: RateLimits
  /** Default: by SMTP or into the outbox folder, as the settings say. */
  transport?: Transport
}

/** The services and their background work. */
export type ProcessServices = Services & {
  /** Starts background work. Links in mails start with `site`, such as `https://academy.example`. */
  start(site: string): void
  /** Sends the mail that is due now. */
  sendMail(): Promise<void>
  /** Stops background work and closes the database's connections. May be called more than once. */
  close(): Promise<void>
}

/** The composition root: creates every service once. Connects to nothing yet. */
export function createServices(
  env: ProviderEnv & { databaseUrl: string },
  {
    clock = systemClock,
    logger = silentLogger,
    rateLimits = defaultRateLimits,
    ...options
  }: ServiceOptions = {},
): ProcessServices {
  const db = openDatabase(env.databaseUrl, {
    onLostConnection: ({ message }) =>
      logger.warn({ reason: message }, 'a connection to the database was lost'),
  })
  let site = env.publicUrl ?? ''
  const frame = () => ({ brand: env.brand, site })
  const transport = options.transport ?? openTransport(env.mail, env.brand, clock)
  const templates = createMailTemplates({ db, clock, frame })
  const worker = createMailWorker({ db, clock, logger, transport, templates, frame })
  const indexWorker = createIndexWorker({ db, logger })
  let isStarted = false
  let closing: Promise<void> | undefined
  return {
    env,
    db,
    clock,
    logger,
    mailer: createMailer(db, clock, () => void (isStarted && worker.drain())),
    limits: createRateLimiters(db, rateLimits),
    identityProviders: createIdentityProviders(env.social),
    searchLimit: createConcurrencyLimit({ maxRunning: Math.ceil(db.pool.options.max / 2) }),
    start(address) {
      site = address
      isStarted = true
      worker.start()
      indexWorker.start()
    },
    sendMail: () => worker.drain(),
    close: () =>
      (closing ??= (async () => {
        await Promise.all([worker.stop(), indexWorker.stop()])
        transport.close()
        await db.close()
      })()),
  }
}
