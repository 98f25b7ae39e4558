// Pictures may have a color profile of this size before the bytes that identify their type.
const headBytes = 256 * 1024

/** The media type of a stream by its first bytes; undefined if it is unknown. `chunks` is the whole stream. */
export type DetectedType = { type: string | undefined; chunks: AsyncGenerator<Uint8Array, void, undefined> }

/** Detects the media type of a stream. Its name and what its sender declares have no influence (FILE-2). */
export async function detectType(chunks: AsyncGenerator<Uint8Array, void, undefined>): Promise<DetectedType> {
  const head: Uint8Array[] = []
  let size = 0
  while (size < headBytes) {
    const next = await chunks.next()
    if (next.done) break
    head.push(next.value)
    size += next.value.byteLength
  }
  // Loading it takes 0.15 s, which few processes need.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(Buffer.concat(head))
  return { type: found?.mime, chunks: joined(head, chunks) }
}

async function* joined(head: Uint8Array[], rest: AsyncGenerator<Uint8Array, void, undefined>) {
  try {
    yield* head
    yield* rest
  } finally {
    // Closes the source also if the reader stopped within the head.
    await rest.return()
  }
}
