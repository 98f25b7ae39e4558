import type { Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { WebEnv } from './env.ts'
import { robots } from './robots.ts'
import { originOf } from './same-origin.ts'
import { readSitemapName, sitemap, sitemapIndex, type SitemapSource } from './sitemap.ts'
import { appleAssociation, androidAssociation, securityContact } from './well-known.ts'

type SiteFiles = {
  env: WebEnv
  pages: () => Promise<ReadonlySet<string>>
  staticPaths: () => Promise<readonly string[]>
  /** Sends a request to the API, mounted or remote. */
  fetchApiFor: (c: Context) => (request: Request) => Promise<Response>
}

const cacheControl = 'public, max-age=3600'

/** Serves the files at well-known addresses: robots.txt, site maps, security.txt, associations with the mobile app. */
export function serveSiteFiles(app: Hono, { env, pages, staticPaths, fetchApiFor }: SiteFiles): void {
  const { publicUrl, locales } = env
  const sourceFor = async (c: Context): Promise<SitemapSource> => ({
    origin: originOf(c, publicUrl),
    locales,
    pages: await pages(),
    staticPaths: await staticPaths(),
    fetchApi: fetchApiFor(c),
  })

  app.get('/robots.txt', (c) => {
    c.header('Cache-Control', cacheControl)
    return c.text(robots(originOf(c, publicUrl)))
  })

  app.get('/sitemap.xml', async (c) => xml(c, await sitemapIndex(await sourceFor(c)).catch(unavailable)))
  app.get('/:file{sitemap-.+\\.xml}', async (c, next) => {
    const name = readSitemapName(c.req.param('file'), locales)
    const body = name && (await sitemap(await sourceFor(c), name).catch(missingPart))
    return body ? xml(c, body) : next()
  })

  app.get('/.well-known/apple-app-site-association', (c) => json(c, appleAssociation(env.app)))
  app.get('/.well-known/assetlinks.json', (c) => json(c, androidAssociation(env.app)))
  // The issuer of credentials is `did:web`, whose document has this address.
  app.get('/.well-known/did.json', (c) =>
    fetchApiFor(c)(new Request(new URL('/api/v1/credentials/issuer', c.req.url))),
  )
  app.get('/.well-known/security.txt', (c) => {
    c.header('Cache-Control', cacheControl)
    return c.text(securityContact(env.brand.email, originOf(c, publicUrl), locales, new Date()))
  })
}

// Crawlers retry after a 503, but drop the pages if the site map is missing or empty.
function unavailable(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  throw new HTTPException(503, { res: new Response(null, { status: 503, headers: { 'Retry-After': '60' } }) })
}

// The API refuses page numbers above its limit with a 4xx: the requested part does not exist.
function missingPart(error: unknown): undefined {
  return error instanceof ProblemError && error.status < 500 ? undefined : unavailable(error)
}

function xml(c: Context, body: string | ReadableStream<Uint8Array>): Response {
  return c.body(body, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': cacheControl,
  })
}

function json(c: Context, value: object): Response {
  return c.body(JSON.stringify(value), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': cacheControl,
  })
}
