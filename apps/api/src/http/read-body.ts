import { fail } from './fail.ts'

/** The most bytes of a request body (LIMIT-3). */
export const maxBodyBytes = 64 * 1024

/**
 * Parses a JSON body. Fails with 415 for another content type, 413 if it is too large, 400 if it is malformed. With `allowsNone`, a request
 * without a body returns undefined.
 */
export async function readBody(request: Request, allowsNone = false): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = /^application\/([\w.-]+\+)?json$/.test(type)
  if (!isJson && !allowsNone) fail(415)
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) fail(413)
  const bytes = await readAll(request)
  if (allowsNone && bytes.byteLength === 0) return undefined
  if (!isJson) fail(415)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail(400)
  }
}

// Counts while reading, since a chunked body has no Content-Length.
async function readAll(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBodyBytes) fail(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
