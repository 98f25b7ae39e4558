import { createProvider } from '@chignon/api'
import { startEmbedded } from '@chignon/api/embedded'
import type { ProviderEnv } from '@chignon/api/env'
import type { Logger } from 'pino'
import type { Provider } from './provider.ts'

export type MountOptions = {
  logger: Logger
  /** Called with a description of each step before it starts. */
  onStep: (step: string) => void
}

/**
 * Starts our provider in this process: migrates its database, and loads the sample content if the embedded database is
 * empty. The only file of the web app that imports the provider's code.
 */
export async function mountProvider(
  env: ProviderEnv,
  { logger, onStep }: MountOptions,
): Promise<Provider & { hasSample: boolean; databaseUrl: string }> {
  if (!env.databaseUrl) onStep('Starting PostgreSQL')
  const embedded = env.databaseUrl ? undefined : await startEmbedded({ dataDir: env.dataDir })
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? ''
  // The web server has already evaluated X-Forwarded-For; it passes the client's address with each request.
  const provider = createProvider({ ...env, databaseUrl, trustedProxies: 0 }, { logger })
  const close = async () => {
    await provider.close()
    await embedded?.stop()
  }
  try {
    onStep('Migrating the database')
    await provider.migrate()
    // An external database never receives the sample accounts.
    if (embedded && (await provider.seedIfEmpty())) onStep('Loaded the sample content')
  } catch (error) {
    await close()
    throw error
  }
  return {
    fetch: provider.fetch,
    start: provider.start,
    endStreams: provider.endStreams,
    close,
    hasSample: embedded !== undefined,
    databaseUrl,
  }
}
