type Sent = { id: number; event?: string; data: object }

/** A response of server-sent events. */
export type EventStream = {
  body: ReadableStream<Uint8Array>
  send(event: Sent): void
  /** Sends a comment, so that proxies and the browser see that the connection is alive. */
  beat(): void
  /** Sends an event without a number, then closes. */
  finish(event: string): void
  close: () => void
  /** Calls `run` when the stream is closed by either side, at once if it already is. */
  onClosed(run: () => void): void
}

// A browser that reads so slowly is disconnected; it connects again and receives what it missed.
const maxBufferedBytes = 64 * 1024

/** Opens a stream of events; for HEAD one that ends at once. */
export function openEventStream({ isHead = false } = {}): EventStream {
  const encoder = new TextEncoder()
  const followers: (() => void)[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isClosed = false
  const closed = () => {
    if (isClosed) return
    isClosed = true
    for (const run of followers.splice(0)) run()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (created) => void (controller = created),
      cancel: closed,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxBufferedBytes }),
  )
  const close = () => {
    if (isClosed) return
    controller?.close()
    closed()
  }
  const write = (text: string) => {
    if (isClosed || !controller) return
    controller.enqueue(encoder.encode(text))
    if ((controller.desiredSize ?? 0) <= 0) close()
  }
  if (isHead) close()
  return {
    body,
    send: ({ id, event, data }) =>
      write(`id: ${id}\n${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    finish(event) {
      write(`event: ${event}\ndata: {}\n\n`)
      close()
    },
    close,
    onClosed(run) {
      if (isClosed) run()
      else followers.push(run)
    },
  }
}
