import type { IncomingMessage } from 'node:http'

const maxBytes = 64 * 1024 * 1024
const maxMs = 5_000

/**
 * Reads the rest of a request's body and drops it, so that its client reads the response and may reuse the connection. Resolves to
 * whether it read all: not if more than 64 MB are to come, or if they take longer than 5 s.
 */
export function discardBody(incoming: IncomingMessage): Promise<boolean> {
  if (!hasBody(incoming) || incoming.complete) return Promise.resolve(true)
  if (incoming.destroyed || Number(incoming.headers['content-length'] ?? 0) > maxBytes)
    return Promise.resolve(false)
  return new Promise((resolve) => {
    let size = 0
    const finish = (isComplete: boolean) => {
      clearTimeout(timer)
      resolve(isComplete)
    }
    const timer = setTimeout(() => finish(false), maxMs)
    // The handler that read it has answered, but it may have left the stream paused.
    incoming.removeAllListeners('data')
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) finish(false)
    })
    incoming.once('end', () => finish(true))
    incoming.once('close', () => finish(incoming.complete))
    incoming.resume()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}
