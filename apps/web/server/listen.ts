import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Listening = { port: number; close: () => Promise<void> }

/** Listens on a port (0 takes a free one). Rejects with a sentence for people where the port is taken or forbidden. */
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
            if ('closeIdleConnections' in server) server.closeIdleConnections()
          }),
      }),
    )
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
  })
}

/** One sentence on why a port could not be listened on, and how to mend it. */
export function listenMessage(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program; stop it, or choose another port with PORT=${port + 1}.`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account; choose one above 1023 with PORT=3000.`
  return `The server could not listen on port ${port}: ${error.message}.`
}
