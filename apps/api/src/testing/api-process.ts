import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../main.ts', import.meta.url))

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
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: url.href, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  onEnd(async () => {
    child.kill('SIGTERM')
    await exited
  })
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
  return `http://127.0.0.1:${port}/api/v1`
}
