import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One TCP connection to a server of 127.0.0.1: sends text as it is, so that tests see what happens to the connection. */
export type RawClient = {
  send: (text: string) => void
  /** The next response with its body. Rejects if the connection ends before. */
  response: () => Promise<string>
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>
  destroy: () => void
}

export async function openRawClient(port: number): Promise<RawClient> {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  let isClosed = false
  const waiting = new Set<() => void>()
  const notify = () => {
    for (const check of waiting) check()
  }
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk
    notify()
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      isClosed = true
      notify()
      resolve()
    }),
  )
  await once(socket, 'connect')
  return {
    send: (text) => void socket.write(text),
    response: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          const end = endOfResponse(received)
          if (end === null && !isClosed) return
          waiting.delete(check)
          if (end === null) return reject(new Error(`The connection ended after “${received}”.`))
          resolve(received.slice(0, end))
          received = received.slice(end)
        }
        waiting.add(check)
        check()
      }),
    closed,
    destroy: () => socket.destroy(),
  }
}

/** A request as it is on the wire. */
export function rawRequest(method: string, path: string, body = '', headers: string[] = []): string {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...headers,
    ...(body ? [`Content-Length: ${body.length}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

function endOfResponse(text: string): number | null {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const length = Number(/^content-length: (\d+)$/im.exec(text.slice(0, headEnd))?.[1] ?? 0)
  const end = headEnd + 4 + length
  return text.length < end ? null : end
}
