import { createServer } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { answerClientErrors } from './answer-client-error.ts'
import { prepareToClose, type StopSignal } from './close-gracefully.ts'
import { discardBody } from './discard-body.ts'

/** Answers a request; `incoming` and `outgoing` are Node's objects behind it. */
export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

export type Listening = {
  port: number
  /** Stops without losing a request, see `prepareToClose`. Default: as for `SIGTERM`. */
  close: (signal?: StopSignal) => Promise<void>
}

/** Listens on a port (0 for a free one). Rejects with a readable error if the port is in use or forbidden. */
export function listen(
  { fetch }: { fetch: Fetch },
  { port, host }: { port: number; host?: string | undefined },
): Promise<Listening> {
  const handleRequest = getRequestListener(async (request, bindings) => {
    if (!isHttp1(bindings)) throw new Error('The server speaks HTTP/1.1.')
    const { incoming, outgoing } = bindings
    const response = await fetch(request, bindings)
    // A refused request may not have been read. The next one on its connection would be lost.
    if (response.status >= 400 && !(await discardBody(incoming))) outgoing.setHeader('Connection', 'close')
    return response
  })
  const server = createServer((incoming, outgoing) => void handleRequest(incoming, outgoing))
  const close = prepareToClose(server)
  answerClientErrors(server)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenMessage(error, port))))
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ port: typeof address === 'object' && address ? address.port : port, close })
    })
  })
}

function isHttp1(bindings: HttpBindings | Http2Bindings): bindings is HttpBindings {
  return bindings.incoming.httpVersionMajor === 1
}

/** The error message for a failed `listen`: the reason and how to fix it. */
export function listenMessage(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; stop it, or choose another port with PORT=${port + 1}.`
  if (error.code === 'EACCES')
    return `This account is not allowed to use port ${port}; choose one above 1023 with PORT=3000.`
  return `The server could not listen on port ${port}: ${error.message}.`
}
