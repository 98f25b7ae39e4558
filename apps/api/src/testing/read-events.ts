export type ReceivedEvent = { id: string | undefined; event: string; data: unknown }

/** Reads the events of a response, one by one. Comments are skipped. */
export function readEvents(response: Response) {
  if (!response.body) throw new Error('the response has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    /** The next event; undefined once the response has ended. */
    async next(): Promise<ReceivedEvent | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end === -1) {
          const { done, value } = await reader.read()
          if (done) return undefined
          text += value
          continue
        }
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
        const data = field('data')
        if (data !== undefined)
          return { id: field('id'), event: field('event') ?? 'message', data: JSON.parse(data) }
      }
    },
    /** Closes the connection from the client's side. */
    close: () => reader.cancel(),
  }
}
