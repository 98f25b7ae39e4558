import type { Logger } from 'pino'
import type { WebEnv } from './env.ts'
import { mountProvider } from './mount-provider.ts'
import { remoteProvider, type Provider } from './provider.ts'

export type OpenProviderOptions = {
  logger: Logger
  /** Called with a description of each step before it starts. */
  onStep: (step: string) => void
}

/** A provider that is ready for requests. */
export type OpenProvider = Provider & {
  /** Whether its database contains the sample accounts. */
  hasSample: boolean
  /** The connection string of its database; undefined for a remote provider. */
  databaseUrl: string | undefined
}

/** Opens the provider the environment asks for: the one at `API_URL`, else ours, mounted in this process. */
export async function openProvider(
  env: WebEnv,
  { logger, onStep }: OpenProviderOptions,
): Promise<OpenProvider> {
  if (env.apiUrl) return { ...remoteProvider(env.apiUrl), hasSample: false, databaseUrl: undefined }
  return mountProvider(env, { logger, onStep })
}
