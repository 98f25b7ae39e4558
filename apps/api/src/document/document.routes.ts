import type { Endpoint } from '@chignon/contract/endpoint'
import { Hono } from 'hono'
import type { Env } from '../http/mount.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApiOf, type OpenApi } from './openapi.ts'

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const forAWhile = 'public, max-age=300'

type Parts = {
  endpoints: Endpoint[]
  unimplemented: Endpoint[]
  basePath: string
  /** The address people open; default the one the page was asked for at. */
  publicUrl: string | undefined
}

/** `/openapi.json`, and `/docs` for people. The document is written when it is first asked for. */
export function documentRoutes({ endpoints, unimplemented, basePath, publicUrl }: Parts): Hono<Env> {
  let written: OpenApi | undefined
  const document = () => (written ??= openApiOf(endpoints, unimplemented, basePath))
  const app = new Hono<Env>()
  app.get('/openapi.json', (c) => c.json(document(), 200, { 'Cache-Control': forAWhile }))
  app.get('/docs', (c) => {
    // Only for this page, which is in English whoever reads it.
    c.set('locale', 'en')
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', forAWhile)
    const { origin } = new URL(publicUrl ?? c.req.url)
    return c.html(docsPage({ endpoints, unimplemented, document: document(), basePath, origin }))
  })
  app.get('/docs.css', (c) =>
    c.body(docsStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': forAWhile }),
  )
  return app
}
