import { createHash } from 'node:crypto'

/** Response with a small text file: cached for `maxAge` seconds, 304 if the client has it already. */
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

/** Whether `If-None-Match` contains this ETag. */
export function hasMatchingETag(request: Request, etag: string): boolean {
  const etags = request.headers.get('If-None-Match')?.split(',') ?? []
  return etags.some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')))
}
