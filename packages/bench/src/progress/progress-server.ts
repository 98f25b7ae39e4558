/**
 * The API with a lesson and 1,000 learners who may watch it, plus two endpoints: `/bench/setup` returns the lesson and the learners'
 * tokens; `/bench/update?viewer=…&second=…` is the bare reference of a save: it runs only the update, without sign-in and checks.
 */
import { createApp } from '../../../../apps/api/src/app.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { makeAccess } from '../../../../apps/api/src/platform/db/factories/access.ts'
import { makeCourse } from '../../../../apps/api/src/platform/db/factories/course.ts'
import { makeResource } from '../../../../apps/api/src/platform/db/factories/resource.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { openShop } from '../purchase/shop.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'

const viewerCount = 1000
const videoSeconds = 3600
const onShutdown = closeOnSignals()
const shop = await openShop(process.env['DATA_DIR'] ?? '.data')
onShutdown(shop.close)
const services = createServices({ ...readApiEnv(process.env), databaseUrl: shop.databaseUrl })
onShutdown(services.close)
const api = createApp(services)

const course = await makeCourse(shop.db)
// The first lesson is free.
const lessonId = course.lessons[1]?.id ?? ''
await makeResource(shop.db, lessonId, { duration: videoSeconds })
const now = new Date()
const viewers = await Promise.all(
  Array.from({ length: viewerCount }, async () => {
    const { user, token } = await makeMember(shop.db, now)
    await makeAccess(shop.db, user.id, { courseId: course.id }, { now, endsInDays: 10 })
    return { id: user.id, token }
  }),
)

const update = {
  name: 'bare-update',
  text: `insert into lesson_progress (user_id, lesson_id, watched, position, position_at)
    values ($1, $2, $3::int4multirange, $4, now())
    on conflict (user_id, lesson_id) do update
    set watched = lesson_progress.watched + excluded.watched, position = excluded.position, position_at = excluded.position_at
    returning watched, watched_seconds, position, position_at, done_at`,
}

async function updateOnly(viewer: number, second: number): Promise<Response> {
  const id = viewers[viewer]?.id
  const values = [id, lessonId, `{[${second},${second + 10})}`, second + 10]
  const { rows } = await services.db.pool.query({ ...update, values })
  return Response.json({ data: rows[0] })
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup')
      return Response.json({ lessonId, tokens: viewers.map(({ token }) => token) })
    if (pathname === '/bench/update')
      return updateOnly(Number(searchParams.get('viewer')), Number(searchParams.get('second')))
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
