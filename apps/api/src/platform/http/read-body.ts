import { fail } from './fail.ts'
import { problemMessages } from './problem.messages.ts'

/**
 * Parses a JSON body. Fails with 415 for another content type, 413 if it is larger than `maxBytes`, 400 if it is malformed. With `allowsNone`, a request
 * without a body returns undefined.
 */
export async function readBody(
  request: Request,
  { maxBytes, allowsNone }: { maxBytes: number; allowsNone: boolean },
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = /^application\/([\w.-]+\+)?json$/.test(type)
  if (!isJson && !allowsNone) fail(415)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) failTooLarge(maxBytes)
  const bytes = await readAll(request, maxBytes)
  if (allowsNone && bytes.byteLength === 0) return undefined
  if (!isJson) fail(415)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail(400)
  }
}

// Counts while reading, since a chunked body has no Content-Length.
async function readAll(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) failTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Ends the call with 413 and the limit in its message. */
export function failTooLarge(maxBytes: number): never {
  fail(413, { message: problemMessages.payloadTooLarge(maxBytes) })
}
