import { STATUS_CODES, type Server } from 'node:http'
import type { Problem } from '@chignon/contract/platform/problem'

// What Node refuses before there is a request, by its error code. The language is not known then.
const refusals: Record<string, { status: number } & Problem> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The headers of the request are too large. Delete the cookies of this site, then try again.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'malformed',
    message: 'The request took too long to arrive. Please try again.',
  },
}
const malformed = { status: 400, code: 'malformed', message: 'The request is not valid HTTP.' } as const

/** Answers requests that cannot be read with a status and a JSON body, and closes their connection. Node sends no body. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, ...problem } = refusals[error.code ?? ''] ?? malformed
    const body = JSON.stringify(problem)
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json',
        'Cache-Control: no-store',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  })
}
