import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { runOrThrow } from '../../../scripts/run.ts'

const apps = path.join(import.meta.dirname, 'apps')

/** An app of apps/: where its components go, and how it is served once it is built. */
export type App = { name: string; source: string; serve: (port: number) => string[] }

const env = { NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' }

/** Copies an app out of the workspace, installs the packed package in it and builds it. Throws what was printed. */
export async function build({ name, source }: App, tarball: string, folder: string): Promise<void> {
  await cp(path.join(apps, name), folder, { recursive: true })
  await cp(path.join(apps, 'academy.tsx'), path.join(folder, source, 'academy.tsx'))
  const install = ['install', '--no-audit', '--no-fund', '--loglevel', 'error', tarball]
  await runOrThrow('npm', install, { cwd: folder, env })
  await runOrThrow('npm', ['run', 'build'], { cwd: folder, env })
}

/** Serves a built app on a free port of this machine, and says where once it answers. */
export async function serve(app: App, folder: string): Promise<{ url: string; end: () => void }> {
  const port = await freePort()
  const [command = '', ...args] = app.serve(port)
  // A group of its own, for what it starts in turn to end with it.
  const child = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let isGone = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk))
  child.once('exit', (code, signal) => {
    isGone = true
    printed += `It ended with ${signal ?? code}.`
  })
  child.once('error', ({ message }) => {
    isGone = true
    printed += message
  })
  const end = () => {
    if (child.pid && !isGone) process.kill(-child.pid, 'SIGTERM')
  }
  const url = `http://127.0.0.1:${port}/`
  const deadline = Date.now() + 60_000
  while (!(await answers(url))) {
    if (isGone || Date.now() > deadline) {
      end()
      throw new Error(`The app ${app.name} did not answer at ${url}.\n${printed}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, end }
}

async function answers(url: string): Promise<boolean> {
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
