import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The API in a process of its own. */
export type ApiProcess = {
  /** Its origin, `http://127.0.0.1:<port>`. */
  url: string
  /** Ends it as an orchestrator does. */
  stop: () => Promise<void>
  /** Ends it with `kill -9`. */
  kill: () => Promise<void>
}

/**
 * Starts the API in a process of its own on a free port, over a database. `onSpawn` receives what stops it before it listens, so
 * that the caller can end it however the start goes.
 */
export async function spawnApi(
  databaseUrl: string,
  { env = {}, onSpawn }: { env?: NodeJS.ProcessEnv; onSpawn?: (stop: () => Promise<void>) => void } = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    child.kill(signal)
    await exited
  }
  const stop = end('SIGTERM')
  onSpawn?.(stop)
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    // Reads to the end, since the process stops if its output is not read.
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const found = /localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void exited.then(() => reject(new Error(`the API ended before it listened: ${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, stop, kill: end('SIGKILL') }
}
