import type { Problem } from '@chignon/contract/problem'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { WebContext } from '../app/lib/load-context.ts'
import { serveAssets } from './assets.ts'
import { bff } from './bff.ts'
import { compress } from './compress.ts'
import type { WebEnv } from './env.ts'
import { pagesOf } from './pages-of.ts'
import { serveSiteFiles } from './site-files.ts'
import { localeOf } from './locale.ts'
import { openNotices } from './notices.ts'
import { takingOwnForms } from './own-origin.ts'
import { clientAddressOf, type Provider } from './provider.ts'
import { originOf, sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { openSession } from './session.ts'
import { openSignInAttempts } from './sign-in-attempts.ts'
import { socialOffers } from './social-offers.ts'

// What a form or a call of ours may weigh; the provider holds its own callers to the same.
const mostBytes = 65_536

export type WebAppParts = {
  env: WebEnv
  provider: Provider
  /** The app's build; in development it is read anew for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The folder of built files; none in development, where Vite serves them. */
  assets?: string
}

/** The web server: built files, the provider, the backend for the frontend and the pages, on one port. */
export function createWebApp({ env, provider, build, assets }: WebAppParts): Hono {
  const app = new Hono()
  const isHttps = env.publicUrl?.startsWith('https:') ?? false
  const handlePage = createRequestHandler(
    takingOwnForms(build, env.publicUrl),
    env.isProduction ? 'production' : 'development',
  )

  const providerFor = (c: Context) => {
    const caller = { clientAddress: clientAddressOf(c, env.trustedProxies) }
    return (request: Request) => provider.fetch(request, caller)
  }
  const visitOf = async (c: Context) => ({
    locale: localeOf(c, env.locales),
    session: await openSession(c, { secret: env.sessionSecret, isHttps }),
    fetchProvider: providerFor(c),
  })

  const offers = socialOffers(provider)
  const formTargets = async () => (await offers()).flatMap(({ origins }) => origins)
  app.use(securityHeaders({ isHttps, isProduction: env.isProduction, formTargets }))
  app.use(compress())

  const forward = (c: Context) => providerFor(c)(c.req.raw)
  app.all('/api/v1/*', forward)
  app.get('/healthz', forward)
  app.get('/readyz', forward)
  if (assets) serveAssets(app, assets)

  app.use(sameOrigin(env.publicUrl))
  app.use(
    bodyLimit({
      maxSize: mostBytes,
      onError: (c) =>
        c.json<Problem>(
          { message: 'That is too much at once. Send at most 64 kB.', code: 'payload_too_large' },
          413,
        ),
    }),
  )
  const pages = pagesOf(build)
  serveSiteFiles(app, { env, pages, providerFor })
  app.all('/bff/*', bff('/bff', visitOf))
  app.all('*', async (c) => {
    const visit = await visitOf(c)
    const signed = { secret: env.sessionSecret, isHttps }
    const signInAttempts = openSignInAttempts(c, signed)
    const notices = openNotices(c, signed)
    const context: WebContext = {
      ...visit,
      signInAttempts,
      notices,
      socialProviders: async () => (await offers()).map((offer) => offer.provider),
      locales: env.locales,
      origin: originOf(c, env.publicUrl),
      nonce: env.isProduction ? c.get('nonce') : undefined,
      brand: env.brand,
      pages: await pages(),
    }
    const answer = await handlePage(c.req.raw, context)
    await Promise.all([visit.session.settle(), signInAttempts.settle(), notices.settle()])
    const page = c.newResponse(answer.body, answer)
    if (!page.headers.has('Cache-Control')) page.headers.set('Cache-Control', 'private, no-cache')
    return page
  })
  return app
}
