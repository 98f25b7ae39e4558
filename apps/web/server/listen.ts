import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

// How long responses may take to finish, such as downloads. Streams of events end before.
const closeTimeoutMs = 10_000

export type Listening = { port: number; close: () => Promise<void> }

/** Listens on a port (0 for a free one). Rejects with a readable error if the port is in use or forbidden. */
export function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host }: { port: number; host?: string | undefined },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, ...(host ? { hostname: host } : {}) }, (info) =>
      resolve({
        port: info.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if (!('closeIdleConnections' in server)) return
            server.closeIdleConnections()
            setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref()
          }),
      }),
    )
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
  })
}

/** The error message for a failed `listen`: the reason and how to fix it. */
export function listenMessage(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; stop it, or choose another port with PORT=${port + 1}.`
  if (error.code === 'EACCES')
    return `This account is not allowed to use port ${port}; choose one above 1023 with PORT=3000.`
  return `The server could not listen on port ${port}: ${error.message}.`
}
