import { Readable } from 'node:stream'
import { ZipWriter } from '@zip.js/zip.js'

/** A ZIP file, written while it is read: `addEntries` adds what is in it. */
export async function* zipStream(
  addEntries: (zip: ZipWriter<unknown>) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const zip = new ZipWriter(writable, { useWebWorkers: false })
  const written = addEntries(zip).then(() => zip.close())
  // A failure also ends the stream, so it is reported where the stream is read.
  written.catch((error: unknown) => writable.abort(error).catch(() => {}))
  for await (const chunk of Readable.fromWeb(readable)) yield toBytes(chunk)
  await written
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new TypeError('the archive wrote something else than bytes')
}
