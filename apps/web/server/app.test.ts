import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createWebApp } from './app.ts'
import { readEnv } from './env.ts'

const secret = 'a secret of thirty-two characters'

/** An app of one page, which answers with what it was given. */
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
        action: () => new Response('Taken'),
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_passThroughRequests: false, v8_trailingSlashAwareDataRequests: false, v8_middleware: false },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

function academy(given: Record<string, string> = {}, status = 200) {
  const asked: { request: Request; clientAddress: string }[] = []
  const app = createWebApp({
    env: readEnv({ SESSION_SECRET: secret, ...given }),
    build,
    provider: {
      fetch: async (request, { clientAddress }) => {
        asked.push({ request, clientAddress })
        return Response.json({ path: new URL(request.url).pathname }, { status })
      },
      start: () => {},
      close: async () => {},
    },
  })
  const connection = {
    incoming: { socket: { remoteAddress: '198.51.100.4', remotePort: 4000, remoteFamily: 'IPv4' } },
  }
  const ask = (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) =>
    app.request(
      `http://academy.example${path}`,
      { method, headers: { Host: 'academy.example', ...headers } },
      connection,
    )
  return { ask, asked }
}

describe('the web server', () => {
  it('forwards the provider’s paths as they are, with the caller’s address', async () => {
    const { ask, asked } = academy()
    for (const path of ['/api/v1/courses', '/healthz', '/readyz'])
      expect(await (await ask(path)).json()).toEqual({ path })
    expect(asked.map(({ clientAddress }) => clientAddress)).toEqual(Array(3).fill('198.51.100.4'))
  })

  it('lets other programs call the provider, which knows no cookies', async () => {
    const { ask } = academy()
    expect(
      (await ask('/api/v1/login', { method: 'POST', headers: { Origin: 'http://other.example' } })).status,
    ).toBe(200)
  })

  it.each(['/page', '/bff/user'])('refuses another site’s change of %s', async (path) => {
    const { ask, asked } = academy()
    const answer = await ask(path, { method: 'POST', headers: { Origin: 'http://evil.example' } })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'forbidden' })
    expect(asked).toEqual([])
  })

  it('gives a page its language and its own address', async () => {
    const { ask } = academy()
    const answer = await ask('/page?lang=de')
    expect(await answer.json()).toMatchObject({ locale: 'de', origin: 'http://academy.example' })
    expect(answer.headers.get('Set-Cookie')).toContain('lang=de')
  })

  it('knows the address people type, where one is configured', async () => {
    const { ask } = academy({ PUBLIC_URL: 'https://www.academy.example/' })
    expect(await (await ask('/page')).json()).toMatchObject({ origin: 'https://www.academy.example' })
  })

  it.each([
    [{}, 'http://academy.example'],
    [{ PUBLIC_URL: 'https://www.academy.example' }, 'https://www.academy.example'],
  ])(
    'takes the forms of its own pages, also behind a proxy that speaks https for it (%o)',
    async (given, origin) => {
      const { ask } = academy(given)
      // A page's own address and the one its scripts send to.
      for (const path of ['/page', '/page.data'])
        expect((await ask(path, { method: 'POST', headers: { Origin: origin } })).status, path).toBe(200)
      expect(
        (await ask('/page', { method: 'POST', headers: { Origin: 'https://evil.example' } })).status,
      ).toBe(403)
    },
  )

  it('keeps pages out of shared caches', async () => {
    const { ask } = academy()
    expect((await ask('/page')).headers.get('Cache-Control')).toBe('private, no-cache')
  })

  it('keeps a session from one request to the next', async () => {
    const { ask } = academy()
    const cookie = (await ask('/page?sign-in')).headers.get('Set-Cookie')?.split(';')[0] ?? ''
    expect(await (await ask('/page', { headers: { Cookie: cookie } })).json()).toMatchObject({
      token: 'opaque-token',
    })
    expect(await (await ask('/page')).json()).toMatchObject({ token: null })
  })

  it('marks the session Secure and demands https where it is reached by https', async () => {
    const { ask } = academy({ PUBLIC_URL: 'https://academy.example' })
    const { headers } = await ask('/page?sign-in')
    expect(headers.get('Set-Cookie')).toMatch(/^__Host-session=.*Secure/)
    expect(headers.get('Strict-Transport-Security')).toBeTruthy()
  })

  it.each(['/.well-known/apple-app-site-association', '/.well-known/assetlinks.json'])(
    'serves %s as JSON, led nowhere, with or without an app',
    async (path) => {
      for (const given of [{}, { IOS_APP_ID: 'ABCDE12345.com.example.app' }]) {
        const answer = await academy(given).ask(path)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('Content-Type')).toBe('application/json')
        expect(answer.headers.has('Set-Cookie')).toBe(false)
        expect(await answer.json()).toBeTypeOf('object')
      }
    },
  )

  it('names its site map by the address people type', async () => {
    const { ask } = academy({ PUBLIC_URL: 'https://www.academy.example' })
    expect(await (await ask('/robots.txt')).text()).toContain('https://www.academy.example/sitemap.xml')
  })

  it('tells crawlers to come again for a site map it cannot read now', async () => {
    const { ask } = academy({}, 503)
    for (const file of ['/sitemap.xml', '/sitemap-de.xml']) {
      const answer = await ask(file)
      expect(answer.status, file).toBe(503)
      expect(answer.headers.get('Retry-After')).toBeTruthy()
    }
  })

  it('has no part of the site map that the provider refuses to count to', async () => {
    const { ask, asked } = academy({}, 422)
    expect((await ask('/sitemap-en-5001.xml')).status).toBe(404)
    expect(asked[0]?.request.url).toContain('page=100001')
  })

  it('has a policy on every answer', async () => {
    const { ask } = academy()
    for (const path of ['/page', '/api/v1/courses', '/bff/courses'])
      expect((await ask(path)).headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
  })
})
