import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { startProgram } from './program.ts'
import { ownerOf, type RunAs } from './run-as.ts'

/** The one user of an embedded cluster. */
export const clusterUser = 'chignon'

type Making = { initdb: string; run: RunAs; password: string; durable: boolean }

/** Makes the cluster, whole or not at all: a kill half-way leaves nothing that looks like one. */
export async function createCluster(
  cluster: string,
  { initdb, run, password, durable }: Making,
): Promise<void> {
  const draft = `${cluster}.new`
  const passwordFile = `${cluster}.password.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const owner = ownerOf(run)
  if (owner) for (const file of [draft, passwordFile]) chownSync(file, owner.uid, owner.gid)
  const args = [
    `--pgdata=${draft}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts by code point and knows upper and lower case of every script, the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await finished(startProgram(run, initdb, args, 'pipe'))
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function finished(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout?.resume()
  const [code] = await once(child, 'close')
  if (code === 0) return
  throw new Error(`The embedded PostgreSQL could not be made: ${said.trim().split('\n').at(-1) ?? ''}`)
}
