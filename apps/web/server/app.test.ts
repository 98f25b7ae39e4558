import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createWebApp } from './app.ts'
import { readEnv } from './env.ts'

const secret = 'a secret of thirty-two characters'

const page = {
  id: 'page',
  path: '/page',
  module: '/assets/page-1.js',
  hasAction: true,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}

/** A build with one page, whose response is its loader's data. */
const build: ServerBuild = {
  entry: {
    module: {
      default: (_request, status, headers, { staticHandlerContext: { loaderData } }) =>
        Response.json(loaderData['page'] ?? null, { status, headers }),
      handleError: () => {},
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '/page',
      module: {
        default: () => null,
        loader: ({ context, request }: LoaderFunctionArgs) => {
          if (new URL(request.url).searchParams.has('sign-in')) context.session.start('opaque-token')
          const { locale, origin, session } = context
          return { locale, origin, token: session.token }
        },
        action: () => new Response('Accepted'),
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: { page }, url: '', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false, v8_middleware: false },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}

function createTestApp(given: Record<string, string> = {}, status = 200) {
  const requests: { request: Request; clientAddress: string }[] = []
  const app = createWebApp({
    env: readEnv({ SESSION_SECRET: secret, ...given }),
    build,
    api: {
      fetch: async (request, { clientAddress }) => {
        requests.push({ request, clientAddress })
        return Response.json({ path: new URL(request.url).pathname }, { status })
      },
      start: () => {},
      endStreams: () => {},
      close: async () => {},
    },
  })
  const connection = {
    incoming: { socket: { remoteAddress: '198.51.100.4', remotePort: 4000, remoteFamily: 'IPv4' } },
  }
  const send = (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    app.request(
      `http://academy.example${path}`,
      { method, headers: { Host: 'academy.example', ...headers } },
      connection,
    )
  return { send, requests }
}

describe('the web server', () => {
  it('forwards API paths unchanged, with the client’s address', async () => {
    const { send, requests } = createTestApp()
    for (const path of ['/api/v1/courses', '/healthz', '/readyz'])
      expect(await (await send(path)).json()).toEqual({ path })
    expect(requests.map(({ clientAddress }) => clientAddress)).toEqual(Array(3).fill('198.51.100.4'))
  })

  it('accepts a cross-origin POST to the API, which reads no cookies', async () => {
    const { send } = createTestApp()
    expect(
      (await send('/api/v1/login', { method: 'POST', headers: { Origin: 'http://other.example' } })).status,
    ).toBe(200)
  })

  it.each(['/page', '/bff/user'])('returns 403 for a cross-origin POST to %s', async (path) => {
    const { send, requests } = createTestApp()
    const response = await send(path, { method: 'POST', headers: { Origin: 'http://evil.example' } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden' })
    expect(requests).toEqual([])
  })

  it('passes locale and origin to a page, and saves ?lang= in a cookie', async () => {
    const { send } = createTestApp()
    const response = await send('/page?lang=de')
    expect(await response.json()).toMatchObject({ locale: 'de', origin: 'http://academy.example' })
    expect(response.headers.get('Set-Cookie')).toContain('lang=de')
  })

  it('uses PUBLIC_URL as the origin', async () => {
    const { send } = createTestApp({ PUBLIC_URL: 'https://www.academy.example/' })
    expect(await (await send('/page')).json()).toMatchObject({ origin: 'https://www.academy.example' })
  })

  it.each([
    [{}, 'http://academy.example'],
    [{ PUBLIC_URL: 'https://www.academy.example' }, 'https://www.academy.example'],
  ])('accepts forms of its own pages, also behind a TLS-terminating proxy (%o)', async (given, origin) => {
    const { send } = createTestApp(given)
    // Form posts go to the page, fetches of its scripts to `.data`.
    for (const path of ['/page', '/page.data'])
      expect((await send(path, { method: 'POST', headers: { Origin: origin } })).status, path).toBe(200)
    expect(
      (await send('/page', { method: 'POST', headers: { Origin: 'https://evil.example' } })).status,
    ).toBe(403)
  })

  it('marks pages as private', async () => {
    const { send } = createTestApp()
    expect((await send('/page')).headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('sends the routes of links for everybody to cache, without a cookie', async () => {
    const { send } = createTestApp()
    const cookie = (await send('/page?sign-in')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const response = await send('/__manifest?paths=%2Fpage&version=1&lang=de', {
      headers: { Cookie: cookie },
    })
    expect(await response.json()).toMatchObject({ page: { module: '/assets/page-1.js' } })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.has('Set-Cookie')).toBe(false)
  })

  it('reads the session token from the cookie it set', async () => {
    const { send } = createTestApp()
    const cookie = (await send('/page?sign-in')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect(await (await send('/page', { headers: { Cookie: cookie } })).json()).toMatchObject({
      token: 'opaque-token',
    })
    expect(await (await send('/page')).json()).toMatchObject({ token: null })
  })

  it('sets a Secure cookie and HSTS if PUBLIC_URL is https', async () => {
    const { send } = createTestApp({ PUBLIC_URL: 'https://academy.example' })
    const { headers } = await send('/page?sign-in')
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-session=.*Secure/)
    expect(headers.get('Strict-Transport-Security')).toBeTruthy()
  })

  it.each(['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'])(
    'serves %s as JSON without a redirect, with or without an app',
    async (path) => {
      for (const given of [{}, { IOS_APP_ID: 'ABCDE12345.com.example.app' }]) {
        const response = await createTestApp(given).send(path)
        expect(response.status).toBe(200)
        expect(response.headers.get('Content-Type')).toBe('application/json')
        expect(response.headers.has('Set-Cookie')).toBe(false)
        expect(await response.json()).toBeTypeOf('object')
      }
    },
  )

  it('uses PUBLIC_URL for the site map in robots.txt', async () => {
    const { send } = createTestApp({ PUBLIC_URL: 'https://www.academy.example' })
    expect(await (await send('/robots.txt')).text()).toContain('https://www.academy.example/sitemap.xml')
  })

  it('returns 503 with Retry-After for the site map while the API is unavailable', async () => {
    const { send } = createTestApp({}, 503)
    for (const file of ['/sitemap.xml', '/sitemap-de.xml']) {
      const response = await send(file)
      expect(response.status, file).toBe(503)
      expect(response.headers.get('Retry-After')).toBeTruthy()
    }
  })

  it('returns 404 for a site map part above the API’s page limit', async () => {
    const { send, requests } = createTestApp({}, 422)
    expect((await send('/sitemap-en-5001.xml')).status).toBe(404)
    expect(requests[0]?.request.url).toContain('page=100001')
  })

  it('sets a content security policy on every response', async () => {
    const { send } = createTestApp()
    for (const path of ['/page', '/api/v1/courses', '/bff/courses'])
      expect((await send(path)).headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
  })
})
