import { hasPermission } from '../http/permission.ts'
import {
  maxLiveConnectionsPerAccount,
  maxLiveConnectionsPerNetwork,
} from '@chignon/contract/platform/platform-rules'
import { liveEvent, liveSignals, liveTopics } from '@chignon/contract/platform/live-event'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { requireLogin } from '../http/authorize.ts'
import { clientInfoOf } from '../http/client-info.ts'
import { fail } from '../http/fail.ts'
import type { Env } from '../http/mount.ts'
import type { Authenticate, Viewer } from '../http/viewer.ts'
import { viewerOf } from '../http/viewer-of.ts'
import type { Services } from '../http/services.ts'
import { openEventStream, type EventStream } from './event-stream.ts'
import { limitStreams } from './limit-streams.ts'
import { watchStreams } from './watch-streams.ts'

/**
 * Server-sent events (LIVE-1): `GET /user/events` for members, with their own events, and `GET /events` for anyone. Both follow
 * `?topics=`, and continue after the header `Last-Event-ID` or `?after=`.
 */
export function liveRoutes({ db, clock, live, env }: Services, authenticate: Authenticate): Hono<Env> {
  const app = new Hono<Env>()
  const watch = watchStreams({ db, clock })
  const limit = limitStreams()
  app.get('/user/events', async (c) => {
    const viewer = await viewerOf(c.req.header('authorization'), authenticate)
    if (viewer.role === 'guest') requireLogin(fail)
    return respond(c, viewer)
  })
  app.get('/events', (c) => respond(c, { role: 'guest' }))
  return app

  async function respond(c: Context<Env>, viewer: Viewer): Promise<Response> {
    const topics = z.safeParse(liveTopics, c.req.query('topics') ?? '')
    if (!topics.success) fail(400)
    const isMember = viewer.role !== 'guest'
    const own = isMember ? `user:${viewer.id}` : null
    const all = new Set([...topics.data, ...(own === null ? [] : [own])])
    if (hasPermission(viewer, 'chat.answer')) all.add('staff')
    const stream = openEventStream({ isHead: c.req.method === 'HEAD' })
    await follow(stream, all, lastNumberOf(c))
    watch(stream, isMember ? viewer.tokenId : null)
    if (own !== null) limit(stream, own, maxLiveConnectionsPerAccount)
    else limit(stream, networkOfClient(c), maxLiveConnectionsPerNetwork)
    c.header('Content-Type', 'text/event-stream; charset=utf-8')
    c.header('Cache-Control', 'private, no-store, no-transform')
    // Proxies such as nginx would collect events otherwise.
    c.header('X-Accel-Buffering', 'no')
    return c.body(stream.body)
  }

  function networkOfClient(c: Context<Env>): string {
    return clientInfoOf(c.req.raw, c.env?.clientAddress, env.trustedProxies).address
  }

  async function follow(
    stream: EventStream,
    topics: ReadonlySet<string>,
    after: number | null,
  ): Promise<void> {
    const remove = await live.subscribe(
      {
        topics,
        receive({ number, data }) {
          const event = z.safeParse(liveEvent, data)
          if (event.success) stream.send({ id: number, data: event.data })
        },
        ready: (number, isComplete) =>
          stream.send({ id: number, event: isComplete ? liveSignals.ready : liveSignals.reset, data: {} }),
        stop: stream.close,
      },
      after,
    )
    stream.onClosed(remove)
  }
}

function lastNumberOf(c: Context): number | null {
  const text = c.req.header('last-event-id') ?? c.req.query('after') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
