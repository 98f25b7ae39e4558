import { Writable } from 'node:stream'

/** The body of a response, and the stream that React writes it to. */
export type PageBody = { body: ReadableStream<Uint8Array>; destination: Writable }

/**
 * Creates a body that sends what is written to it without a pause as one piece. React writes a page of 100 kB in pieces of 4 kB, and each
 * takes time in every stream that it passes. If the client leaves, `destination` is closed.
 */
export function createPageBody(): PageBody {
  let pieces: Uint8Array[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started
    },
    cancel() {
      controller = undefined
      destination.destroy()
    },
  })
  const send = () => {
    if (pieces.length > 0) controller?.enqueue(Buffer.concat(pieces))
    pieces = []
  }
  const destination = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      if (pieces.push(piece) === 1) process.nextTick(send)
      done()
    },
    final(done) {
      send()
      controller?.close()
      done()
    },
    destroy(error, done) {
      if (error) controller?.error(error)
      done(error)
    },
  })
  return { body, destination }
}
