import { createProvider, readSocialSettings, type MailSettings } from '@chignon/api'
import { startEmbedded } from '@chignon/api/embedded'
import type { Logger } from 'pino'
import type { Provider } from './provider.ts'

export type MountOptions = {
  /** A PostgreSQL of one's own; without it the embedded one is started in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  mail: MailSettings
  brand: { name: string; email: string }
  /** The folder the lessons’ videos are in; without it, the sample academy's. */
  mediaFolder?: string | undefined
  logger: Logger
  /** The environment: who people can sign in with is read from it. */
  source: NodeJS.ProcessEnv
  /** Told of each step before it is taken. */
  say: (step: string) => void
}

/**
 * Our provider in this process, over its database: migrated, and filled with the sample content where the embedded
 * database is empty. The only file of the web app that knows the provider's code.
 */
export async function mountProvider({
  databaseUrl,
  dataDir,
  mail,
  brand,
  mediaFolder,
  logger,
  source,
  say,
}: MountOptions): Promise<Provider & { hasSample: boolean }> {
  const social = readSocialSettings(source)
  if (!databaseUrl) say('Starting PostgreSQL')
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir })
  const provider = createProvider({
    databaseUrl: databaseUrl ?? embedded?.url ?? '',
    mail,
    brand,
    mediaFolder,
    logger,
    social,
  })
  const close = async () => {
    await provider.close()
    await embedded?.stop()
  }
  try {
    say('Bringing the database up to date')
    await provider.migrate()
    // Sample people exist only where the sample was loaded: never by itself on a database of one's own.
    if (embedded && (await provider.seedIfEmpty())) say('Filled the empty database with the sample academy')
  } catch (error) {
    await close()
    throw error
  }
  return { fetch: provider.fetch, start: provider.start, close, hasSample: embedded !== undefined }
}
