import { spawn } from 'node:child_process'
import { freePort } from '@chignon/dev-tools/free-port'

/** A running server: its address with a slash at the end, and a function that ends it with its child processes. */
export type RunningServer = { url: string; end: () => void }

/** Starts a server by a command on a free port. Resolves when it responds; throws its output otherwise. */
export async function startServer(
  name: string,
  folder: string,
  command: (port: number) => string[],
): Promise<RunningServer> {
  const port = await freePort()
  const [file = '', ...args] = command(port)
  // A process group of its own, so that its child processes end with it.
  const child = spawn(file, args, {
    cwd: folder,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      PORT: `${port}`,
      HOST: '127.0.0.1',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let hasExited = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.once('exit', (code, signal) => {
    hasExited = true
    output += `Exited with ${signal ?? code}.`
  })
  child.once('error', ({ message }) => {
    hasExited = true
    output += message
  })
  const end = () => {
    if (child.pid && !hasExited) process.kill(-child.pid, 'SIGTERM')
  }
  const url = `http://127.0.0.1:${port}/`
  const deadline = Date.now() + 60_000
  while (!(await isReachable(url))) {
    if (hasExited || Date.now() > deadline) {
      end()
      throw new Error(`${name} did not respond at ${url}.\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, end }
}

async function isReachable(url: string): Promise<boolean> {
  try {
    // Any response: an app that fails to render is reported by its checks.
    await fetch(url, { signal: AbortSignal.timeout(30_000) })
    return true
  } catch {
    return false
  }
}
