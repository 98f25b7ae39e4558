import { createHash } from 'node:crypto'

/** A stream of bytes, with what is known about them once it has ended. */
export type Measured = {
  chunks: AsyncGenerator<Uint8Array, void, undefined>
  /** How many bytes were read. */
  bytes(): number
  /** The SHA-256 of the bytes. Call it once. */
  checksum(): Buffer
  /** The error that ended the source, or that `onTooLarge` threw. */
  failure(): unknown
}

/** Counts and hashes the bytes of a source while they are read, and ends by `onTooLarge` after more than `maxBytes`. */
export function measured(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onTooLarge: () => never,
): Measured {
  const hash = createHash('sha256')
  let bytes = 0
  let failure: unknown
  async function* read() {
    try {
      for await (const chunk of source) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) onTooLarge()
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      failure = error
      throw error
    }
  }
  return { chunks: read(), bytes: () => bytes, checksum: () => hash.digest(), failure: () => failure }
}
