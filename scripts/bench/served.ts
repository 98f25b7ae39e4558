import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { endOnLeaving } from './leaving.ts'

const scripts = path.resolve(import.meta.dirname, '..')
const mostReadyMs = 60_000
const mostEndMs = 15_000

/** A server of ours in a process of its own, on this machine alone. */
export type Served = {
  /** Its address by number, without a path. */
  url: string
  /** From its start until it said that it is ready. */
  readyMs: number
  end: () => Promise<void>
}

/**
 * Starts a script that says its address on a line `Academy    http://…`, on a free port of 127.0.0.1 over a data
 * folder, as in production. Rejects with what the script printed where it ends, or is not ready in time (a minute unless
 * told otherwise).
 */
export async function serve(
  script: 'start.ts' | 'bench/server.ts' | 'bench/search-server.ts',
  dataDir: string,
  patienceMs = mostReadyMs,
): Promise<Served> {
  const { DATABASE_URL: _database, API_URL: _api, PUBLIC_URL: _public, ...env } = process.env
  const begun = performance.now()
  const child = spawn(process.execPath, [path.join(scripts, script)], {
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A child that could not be started has gone as well; the rejection below says so.
  const gone = once(child, 'exit').catch(() => {})
  const end = async () => {
    child.kill('SIGTERM')
    const last = setTimeout(() => child.kill('SIGKILL'), mostEndMs)
    await gone
    clearTimeout(last)
  }
  void gone.then(endOnLeaving(end))
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let printed = ''
      const hear = (chunk: Buffer) => {
        printed += chunk.toString()
        const said = /^\s*Academy\s+http:\/\/[^:]+:(\d+)/m.exec(printed)?.[1]
        if (said) resolve(said)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${script} ended before it was ready:\n${printed}`)))
      setTimeout(() => reject(new Error(`${script} was not ready in time:\n${printed}`)), patienceMs).unref()
    })
    return { url: `http://127.0.0.1:${port}`, readyMs: performance.now() - begun, end }
  } catch (error) {
    if (child.exitCode === null) await end()
    throw error
  }
}
