import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/

/**
 * Compresses answers made on the fly and flushes what has come whenever nothing more is at hand, so that streamed HTML
 * is not held back. Files come precompressed and pass through.
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
    // To ask for the body makes a stream of it, which costs a plain text more than all else.
    const body = encoding && c.res.body
    if (!body) return
    const source = Readable.fromWeb(body)
    const compressor = encoding === 'br' ? brotli() : createGzip()
    flushWhenIdle(source, compressor)
    // A reader that goes away ends the stream early; that is no error of ours.
    pipeline(source, compressor, () => {})
    c.res = new Response(Readable.toWeb(compressor), c.res)
    c.res.headers.set('Content-Encoding', encoding)
    c.res.headers.delete('Content-Length')
  }
}

/** The best encoding a caller accepts, or undefined for none. */
export function acceptedEncoding(header = ''): 'br' | 'gzip' | undefined {
  const accepted = header.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  if (accepted.some((part) => part.trim().startsWith('br'))) return 'br'
  if (accepted.some((part) => part.trim().startsWith('gzip'))) return 'gzip'
  return undefined
}

// A page comes in dozens of pieces: a flush for each would cost a third of the time it takes to render.
function flushWhenIdle(source: Readable, compressor: BrotliCompress | Gzip): void {
  let isDue = false
  source.on('data', () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush()
    })
  })
}

// Quality 5 costs what gzip does and is a tenth smaller; higher ones are for files compressed once.
function brotli() {
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}
