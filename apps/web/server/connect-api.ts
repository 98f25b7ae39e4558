import type { Logger } from 'pino'
import type { WebEnv } from './env.ts'
import { mountApi } from './mount-api.ts'
import { remoteApi, type Api } from './api.ts'

export type ConnectOptions = {
  logger: Logger
  /** Called with a description of each step before it starts. */
  onStep: (step: string) => void
}

/** An API that is ready for requests. */
export type ConnectedApi = Api & {
  /** Whether its database contains the sample accounts. */
  hasSample: boolean
  /** The connection string of its database; undefined for a remote API. */
  databaseUrl: string | undefined
}

/** Opens the API the environment asks for: the one at `API_URL`, else ours, mounted in this process. */
export async function connectApi(env: WebEnv, { logger, onStep }: ConnectOptions): Promise<ConnectedApi> {
  if (env.apiUrl) return { ...remoteApi(env.apiUrl), hasSample: false, databaseUrl: undefined }
  return mountApi(env, { logger, onStep })
}
