import { onTestFinished } from 'vitest'
import { spawnApi } from './spawn-api.ts'

/**
 * Starts the API in a process of its own over a database of the tests. `onEnd` registers what ends it: by default when the test ends, with
 * `afterAll` when the file ends. Returns its address.
 */
export async function startApiProcess(
  databaseUrl: string,
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const url = new URL(databaseUrl)
  // The process has the real time, also in its jobs.
  url.searchParams.delete('options')
  const api = await spawnApi(url.href, { onSpawn: onEnd })
  return `${api.url}/api/v1`
}
