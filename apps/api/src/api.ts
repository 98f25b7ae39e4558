import { createApp } from './app.ts'
import { createServices, type ServiceOptions } from './create-services.ts'
import { migrate } from './migrate.ts'
import { hasOwner } from './identity/role/role.queries.ts'
import type { ApiEnv } from './platform/env.ts'
import { isReady } from './health.ts'

/** The API, to be mounted by a server in the same process. */
export type Api = {
  /**
   * Handles a request to `/api/v1/…`, `/healthz` or `/readyz`; never rejects. `clientAddress` is the IP address that rate
   * limits count by.
   */
  fetch(request: Request, caller?: { clientAddress?: string }): Promise<Response>
  /** Applies the pending migrations. */
  migrate(): Promise<void>
  /** Loads the sample content into an empty database. Resolves to whether it did. */
  seedIfEmpty(): Promise<boolean>
  /** Whether the database answers and is migrated. */
  ready(): Promise<boolean>
  /** Whether the academy has an owner; the first one is made by `pnpm admin owner`. */
  hasOwner(): Promise<boolean>
  /** Starts background work such as sending mail. Links in mails start with `site`, such as `https://academy.example`. */
  start(site: string): void
  /** Ends the live connections, before the server closes. */
  endStreams(): void
  /** Stops background work and closes the database's connections. May be called more than once. */
  close(): Promise<void>
}

/** Creates the API over a PostgreSQL database. Connects to nothing yet. */
export function createApi(env: ApiEnv & { databaseUrl: string }, options: ServiceOptions = {}): Api {
  const services = createServices(env, options)
  const app = createApp(services)
  return {
    async fetch(request, caller = {}) {
      return app.fetch(request, caller)
    },
    migrate: () => migrate(env.databaseUrl),
    async seedIfEmpty() {
      const { isEmpty } = await import('./seed/seed.ts')
      if (!(await isEmpty(services.db))) return false
      const { loadSample } = await import('./seed/load-sample.ts')
      await loadSample(services)
      return true
    },
    ready: () => isReady(services.db),
    hasOwner: () => hasOwner(services.db()),
    start: services.start,
    endStreams: () => services.live.endAll(),
    close: services.close,
  }
}
