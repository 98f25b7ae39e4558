import { Readable } from 'node:stream'
import type { Context } from 'hono'

/** The result of a handler whose file is made while it is sent, so that it need not fit into memory. */
export class StreamResponse {
  readonly type: string
  readonly name: string
  readonly chunks: AsyncIterable<string | Uint8Array>

  constructor({
    type,
    name,
    chunks,
  }: {
    type: string
    name: string
    chunks: AsyncIterable<string | Uint8Array>
  }) {
    this.type = type
    this.name = name
    this.chunks = chunks
  }
}

/** Sends a file that is downloaded under its name. Should making it fail, the connection ends before the file does. */
export function sendStream(c: Context, { type, name, chunks }: StreamResponse): Response {
  c.header('Cache-Control', 'private, no-store')
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(Readable.toWeb(Readable.from(encode(chunks), { objectMode: false })))
}

async function* encode(chunks: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks)
    yield typeof chunk === 'string'
      ? Buffer.from(chunk)
      : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}
