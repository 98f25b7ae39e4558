/**
 * The API with something to sell and 800 buyers, plus two endpoints: `/bench/setup` returns the products and the buyers' tokens;
 * `/bench/order/{step}?purchase=…` is the bare reference of a call of a purchase: it runs only the statements that write, in the
 * same transactions, and answers with the same bytes.
 */
import { createApp } from '../../../../apps/api/src/app.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'
import { watchWrites, type Write } from './record-writes.ts'
import { replayWrites, type Replacements } from './replay-writes.ts'
import { newPurchase, requestOf, steps, takeAnswer } from '../purchase/purchase.ts'
import { openShop } from '../purchase/shop.ts'

// A person may start only so many payments an hour.
const buyerCount = 800
const dataDir = process.env['DATA_DIR'] ?? '.data'
const onShutdown = closeOnSignals()
const shop = await openShop(dataDir)
onShutdown(shop.close)
const env = { ...readApiEnv(process.env), databaseUrl: shop.databaseUrl }
// Jobs are enqueued and not run: mails and webhooks are no part of the call.
const services = createServices(env)
onShutdown(services.close)
const recorder = watchWrites(services.db)
const api = createApp(services)
const tokens = await Promise.all(Array.from({ length: buyerCount }, shop.makeBuyer))
const recorded = new Map<string, { writes: Write[]; body: string; status: number }>()
const purchases = new Map<string, Replacements>()

async function recordPurchase(): Promise<void> {
  const purchase = newPurchase(tokens[0] ?? '', shop.products)
  for (const step of steps) {
    const { method, path, body, key } = requestOf(step, purchase)
    const headers = {
      authorization: `Bearer ${purchase.token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    let answer = { body: '', status: 0 }
    const writes = await recorder.record(async () => {
      const response = await api.fetch(new Request(`http://127.0.0.1/api/v1${path}`, init), {})
      answer = { body: await response.text(), status: response.status }
    })
    takeAnswer(step, purchase, JSON.parse(answer.body).data)
    recorded.set(step, { writes, ...answer })
  }
}

// The first purchase prepares what later ones find, such as the year of the invoices.
await recordPurchase()
await recordPurchase()
const { rows: users } = await shop.db.pool.query<{ id: string }>('select id from users')
const kept = new Set([...Object.values(shop.products), ...users.map(({ id }) => id)])

async function writeOnly(step: string, purchase: string): Promise<Response> {
  const call = recorded.get(step)
  if (!call) return new Response(null, { status: 404 })
  const replacements = purchases.get(purchase) ?? new Map<string, string>()
  purchases.set(purchase, replacements)
  await replayWrites(services.db, call.writes, replacements, kept)
  if (step === steps.at(-1)) purchases.delete(purchase)
  return new Response(call.body, {
    status: call.status,
    headers: { 'Content-Type': 'application/json' },
  })
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup') return Response.json({ products: shop.products, tokens })
    const step = /^\/bench\/order\/(\w+)$/.exec(pathname)?.[1]
    if (step) return writeOnly(step, searchParams.get('purchase') ?? '')
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
