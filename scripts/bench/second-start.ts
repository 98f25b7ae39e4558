import type { Measure } from './measure.ts'
import { serve } from './served.ts'

/** How long a start takes where nothing is to be built and the database is there: from the command until ready. */
export async function measureSecondStart(dataDir: string): Promise<Measure> {
  const { readyMs, end } = await serve('start.ts', dataDir)
  await end()
  return {
    tables: [
      {
        title: 'Start',
        rows: [
          ['', 'ready in'],
          ['second start', `${(readyMs / 1000).toFixed(1)} s`],
        ],
      },
    ],
    failures: [],
  }
}
