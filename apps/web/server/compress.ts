import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

// Not event streams: each would keep a compressor in memory for hours.
const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/

/**
 * Compresses responses with Brotli or gzip, and flushes as soon as no more input is pending, so that streamed HTML is not
 * delayed. Precompressed files are left unchanged.
 */
export function compress(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const type = headers.get('Content-Type') ?? ''
    if (
      c.req.method === 'HEAD' ||
      headers.has('Content-Encoding') ||
      headers.has('Content-Range') ||
      !compressible.test(type)
    )
      return
    headers.append('Vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'))
    // Reading `c.res.body` creates a stream, which is expensive for a plain text response.
    const body = encoding && c.res.body
    if (!body) return
    const source = Readable.fromWeb(body)
    const compressor = encoding === 'br' ? brotli() : createGzip()
    flushWhenIdle(source, compressor)
    // An aborted request ends the stream early; ignore that error.
    pipeline(source, compressor, () => {})
    c.res = new Response(Readable.toWeb(compressor), c.res)
    c.res.headers.set('Content-Encoding', encoding)
    c.res.headers.delete('Content-Length')
  }
}

/** The best encoding in an Accept-Encoding header; undefined if neither is accepted. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | undefined {
  const accepted = header.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  if (accepted.some((part) => part.trim().startsWith('br'))) return 'br'
  if (accepted.some((part) => part.trim().startsWith('gzip'))) return 'gzip'
  return undefined
}

// A page arrives in dozens of chunks; flushing each of them would add a third to the rendering time.
function flushWhenIdle(source: Readable, compressor: BrotliCompress | Gzip): void {
  let isScheduled = false
  source.on('data', () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush()
    })
  })
}

// Quality 5 takes as long as gzip and is 10 % smaller; higher qualities are for files, which are compressed once.
function brotli() {
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
