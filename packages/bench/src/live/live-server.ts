/**
 * The API with a post and 500 members, plus two endpoints: `/bench/setup` returns the post and the members' tokens, `/bench/memory`
 * the resident memory of this process in bytes and its open live connections. With `?collect` it collects garbage first.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '../../../../apps/api/src/app.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { makePost } from '../../../../apps/api/src/platform/db/factories/post.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { migrate } from '../../../../apps/api/src/migrate.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'

const memberCount = 500
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const onShutdown = closeOnSignals()
const embedded = await startEmbedded({ dataDir: process.env['DATA_DIR'] ?? '.data' })
onShutdown(embedded.stop)
await migrate(embedded.url)
const services = createServices({ ...readApiEnv(process.env), databaseUrl: embedded.url })
onShutdown(services.close)
const api = createApp(services)

const post = await makePost(services.db)
const now = new Date()
const members = await Promise.all(Array.from({ length: memberCount }, () => makeMember(services.db, now)))

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup')
      return Response.json({ postId: post.id, tokens: members.map(({ token }) => token) })
    if (pathname === '/bench/memory') {
      if (searchParams.has('collect')) collectGarbage()
      return Response.json({
        bytes: process.memoryUsage.rss(),
        connections: services.live.subscriberCount(),
      })
    }
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
services.live.start()
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
