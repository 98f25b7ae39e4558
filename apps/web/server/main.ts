import { listen } from '@chignon/http-server/listen'
import type { StopSignal } from '@chignon/http-server/close-gracefully'
import { pino } from 'pino'
import { createBuiltApp } from './built-app.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { readEnv } from './env.ts'
import { connectApi } from './connect-api.ts'

export type RunningServer = {
  /** `PUBLIC_URL`, or the local address. */
  url: string
  /** The folder mail is written to; undefined if it is sent by SMTP or by another API. */
  outbox: string | undefined
  /** Whether the database contains the sample content, with its accounts. */
  hasSample: boolean
  /** The connection string of the database; undefined for another API. */
  databaseUrl: string | undefined
  /**
   * Stops listening, waits for pending responses, then stops the database. May be called more than once. `SIGTERM` also waits for
   * idle connections, see `prepareToClose`; the default does not.
   */
  close: (signal?: StopSignal) => Promise<void>
}

/** Serves the built web app, with our API mounted, or with the one at `API_URL`. Rejects with a readable error. */
export async function start(
  onStep: (step: string) => void = () => {},
  source: NodeJS.ProcessEnv = process.env,
): Promise<RunningServer> {
  const env = readEnv(source)
  const logger = pino({ level: env.logLevel }, pino.destination(2))
  const api = await connectApi(env, { logger, onStep })
  try {
    const server = await listen(await createBuiltApp({ env, api, logger }), env)
    const url = env.publicUrl ?? `http://localhost:${server.port}`
    // Links in mails use the configured address, never the Host header of a request.
    api.start(url)
    let closing: Promise<void> | undefined
    return {
      url,
      outbox: env.apiUrl || env.mail.smtpUrl ? undefined : env.mail.folder,
      hasSample: api.hasSample,
      databaseUrl: api.databaseUrl,
      close: (signal = 'SIGINT') => {
        closing ??= server.close(signal).then(() => api.close())
        // They would keep the server open. It is closing now, so their browsers do not return.
        api.endStreams()
        return closing
      },
    }
  } catch (error) {
    await api.close()
    throw error
  }
}

if (import.meta.main) {
  try {
    const onShutdown = closeOnSignals()
    onShutdown((await start()).close)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
