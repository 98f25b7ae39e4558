import { fail } from './fail.ts'

/** The most bytes a body may have. */
export const largestBody = 64 * 1024

/** Reads a body as JSON: 415 for another content type, 413 for one that is too large, 400 for one that is broken. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!/^application\/([\w.-]+\+)?json$/.test(type)) fail(415)
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) fail(413)
  const bytes = await readAll(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return fail(400)
  }
}

// Counts while reading: a body sent in chunks tells no length beforehand.
async function readAll(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largestBody) fail(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
