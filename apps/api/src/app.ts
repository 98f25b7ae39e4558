import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { authenticator } from './identity/session/access-token.queries.ts'
import { redactError } from './platform/db/errors.ts'
import { documentRoutes } from './platform/api-reference/document.routes.ts'
import { healthRoutes } from './health.ts'
import { Failure } from './platform/http/fail.ts'
import { localeFrom } from './platform/http/locale.ts'
import { mount, type Admit, type Env } from './platform/http/mount.ts'
import { failureFrom, respondWithProblem } from './platform/http/problem.ts'
import { problemMessages } from './platform/http/problem.messages.ts'
import { liveRoutes } from './platform/live/live.routes.ts'
import { admitTeacher } from './admit-teacher.ts'
import { admitMember } from './community/moderation/admit-member.ts'
import { mediaRoutes } from './learning/media/media.routes.ts'
import { uploadRoutes } from './platform/uploads/upload.routes.ts'
import { videoUploads } from './learning/video/receive-upload.ts'
import { voiceOverUploads } from './learning/voice-over/receive-voice-over.ts'
import { webhookRoutes } from './commerce/checkout/webhook.routes.ts'
import { routes } from './routes.ts'
import type { Services } from './platform/services.ts'

/** The path all calls start with. */
export const basePath = '/api/v1'

/**
 * The API as a Hono app: the calls at `/api/v1`, `/healthz` and `/readyz`. `checkResponses` makes a call fail whose response
 * does not match the contract; tests set it.
 */
export function createApp(services: Services, { checkResponses = false } = {}): Hono<Env> {
  const { db, clock, logger } = services
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('locale', localeFrom(c.req.header('accept-language')))
    c.set('requestId', requestIdFrom(c.req.header('x-request-id')))
    // Set before the response exists: Hono copies the whole response if headers are added afterwards.
    c.header('Content-Language', c.var.locale)
    c.header('X-Request-Id', c.var.requestId)
    c.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.onError((thrown, c) => {
    const failure = failureFrom(thrown)
    const call = { requestId: c.var.requestId, method: c.req.method, path: c.req.path }
    if (failure.status === 500) logger.error({ err: redactError(thrown), ...call }, 'call failed')
    // A 503 that a handler threw was logged there.
    if (failure.status === 503 && failure !== thrown)
      logger.warn({ err: redactError(thrown), ...call }, 'database unavailable')
    return respondWithProblem(c, failure)
  })
  app.notFound((c) => respondWithProblem(c, new Failure(404, { message: problemMessages.routeNotFound })))
  const authenticate = authenticator(db, clock)
  app.route(basePath, mediaRoutes(services, authenticate))
  app.route(basePath, webhookRoutes(services))
  app.route(basePath, uploadRoutes(services, [videoUploads(services), voiceOverUploads(services)]))
  app.route(basePath, liveRoutes(services, authenticate))
  app.route(basePath, mount(routes, { services, authenticate, admit, checkResponses }))
  app.route(
    basePath,
    documentRoutes({
      endpoints: routes.map(({ endpoint }) => endpoint),
      basePath,
    }),
  )
  app.route('/', healthRoutes(db))
  return app
}

const admit: Admit = async (services, endpoint, call) => {
  await admitMember(services, endpoint, call)
  await admitTeacher(services, endpoint, call)
}

function requestIdFrom(header: string | undefined): string {
  return header !== undefined && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()
}
