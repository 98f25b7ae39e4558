/**
 * The API with courses of 60 lessons in seven languages, plus two endpoints: `/bench/setup` returns the courses and the tokens of two
 * owners; `/bench/write?course=…` is the bare reference of an autosave: it only reads and writes the row.
 */
import { locales } from '@chignon/contract/platform/locale'
import { createApp } from '../../../../apps/api/src/app.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { makeCategory } from '../../../../apps/api/src/platform/db/factories/category.ts'
import { makeCourse } from '../../../../apps/api/src/platform/db/factories/course.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'
import { openShop } from '../purchase/shop.ts'
import { courseCount, lessonCount } from './sizes.ts'

const onShutdown = closeOnSignals()
const shop = await openShop(process.env['DATA_DIR'] ?? '.data')
onShutdown(shop.close)
const services = createServices({ ...readApiEnv(process.env), databaseUrl: shop.databaseUrl })
onShutdown(services.close)
const api = createApp(services)

const { id: categoryId } = await makeCategory(shop.db)
const [vera, ana] = await Promise.all(
  ['Vera', 'Ana'].map((firstName) => makeMember(shop.db, new Date(), { role: 'owner', firstName })),
)
const educators = vera ? [vera.user] : []
const description = Object.fromEntries(
  locales.map((locale) => [locale, 'A sentence about hair. '.repeat(60)]),
)
const courseIds: string[] = []
for (let index = 0; index < courseCount; index += 1) {
  const { id } = await makeCourse(shop.db, { categoryId, educators, lessons: lessonCount, description })
  courseIds.push(id)
}

async function writeOnly(id: string): Promise<Response> {
  const { pool } = services.db
  await pool.query({
    name: 'bare-read',
    text: `select * from drafts where subject_type = 'course' and subject_id = $1`,
    values: [id],
  })
  await pool.query({
    name: 'bare-write',
    text: `update drafts set data = jsonb_set(data, '{name,de}', to_jsonb($2::text)), revision = revision
      where subject_type = 'course' and subject_id = $1`,
    values: [id, `Bob ${performance.now()}`],
  })
  return Response.json({})
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup')
      return Response.json({
        courseIds,
        tokens: [vera?.token, ana?.token],
        databaseUrl: shop.databaseUrl,
      })
    if (pathname === '/bench/write') return writeOnly(searchParams.get('course') ?? '')
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
