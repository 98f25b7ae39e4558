import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onCleanup } from '../cleanup.ts'

const script = path.resolve(import.meta.dirname, '../../../apps/api/src/main.ts')

/** Starts the API in a process of its own on a free port, over a database. */
export async function spawnApi(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  void exited.then(onCleanup(stop))
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    // Reads to the end, since the process stops if its output is not read.
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const found = /localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error(`The API ended before it listened: ${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop }
}
