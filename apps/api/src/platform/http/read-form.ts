import { fail } from './fail.ts'
import { failTooLarge } from './read-body.ts'

const maxFileBytes = 10 * 1024 * 1024

/** The most bytes of a form with files: a picture of 10 MB with its other fields (PICTURE-3). */
export const maxFormBytes = maxFileBytes + 64 * 1024

/**
 * Parses a form with files. Fails with 415 for another content type, 413 if it is too large, 400 if it is malformed. Of several
 * fields with one name the last one counts.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) fail(415)
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) failTooLarge(maxFileBytes)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // Counts while reading, since a chunked body has no Content-Length.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxFormBytes) failTooLarge(maxFileBytes)
    chunks.push(chunk)
  }
  const form = await new Response(new Blob(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => fail(400))
  return Object.fromEntries(form)
}
