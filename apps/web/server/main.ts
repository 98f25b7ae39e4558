import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createWebApp } from './app.ts'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'
import { mountProvider } from './mount-provider.ts'
import { remoteProvider } from './provider.ts'

const buildFolder = path.resolve(import.meta.dirname, '../build/current')

export type Served = {
  /** Where people reach it from this machine. */
  url: string
  /** The folder mail is put into, where no SMTP server is named. */
  outbox: string | undefined
  /** Whether the sample content, with its sign-ins, is there. */
  hasSample: boolean
  /** Stops listening, lets answers under way finish, and stops the database. May be called more than once. */
  close: () => Promise<void>
}

/** Serves the built web app, with our provider mounted or another one behind it. Rejects with one sentence for people. */
export async function start(
  say: (step: string) => void = () => {},
  source: NodeJS.ProcessEnv = process.env,
): Promise<Served> {
  const env = readEnv(source)
  const logger = pino({ level: env.logLevel }, pino.destination(2))
  const provider = env.apiUrl
    ? { ...remoteProvider(env.apiUrl), hasSample: false }
    : await mountProvider({
        databaseUrl: env.databaseUrl,
        dataDir: env.dataDir,
        mail: env.mail,
        brand: env.brand,
        mediaFolder: env.mediaFolder,
        logger,
        source,
        say,
      })
  try {
    const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href)
    const app = createWebApp({ env, provider, build, assets: path.join(buildFolder, 'client') })
    const server = await listen(app, env)
    const url = env.publicUrl ?? `http://localhost:${server.port}`
    // Mailed links lead to the address we know ourselves by, never to one a request claims to be for.
    provider.start(url)
    let closing: Promise<void> | undefined
    return {
      url,
      outbox: env.apiUrl || env.mail.smtpUrl ? undefined : env.mail.folder,
      hasSample: provider.hasSample,
      close: () => (closing ??= server.close().then(() => provider.close())),
    }
  } catch (error) {
    await provider.close()
    throw error
  }
}

if (import.meta.main) {
  try {
    const served = await start()
    const stop = () => void served.close().then(() => process.exit(0))
    process.once('SIGINT', stop).once('SIGTERM', stop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
