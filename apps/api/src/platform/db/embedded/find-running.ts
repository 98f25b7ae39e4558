import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterUser } from './cluster.ts'

const maxWaitMs = 15_000

/**
 * The connection string of the server that another process runs in a data folder. Waits for one that is starting; undefined if there is none.
 */
export async function findRunning(folder: string): Promise<string | undefined> {
  for (let waited = 0; ; waited += 100) {
    const port = portOf(path.join(folder, 'postgres', 'postmaster.pid'))
    if (port !== undefined) {
      const password = readFileSync(path.join(folder, 'postgres.password'), 'utf8').trim()
      return `postgresql://${clusterUser}:${password}@127.0.0.1:${port}/chignon`
    }
    if (waited >= maxWaitMs) return undefined
    await wait(100)
  }
}

// The file of PostgreSQL: the port is its fourth line, the state its eighth.
function portOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[7]?.trim() === 'ready' ? lines[3]?.trim() : undefined
}
