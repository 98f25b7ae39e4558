import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@chignon/dev-tools/free-port'
import { expect } from '@playwright/test'

const script = path.resolve(import.meta.dirname, '../server/main.ts')

/** Another process of the app over the database of the journeys. */
export type SecondServer = {
  url: string
  /** Ends it with `kill -9`. */
  kill: () => Promise<void>
  /** Starts it again at the same address. */
  restart: () => Promise<void>
}

/** Starts another process of the app on a free port, with more environment variables, which may depend on its address. */
export async function startSecondServer(
  variables: NodeJS.ProcessEnv | ((url: string) => NodeJS.ProcessEnv) = {},
): Promise<SecondServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const restart = async () => {
    child = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: process.env['TEST_APP_DATABASE_URL'],
        DATA_DIR: process.env['TEST_APP_DATA_DIR'],
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
        ...(typeof variables === 'function' ? variables(url) : variables),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
  }
  await restart()
  return {
    url,
    restart,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
