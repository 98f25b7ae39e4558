import path from 'node:path'
import { spawnApi, type ApiProcess } from '../../../apps/api/src/testing/spawn-api.ts'
import { onCleanup } from './cleanup.ts'

/** Starts the API in production mode in a process of its own, which ends with the benchmark. Its files are in `dataDir`. */
export function spawnBenchApi(databaseUrl: string, dataDir: string): Promise<ApiProcess> {
  return spawnApi(databaseUrl, {
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      // A process that is stopped, not killed, leaves its compiled modules to the next one.
      NODE_COMPILE_CACHE: path.join(dataDir, 'compile-cache'),
    },
    onSpawn: onCleanup,
  })
}
