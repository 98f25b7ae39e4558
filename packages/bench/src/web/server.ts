/**
 * The web app as `start` serves it, plus two endpoints that serve as bare references in the same process:
 * `/bench/constant?bytes=N` returns N bytes of HTML, `/bench/query` the rows of the query behind `/courses`.
 */
import { openDatabase } from '../../../../apps/api/src/platform/db/client.ts'
import { startEmbedded } from '../../../../apps/api/src/platform/db/embedded.ts'
import { createApi } from '../../../../apps/api/src/api.ts'
import { createBuiltApp } from '../../../../apps/web/server/built-app.ts'
import { readEnv } from '../../../../apps/web/server/env.ts'
import { listen } from '@chignon/http-server/listen'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { courseListQuery } from './course-list-query.ts'

const env = readEnv()
const onShutdown = closeOnSignals()
const embedded = await startEmbedded({ dataDir: env.dataDir })
onShutdown(embedded.stop)
const api = createApi({ ...env, databaseUrl: embedded.url })
onShutdown(api.close)
await api.migrate()
await api.seedIfEmpty()
const web = await createBuiltApp({ env, api })

// The same pool size and settings as the API's.
const database = openDatabase(embedded.url)
onShutdown(database.close)
const query = await courseListQuery(database)
const constants = new Map<string, string>()

const app: Parameters<typeof listen>[0] = {
  async fetch(request, ...rest) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/query') {
      const { rows } = await database.pool.query(query)
      return new Response(JSON.stringify(rows), { headers: { 'Content-Type': 'application/json' } })
    }
    if (pathname === '/bench/constant') {
      const size = searchParams.get('bytes') ?? '0'
      const body = constants.get(size) ?? 'x'.repeat(Number(size))
      constants.set(size, body)
      return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    }
    return web.fetch(request, ...rest)
  },
}
const { port, close } = await listen(app, env)
// Passkeys need the address of the site.
api.start(`http://127.0.0.1:${port}`)
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
