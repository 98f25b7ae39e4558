import { createProvider, readSocialSettings, type MailSettings } from '@chignon/api'
import { startEmbedded } from '@chignon/api/embedded'
import type { Logger } from 'pino'
import type { Provider } from './provider.ts'

export type MountOptions = {
  /** An external PostgreSQL; undefined starts the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** The address people open; undefined uses that of each request. */
  publicUrl: string | undefined
  mail: MailSettings
  brand: { name: string; email: string }
  /** The folder of the lessons' videos; default the sample videos. */
  mediaFolder?: string | undefined
  logger: Logger
  /** The environment, from which the settings of social sign-in are read. */
  source: NodeJS.ProcessEnv
  /** Called with a description of each step before it starts. */
  onStep: (step: string) => void
}

/**
 * Starts our provider in this process: migrates its database, and loads the sample content if the embedded database is
 * empty. The only file of the web app that imports the provider's code.
 */
export async function mountProvider({
  databaseUrl,
  dataDir,
  publicUrl,
  mail,
  brand,
  mediaFolder,
  logger,
  source,
  onStep,
}: MountOptions): Promise<Provider & { hasSample: boolean }> {
  const social = readSocialSettings(source)
  if (!databaseUrl) onStep('Starting PostgreSQL')
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir })
  const provider = createProvider({
    databaseUrl: databaseUrl ?? embedded?.url ?? '',
    ...(publicUrl === undefined ? {} : { publicUrl }),
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
    onStep('Migrating the database')
    await provider.migrate()
    // An external database never receives the sample accounts.
    if (embedded && (await provider.seedIfEmpty())) onStep('Loaded the sample content')
  } catch (error) {
    await close()
    throw error
  }
  return { fetch: provider.fetch, start: provider.start, close, hasSample: embedded !== undefined }
}
