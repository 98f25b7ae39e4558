import type { Measurement } from '@chignon/dev-tools/measurement'
import { spawnServer } from '../spawn-server.ts'

/** Seconds from the command until the server is ready, when the build and the database already exist. */
export async function measureWarmStart(dataDir: string): Promise<Measurement> {
  const { readyMs, stop } = await spawnServer('../../../scripts/start.ts', dataDir)
  await stop()
  return {
    tables: [
      {
        title: 'Start',
        rows: [
          ['', 'ready in'],
          ['warm start', `${(readyMs / 1000).toFixed(1)} s`],
        ],
      },
    ],
    failures: [],
  }
}
