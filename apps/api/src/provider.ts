import { createApp } from './app.ts'
import type { Limits } from './auth/limits.ts'
import { systemClock, type Clock } from './clock.ts'
import { openDatabase } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { isReady } from './health.ts'
import { silentLogger, type Logger } from './http/logger.ts'
import { createMailTemplates } from './mail-templates.ts'
import { defaultBrand, type Brand } from './mail/email-content.ts'
import { createMailer } from './mail/mailer.ts'
import { openTransport, type MailSettings } from './mail/open-transport.ts'
import { createMailWorker } from './mail/worker.ts'
import type { SocialSettings } from './social/settings.ts'

export type { Clock } from './clock.ts'
export type { Logger } from './http/logger.ts'
export type { MailSettings } from './mail/open-transport.ts'
export { readSocialSettings } from './social/settings.ts'

/** The provider, ready to be mounted by a server in the same process. */
export type Provider = {
  /** Answers a request to `/api/v1/…`, `/healthz` or `/readyz`; never rejects. `clientAddress` is what rate limits count by. */
  fetch(request: Request, caller?: { clientAddress?: string }): Promise<Response>
  /** Brings the database up to date. */
  migrate(): Promise<void>
  /** Fills a database that holds nothing with the sample content; answers whether it did. */
  seedIfEmpty(): Promise<boolean>
  /** Whether the database answers and is migrated. */
  ready(): Promise<boolean>
  /** Begins what runs beside the calls: mail is sent. Its links lead to `site`, such as `https://academy.example`. */
  start(site: string): void
  /** Ends what runs beside the calls and lets go of the database's connections. May be called more than once. */
  close(): Promise<void>
}

/** What a provider is made of; all but the database has a default. */
export type ProviderOptions = {
  /** `postgresql://…`, of the embedded PostgreSQL or one's own. */
  databaseUrl: string
  /** pino's shape; default silent. */
  logger?: Logger
  clock?: Clock
  limits?: Limits
  /** Who people can sign in with beside their password: `readSocialSettings()`; default nobody. */
  social?: SocialSettings
  /** How many proxies stand before the server that mounts us; default 0. */
  trustedProxies?: number
  /** The address people open, for the page of all calls; default the request's own. */
  publicUrl?: string
  /** Whose academy it is; default Chignon's. */
  brand?: Brand
  /** How mail leaves; without it, it waits in the outbox. */
  mail?: MailSettings
  /** The folder the lessons’ videos are in; default the sample academy's. */
  mediaFolder?: string | undefined
}

/** Makes a provider over a PostgreSQL. Nothing is connected to before the first call. */
export function createProvider({
  databaseUrl,
  logger = silentLogger,
  clock = systemClock,
  brand = defaultBrand,
  mail,
  ...rest
}: ProviderOptions): Provider {
  const db = openDatabase(databaseUrl, {
    onLostConnection: ({ message }) =>
      logger.warn({ reason: message }, 'a connection to the database was lost'),
  })
  let site = ''
  const frame = () => ({ brand, site })
  const transport = mail && openTransport(mail, brand, clock)
  const templates = createMailTemplates({ db, clock, frame })
  const worker = transport && createMailWorker({ db, clock, logger, transport, templates, frame })
  let isWorking = false
  const mailer = createMailer(db, clock, () => void (isWorking && worker?.drain()))
  const app = createApp({ db, logger, clock, brand, mailer, ...rest })
  let closed: Promise<void> | undefined
  return {
    async fetch(request, caller = {}) {
      return app.fetch(request, caller)
    },
    migrate: () => migrate(databaseUrl),
    async seedIfEmpty() {
      const { isEmpty, seed } = await import('./db/seed/seed.ts')
      if (!(await isEmpty(db))) return false
      await seed(db, clock)
      return true
    },
    ready: () => isReady(db),
    start(address) {
      site = address
      isWorking = true
      worker?.start()
    },
    close: () =>
      (closed ??= (async () => {
        await worker?.stop()
        transport?.close()
        await db.close()
      })()),
  }
}
