import { Hono } from 'hono'
import type { Database } from './db/client.ts'
import { isMigrated } from './db/migrate.ts'
import { fail } from './http/fail.ts'
import type { Env } from './http/mount.ts'

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated, else 503. */
export function healthRoutes(db: Database): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('/healthz', (c) => c.json({ data: { status: 'alive' } }))
  app.get('/readyz', async (c) => {
    if (!(await isReady(db))) fail(503, { headers: { 'Retry-After': '5' } })
    return c.json({ data: { status: 'ready' } })
  })
  return app
}

/** Whether the database answers and is migrated. */
export async function isReady(db: Database): Promise<boolean> {
  return isMigrated(db).catch(() => false)
}
