import type { ApiProcess } from '../../../../apps/api/src/testing/spawn-api.ts'
import { spawnBenchApi } from '../spawn-api.ts'

/** One process of the API at a time, which is killed and started again. */
export type Processes = {
  /** The address of the process that runs; waits while one starts. */
  origin(): Promise<string>
  /** Kills the process with `kill -9`, and starts another. Resolves once it is dead. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
  /** How long each start took, in ms. */
  readonly startMs: number[]
}

/** Starts the first process. */
export function startProcesses(databaseUrl: string, dataDir: string): Processes {
  const startMs: number[] = []
  let current = start()
  return {
    startMs,
    origin: async () => (await current).url,
    async killAndRestart() {
      const { kill } = await current
      await kill()
      current = start()
      // `origin` and `stop` report why it did not start.
      current.catch(() => {})
    },
    stop: async () => (await current).stop(),
  }

  async function start(): Promise<ApiProcess> {
    const startedAt = performance.now()
    const api = await spawnBenchApi(databaseUrl, dataDir)
    startMs.push(performance.now() - startedAt)
    return api
  }
}
