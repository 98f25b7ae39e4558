import { Hono } from 'hono'
import type { Database } from './platform/db/client.ts'
import { isMigrated } from './platform/db/migrate.ts'
import { fail } from './platform/http/fail.ts'
import type { Env } from './platform/http/mount.ts'

const fresh = { 'Cache-Control': 'no-store' }

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated, else 503. */
export function healthRoutes(db: Database): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/healthz', (c) => c.json({ data: { status: 'alive' } }, 200, fresh))
  app.get('/readyz', async (c) => {
    if (!(await isReady(db))) fail(503, { headers: { 'Retry-After': '5' } })
    return c.json({ data: { status: 'ready' } }, 200, fresh)
  })
  return app
}

/** Whether the database answers and is migrated. */
export async function isReady(db: Database): Promise<boolean> {
  return isMigrated(db).catch(() => false)
}
