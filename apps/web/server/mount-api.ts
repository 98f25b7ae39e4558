import { createApi } from '@chignon/api'
import { startDatabase } from '@chignon/api/embedded'
import type { ApiEnv } from '@chignon/api/env'
import type { Logger } from 'pino'
import type { Api } from './api.ts'

export type MountOptions = {
  logger: Logger
  /** Called with a description of each step before it starts. */
  onStep: (step: string) => void
}

/**
 * Starts our API in this process: migrates its database, and loads the sample content if the embedded database is
 * empty. The only file of the web app that imports the API's code.
 */
export async function mountApi(
  env: ApiEnv,
  { logger, onStep }: MountOptions,
): Promise<Api & { hasSample: boolean; databaseUrl: string }> {
  if (!env.databaseUrl) onStep('Starting PostgreSQL')
  const database = await startDatabase(env)
  // The web server has already evaluated X-Forwarded-For; it passes the client's address with each request.
  const api = createApi({ ...env, databaseUrl: database.url, trustedProxies: 0 }, { logger })
  const close = async () => {
    await api.close()
    await database.stop()
  }
  try {
    onStep('Migrating the database')
    await api.migrate()
    // An external database never receives the sample accounts.
    if (database.isEmbedded && (await api.seedIfEmpty())) onStep('Loaded the sample content')
    if (!(await api.hasOwner()))
      onStep('This academy has no owner yet: run “pnpm admin owner you@school.example”')
  } catch (error) {
    await close()
    throw error
  }
  return {
    fetch: api.fetch,
    start: api.start,
    endStreams: api.endStreams,
    close,
    hasSample: database.isEmbedded,
    databaseUrl: database.url,
  }
}
