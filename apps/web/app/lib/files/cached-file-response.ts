import { createHash } from 'node:crypto'

/**
 * A small text file as an answer: kept by any cache for `maxAge` seconds, and not sent again to whoever has it
 * already.
 */
export function cachedFileResponse(
  request: Request,
  text: string,
  { type, maxAge }: { type: string; maxAge: number },
): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` }
  if (hasMatchingETag(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': type } })
}

/** Whether the one who asks has this edition already (`If-None-Match`). */
export function hasMatchingETag(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
