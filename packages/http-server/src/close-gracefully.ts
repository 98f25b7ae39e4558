import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How long responses may take to finish, such as downloads. */
const maxResponseMs = 30_000
// Node closes an idle connection this much later than announced.
const keepAliveBufferMs = 1_000

/** The reason to stop: `SIGINT` is a person at a terminal, who does not wait for idle connections. */
export type StopSignal = 'SIGINT' | 'SIGTERM'

/**
 * Prepares a server to stop without losing a request, and returns the function that stops it. The port is closed at once. A request
 * that arrives on an open connection is still answered, with `Connection: close`. An idle connection stays open for the time that its
 * last response promised (`Keep-Alive: timeout`), except for `SIGINT`. What is still open after 30 s is closed.
 */
export function prepareToClose(server: Server): (signal?: StopSignal) => Promise<void> {
  const pending = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_, response) => {
    if (isStopping) announceClose(response)
    pending.add(response)
    response.once('close', () => pending.delete(response))
  })
  return (signal = 'SIGTERM') =>
    new Promise((resolve) => {
      isStopping = true
      const idleMs = signal === 'SIGINT' ? 0 : server.keepAliveTimeout + keepAliveBufferMs
      // The method of `http.Server` would close idle connections, on which a request may be on its way.
      NetServer.prototype.close.call(server, () => resolve())
      for (const response of pending) announceClose(response)
      // Also closes connections that never sent a request, such as those that browsers open in advance.
      setTimeout(() => server.closeIdleConnections(), idleMs).unref()
      setTimeout(() => server.closeAllConnections(), maxResponseMs).unref()
    })
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
