import type { Problem } from '@chignon/contract/platform/problem'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { WebContext } from '../app/lib/data/load-context.ts'
import { allowPublicOrigin } from './allow-public-origin.ts'
import { serveAssets } from './assets.ts'
import { bff } from './bff.ts'
import { compress } from './compress.ts'
import { receiveCspReports } from './csp-reports.ts'
import type { WebEnv } from './env.ts'
import { openDeviceKey } from './device-key.ts'
import { openFlashMessages } from './flash-messages.ts'
import { openGuestBasket } from './guest-basket.ts'
import { liveEventIdReader } from './live-event-id.ts'
import { localeOf } from './locale.ts'
import { openPendingSignIn } from './pending-sign-in.ts'
import { personalFiles, textMedia } from './personal-files.ts'
import { clientAddressOf, type Api } from './api.ts'
import type { OpenRequestScope } from './request-scope.ts'
import { routePatternReader, sitemapPathReader } from './route-patterns.ts'
import { originOf, sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { openSession } from './session.ts'
import { openSignInAttempts } from './sign-in-attempts.ts'
import { withDevice } from './with-device.ts'
import { serveSiteFiles } from './site-files.ts'
import { serveStudio, type StudioParts } from './studio.ts'
import { socialOffers } from './social-offers.ts'

// The largest form of a page: a post of 20,000 characters, each of which a form may write with nine.
const maxFormBytes = 256 * 1024

// Calls are forwarded as they arrive. The API limits each by what it is for (LIMIT-3, FILE-2).
const callPath = /^\/bff\//

// Pages whose form may have a picture, which is read into memory. A picture that is somewhat too large gets the API's explanation.
const pictureFormPath = /^\/(stories\/new|profile\/(messages|settings(\/gallery|\/edit-profile)?))(\.data)?$/
const maxPictureFormBytes = 32 * 1024 * 1024

export type WebAppParts = {
  env: WebEnv
  api: Api
  /** Receives reports of the content security policy. Default: none. */
  logger?: Pick<Logger, 'warn'>
  /** The app's build; a function in development, where it is loaded again for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The folder of built files; undefined in development, where Vite serves them. */
  assets?: string
  /** The studio; left out, there is none. */
  studio?: Pick<StudioParts, 'folder' | 'page'>
}

/** The web server: built files, the API, the backend for the frontend and the pages, on one port. */
export function createWebApp({ env, api, build, assets, studio, logger = { warn() {} } }: WebAppParts): Hono {
  const app = new Hono()
  const isHttps = env.publicUrl?.startsWith('https:') ?? false
  const handlePage = createRequestHandler(
    allowPublicOrigin(build, env.publicUrl),
    env.isProduction ? 'production' : 'development',
  )

  const fetchApiFor = (c: Context) => {
    const caller = { clientAddress: clientAddressOf(c, env.trustedProxies) }
    return (request: Request) => api.fetch(request, caller)
  }
  const openRequestScope: OpenRequestScope = async (c) => {
    const device = openDeviceKey(c, { isHttps })
    return {
      locale: localeOf(c, env.locales),
      session: await openSession(c, { secret: env.sessionSecret, isHttps, device }),
      fetchApi: withDevice(c, device.value, fetchApiFor(c)),
    }
  }

  const offers = socialOffers(api)
  const formTargets = async () => (await offers()).flatMap(({ origins }) => origins)
  app.use(securityHeaders({ isHttps, isProduction: env.isProduction, formTargets }))
  app.use(compress())

  const forward = (c: Context) => fetchApiFor(c)(c.req.raw)
  app.get('/api/v1/files/*', personalFiles(openRequestScope))
  app.get('/api/v1/media/*', personalFiles(openRequestScope))
  app.get('/api/v1/user/chat/pictures/*', personalFiles(openRequestScope))
  app.get('/api/v1/pictures/*', textMedia(openRequestScope, forward))
  app.get('/api/v1/post-clips/*', textMedia(openRequestScope, forward))
  app.all('/api/v1/*', forward)
  app.get('/healthz', forward)
  app.get('/readyz', forward)
  if (assets) serveAssets(app, assets)

  receiveCspReports(app, { logger })
  app.use(sameOrigin(env.publicUrl))
  const limitForm = limitTo(maxFormBytes, '256 kB')
  const limitPictureForm = limitTo(maxPictureFormBytes, '32 MB')
  app.use((c, next) => {
    if (callPath.test(c.req.path)) return next()
    return pictureFormPath.test(c.req.path) ? limitPictureForm(c, next) : limitForm(c, next)
  })
  const pages = patternsWithCommunity(routePatternReader(build), env)
  if (!env.hasCommunity) app.all('/posts/*', (c) => c.redirect('/'))
  serveSiteFiles(app, { env, pages, staticPaths: sitemapPathReader(build), fetchApiFor })
  app.all('/bff/*', bff('/bff', openRequestScope))
  if (studio) serveStudio(app, { ...studio, env, openRequestScope })
  // React Router's route discovery. Its responses are cached publicly, so they depend on no session and set no cookie.
  app.get('/__manifest', (c) => handlePage(c.req.raw))
  const readLiveEventId = liveEventIdReader()
  app.all('*', async (c) => {
    const scope = await openRequestScope(c)
    const cookieOptions = { secret: env.sessionSecret, isHttps }
    const signInAttempts = openSignInAttempts(c, cookieOptions)
    const pendingSignIn = openPendingSignIn(c, cookieOptions)
    const notices = openFlashMessages(c, cookieOptions)
    const guestBasket = openGuestBasket(c, cookieOptions)
    const context: WebContext = {
      ...scope,
      signInAttempts,
      pendingSignIn,
      notices,
      guestBasket,
      socialProviders: async () => (await offers()).map((offer) => offer.provider),
      locales: env.locales,
      origin: originOf(c, env.publicUrl),
      nonce: env.isProduction ? c.get('nonce') : undefined,
      brand: env.brand,
      pages: await pages(),
      ...(c.req.method === 'GET' && { liveEventId: await readLiveEventId(scope) }),
    }
    const rendered = await handlePage(c.req.raw, context)
    const isRedirect = rendered.status >= 300 && rendered.status < 400
    await Promise.all([
      scope.session.commit(),
      signInAttempts.commit(),
      pendingSignIn.commit(),
      notices.commit({ isRedirect }),
      guestBasket.commit(),
    ])
    const response = c.newResponse(rendered.body, rendered)
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  })
  return app
}

/** The route patterns, without the community if it is switched off: then nothing lists its pages. */
function patternsWithCommunity(
  read: () => Promise<ReadonlySet<string>>,
  { hasCommunity }: WebEnv,
): () => Promise<ReadonlySet<string>> {
  if (hasCommunity) return read
  return async () => new Set([...(await read())].filter((pattern) => !/^\/posts(\/|$)/.test(pattern)))
}

function limitTo(maxSize: number, name: string) {
  return bodyLimit({
    maxSize,
    onError: (c) =>
      c.json<Problem>(
        { message: `The request is too large. Send at most ${name}.`, code: 'payload_too_large' },
        413,
      ),
  })
}
