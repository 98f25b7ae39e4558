/** A server-sent event as it was received. */
export type StreamEvent = { id: string; event: string; data: string }

/** Reads server-sent events until the stream ends. `onAlive` is called for every chunk, also for comments. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onAlive, onEvent }: { onAlive: () => void; onEvent: (event: StreamEvent) => void },
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onAlive()
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const data = field('data')
      if (data !== undefined) onEvent({ id: field('id') ?? '', event: field('event') ?? 'message', data })
    }
  }
}
