import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@chignon/dev-tools/free-port'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../../..')

for (const { script, args } of [
  { script: 'start.ts', args: ['--with-idp'] },
  { script: 'dev.ts', args: ['--no-storybook'] },
]) {
  test(`${script} leaves no process running after Ctrl-C and prints no deprecation warning`, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'chignon-shutdown-'))
    const { DATABASE_URL: _database, API_URL: _api, PUBLIC_URL: _public, ...env } = process.env
    const port = await freePort()
    const child = spawn(process.execPath, [path.join(root, 'scripts', script), ...args], {
      // A process group of its own, as a shell gives each command.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NODE_ENV: 'production', PORT: `${port}`, DATA_DIR: dataDir },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
    }
    try {
      await expect.poll(() => output, { timeout: 100_000 }).toContain('Academy    http')
      expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
      const started = [child.pid ?? 0, ...(await descendantsOf(child.pid ?? 0))]
      // The script, its server and PostgreSQL with its workers.
      expect(started.length).toBeGreaterThan(4)
      signalGroup(child.pid, 'SIGINT')
      await expect.poll(() => stillRunning(started)).toEqual([])
      expect(output).not.toMatch(/deprecat/i)
    } finally {
      signalGroup(child.pid, 'SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  })
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}

/** Processes by id, with their parents; read from /proc, because `ps` is not installed everywhere. */
async function processes(): Promise<Map<number, { parent: number; isZombie: boolean }>> {
  const found = new Map<number, { parent: number; isZombie: boolean }>()
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
    // The fields after the name, which is in parentheses: state, parent.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state) found.set(Number(id), { parent: Number(parent), isZombie: state === 'Z' })
  }
  return found
}

async function descendantsOf(pid: number): Promise<number[]> {
  const all = await processes()
  const descendants = new Set([pid])
  // A set iterates over items added meanwhile.
  for (const ancestor of descendants) {
    for (const [id, { parent }] of all) if (parent === ancestor) descendants.add(id)
  }
  descendants.delete(pid)
  return [...descendants]
}

async function stillRunning(ids: readonly number[]): Promise<number[]> {
  const all = await processes()
  return ids.filter((id) => all.get(id)?.isZombie === false)
}
