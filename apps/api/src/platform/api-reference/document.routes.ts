import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { Hono } from 'hono'
import type { Env } from '../http/mount.ts'
import { docsPage } from './docs-page.ts'
import { openApiOf, type OpenApi } from './openapi.ts'
import { readScalarBundle } from './scalar-bundle.ts'

const fiveMinutes = 'public, max-age=300'

type DocumentOptions = {
  endpoints: Endpoint[]
  basePath: string
}

/** `/openapi.json`, created on first request, and the API reference at `/docs`. */
export function documentRoutes({ endpoints, basePath }: DocumentOptions): Hono<Env> {
  let document: OpenApi | undefined
  const app = new Hono<Env>()
  app.get('/openapi.json', (c) => {
    document ??= openApiOf(endpoints, basePath)
    return c.json(document, 200, { 'Cache-Control': fiveMinutes })
  })
  app.get('/docs', async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    // An error response to this page is in English, like the page.
    c.set('locale', 'en')
    c.header('Content-Language', 'en')
    c.header('Content-Security-Policy', policy(nonce))
    c.header('Cache-Control', 'no-store')
    const { hash } = await readScalarBundle()
    return c.html(docsPage({ nonce, scriptUrl: `docs/scalar.js?v=${hash}` }))
  })
  app.get('/docs/scalar.js', async (c) => {
    const { script } = await readScalarBundle()
    return c.body(new Uint8Array(script), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    // The one style attribute in Scalar's markup, of an icon.
    "style-src-attr 'unsafe-hashes' 'sha256-C+b2AZ/J4boOKHreQGJqhTYrKcYHIi7jHP/al2HqTd8='",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
