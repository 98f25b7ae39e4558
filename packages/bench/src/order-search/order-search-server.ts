/**
 * The API over a database with 100,000 orders, plus two endpoints: `/bench/setup` returns the token of a member of staff;
 * `/bench/find?…` is the bare reference of a list: it runs only the statement that finds its page.
 */
import { createApp } from '../../../../apps/api/src/app.ts'
import { listStaffOrders } from '../../../../apps/api/src/commerce/staff-order/staff-order.queries.ts'
import { createServices } from '../../../../apps/api/src/create-services.ts'
import { makeMember } from '../../../../apps/api/src/platform/db/factories/user.ts'
import { readApiEnv } from '../../../../apps/api/src/platform/env.ts'
import { closeOnSignals } from '../../../../apps/web/server/close-on-signals.ts'
import { listen } from '@chignon/http-server/listen'
import { openShop } from '../purchase/shop.ts'
import { fillOrders } from './fill-orders.ts'

const onShutdown = closeOnSignals()
const shop = await openShop(process.env['DATA_DIR'] ?? '.data')
onShutdown(shop.close)
await fillOrders(shop.db, shop.products.courseId)
const services = createServices({ ...readApiEnv(process.env), databaseUrl: shop.databaseUrl })
onShutdown(services.close)
const api = createApp(services)
const { token } = await makeMember(shop.db, new Date(), { role: 'staff' })

async function find(params: URLSearchParams): Promise<Response> {
  const search = params.get('search') ?? undefined
  const product = params.get('product') ?? undefined
  const due = params.get('due') === 'over' ? ('over' as const) : undefined
  const page = { page: 1, per_page: 20, now: new Date() }
  return Response.json(await listStaffOrders(services.db(), { search, product, due }, page))
}

const app: Parameters<typeof listen>[0] = {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/bench/setup') return Response.json({ token, courseId: shop.products.courseId })
    if (pathname === '/bench/find') return find(searchParams)
    return api.fetch(request, { clientAddress: '127.0.0.1' })
  },
}
const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' })
onShutdown(close)
process.stdout.write(`Academy    http://127.0.0.1:${port}\n`)
