import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { runOrThrow } from '@chignon/dev-tools/run'

const apps = path.join(import.meta.dirname, 'apps')

/** An app in apps/: the folder of its components, and the command that serves its build. */
export type App = { name: string; source: string; serve: (port: number) => string[] }

const env = { NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' }

/** Copies an app out of the workspace, installs the tarball in it and builds it. Throws the output on failure. */
export async function build({ name, source }: App, tarball: string, folder: string): Promise<void> {
  await cp(path.join(apps, name), folder, { recursive: true })
  await cp(path.join(apps, 'academy.tsx'), path.join(folder, source, 'academy.tsx'))
  const install = ['install', '--no-audit', '--no-fund', '--loglevel', 'error', tarball]
  await runOrThrow('npm', install, { cwd: folder, env })
  await runOrThrow('npm', ['run', 'build'], { cwd: folder, env })
}

/** Serves a built app on a free port. Resolves when it responds. */
export async function serve(app: App, folder: string): Promise<{ url: string; end: () => void }> {
  const port = await freePort()
  const [command = '', ...args] = app.serve(port)
  // A process group of its own, so that its child processes end with it.
  const child = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, ...env },
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
      throw new Error(`The app ${app.name} did not respond at ${url}.\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, end }
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
