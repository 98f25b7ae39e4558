import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { authenticator } from './auth/auth.queries.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { defaultLimits, limiter, type Limits } from './auth/limits.ts'
import { baseRoutes } from './base/base.routes.ts'
import { businessRoutes } from './business/business.routes.ts'
import { systemClock, type Clock } from './clock.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { captionRoutes } from './caption/caption.routes.ts'
import { courseRoutes } from './course/course.routes.ts'
import type { Database } from './db/client.ts'
import { redactError } from './db/errors.ts'
import { discussionRoutes } from './discussion/discussion.routes.ts'
import { galleryRoutes } from './gallery/gallery.routes.ts'
import { documentRoutes } from './document/document.routes.ts'
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts'
import { healthRoutes } from './health.ts'
import { Failure } from './http/fail.ts'
import { localeFrom } from './http/locale.ts'
import { silentLogger, type Logger } from './http/logger.ts'
import { mount, type Env } from './http/mount.ts'
import { failureFrom, respondWithProblem } from './http/problem.ts'
import { unimplementedEndpoints, unimplementedRoutes } from './unimplemented.ts'
import { liveMasterclassRoutes } from './live-masterclass/live-masterclass.routes.ts'
import { defaultBrand, type Brand } from './mail/email-content.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { onlineMasterclassRoutes } from './online-masterclass/online-masterclass.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { sampleMedia } from './media/media.files.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { postRoutes } from './post/post.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { programRoutes } from './program/program.routes.ts'
import { sitemapEntryRoutes } from './sitemap-entry/sitemap-entry.routes.ts'
import { qualificationRoutes } from './qualification/qualification.routes.ts'
import type { SocialSettings } from './social/settings.ts'
import { socialRoutes } from './social/social.routes.ts'
import { socialLinkRoutes } from './social-link/social-link.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { storyRoutes } from './story/story.routes.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { userRoutes } from './user/user.routes.ts'

/** Where the provider's calls are (specification §7: a versioned path). */
export const basePath = '/api/v1'

/** What the provider is made of; all but the database has a default. */
export type AppParts = {
  db: Database
  clock?: Clock
  logger?: Logger
  limits?: Limits
  /** Where mail is left; default the outbox of `db`, from where whoever works on it sends it. */
  mailer?: Mailer
  /** Whose academy it is; default Chignon's. */
  brand?: Brand
  /** Who people can sign in with beside their password; default nobody. */
  social?: SocialSettings
  /** How many proxies stand between the caller and us; default 0. */
  trustedProxies?: number
  /** The address people open, for the page of all calls; default the request's own. */
  publicUrl?: string | undefined
  /** The folder the lessons’ videos are in; default the sample academy's. */
  mediaFolder?: string | undefined
  /** Checks every answer against the contract; default false. */
  checkAnswers?: boolean
}

/** The provider as a function of requests: the calls at `/api/v1`, and the two questions after its health. */
export function createApp({
  db,
  clock = systemClock,
  logger = silentLogger,
  limits = defaultLimits,
  mailer = createMailer(db, clock),
  brand = defaultBrand,
  social = {},
  trustedProxies = 0,
  publicUrl,
  mediaFolder = sampleMedia,
  checkAnswers = false,
}: AppParts): Hono<Env> {
  const routes = [
    ...authRoutes(db, limits, mailer),
    ...passwordRoutes(db, limits, mailer),
    ...emailVerificationRoutes(db, limits, mailer),
    ...contactRoutes(db, limits, mailer, brand.email),
    ...socialRoutes(db, limits, mailer, social, logger),
    ...userRoutes(limiter(db, 'passwordPerAccount', limits.passwordPerAccount), mailer),
    ...baseRoutes,
    ...qualificationRoutes,
    ...courseRoutes,
    ...programRoutes,
    ...liveMasterclassRoutes,
    ...onlineMasterclassRoutes,
    ...searchRoutes(db),
    ...postRoutes,
    ...storyRoutes,
    ...discussionRoutes,
    ...captionRoutes,
    ...subscriptionRoutes,
    ...profileRoutes,
    ...galleryRoutes,
    ...socialLinkRoutes,
    ...businessRoutes,
    ...sitemapEntryRoutes,
    ...unimplementedRoutes,
  ]
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('locale', localeFrom(c.req.header('accept-language')))
    c.set('requestId', requestIdFrom(c.req.header('x-request-id')))
    // Before the answer is written: headers added to it afterwards would have it made a second time.
    c.header('Content-Language', c.var.locale)
    c.header('X-Request-Id', c.var.requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.onError((thrown, c) => {
    const failure = failureFrom(thrown)
    const call = { requestId: c.var.requestId, method: c.req.method, path: c.req.path }
    if (failure.status === 500) logger.error({ err: redactError(thrown), ...call }, 'call failed')
    // One of ours was logged where it was thrown.
    if (failure.status === 503 && failure !== thrown)
      logger.warn({ err: redactError(thrown), ...call }, 'database out of reach')
    return respondWithProblem(c, failure)
  })
  app.notFound((c) => respondWithProblem(c, new Failure(404, { message: (say) => say.routeNotFound })))
  const authenticate = authenticator(db, clock)
  app.route(basePath, mediaRoutes({ db, clock, root: mediaFolder }))
  app.route(basePath, mount(routes, { db, clock, authenticate, trustedProxies, checkAnswers }))
  const endpoints = routes.map(({ endpoint }) => endpoint)
  app.route(basePath, documentRoutes({ endpoints, later: unimplementedEndpoints, basePath, publicUrl }))
  app.route('/', healthRoutes(db))
  return app
}

function requestIdFrom(header: string | undefined): string {
  return header !== undefined && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
