import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Measurement } from '@chignon/dev-tools/measurement'
import { quantile } from '../quantile.ts'
import { exceededRatios } from '../ratio-limit.ts'
import { spawnServer } from '../spawn-server.ts'
import { numberOf, orderCount, personCount } from './fill-orders.ts'

const searchesPerKind = 40
const maxRatio = 2.5
const maxSearchRatio = 3
const readyTimeoutMs = 240_000

type Setup = { token: string; courseId: string }

/**
 * How staff find one of 100,000 orders over HTTP: by number, name, e-mail address, amount and by what was sold. One reference runs only
 * the statement that finds the page, in the same process; the other is the list before anything is searched for, which a search
 * that reads all people or orders exceeds many times. All answer in turn, so that other load affects all.
 */
export async function measureOrderSearch(
  dataDir: string,
  log: (message: string) => void,
): Promise<Measurement> {
  const folder = path.join(dataDir, 'order-search')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('order-search/order-search-server.ts', folder, readyTimeoutMs)
  const { token, courseId }: Setup = JSON.parse(await (await fetch(`${url}/bench/setup`)).text())
  const rows = [['by', 'p50', 'p95', 'query alone p95', 'ratio', 'all orders p95', 'ratio']]
  const failures: string[] = []
  const all: Times = { list: [], query: [], unsearched: [] }
  for (const [kind, queryOf] of kindsOf(courseId)) {
    log(`Orders: by ${kind}`)
    const times: Times = { list: [], query: [], unsearched: [] }
    // The first ones prepare statements and fill the cache.
    for (let index = -5; index < searchesPerKind; index += 1) {
      const query = queryOf(Math.abs(index) * 397 + 11)
      const list = await timeOf(`${url}/api/v1/staff/orders?${query}`, token)
      const bare = await timeOf(`${url}/bench/find?${query}`, token)
      const unsearched = await timeOf(`${url}/api/v1/staff/orders`, token)
      if (index < 0) continue
      times.list.push(list)
      times.query.push(bare)
      times.unsearched.push(unsearched)
    }
    all.list.push(...times.list)
    all.query.push(...times.query)
    all.unsearched.push(...times.unsearched)
    rows.push(rowOf(kind, times))
    if (searchedKinds.has(kind)) failures.push(...searchFailures(kind, times))
  }
  await stop()
  rows.push(rowOf('all kinds', all))
  const title = `Finding one of ${orderCount.toLocaleString('en')} orders, ${searchesPerKind} of each kind`
  const limit = {
    name: 'p95 of finding an order',
    reference: 'its query alone',
    value: quantile(all.list, 0.95),
    referenceValue: quantile(all.query, 0.95),
    max: maxRatio,
  }
  return { tables: [{ title, rows }], failures: [...exceededRatios([limit]), ...failures] }
}

type Times = { list: number[]; query: number[]; unsearched: number[] }

function searchFailures(kind: string, { list, unsearched }: Times): string[] {
  const limit = {
    name: `p95 of finding an order by ${kind}`,
    reference: 'the list of all orders',
    value: quantile(list, 0.95),
    referenceValue: quantile(unsearched, 0.95),
    max: maxSearchRatio,
  }
  return exceededRatios([limit])
}

const searchedKinds = new Set(['number', 'name', 'e-mail address', 'amount'])

type Kind = [string, (index: number) => string]

function kindsOf(courseId: string): Kind[] {
  const search = (text: string) => new URLSearchParams({ search: text }).toString()
  return [
    ['number', (index) => search(numberOf(index))],
    ['name', (index) => search(`bell ${index % personCount}`)],
    ['e-mail address', (index) => search(`buyer-${index % personCount}@example.com`)],
    ['amount', (index) => search(((1000 + ((index * 37) % 40_000)) / 100).toFixed(2))],
    ['product', () => `product=${courseId}`],
    ['overdue', () => 'due=over'],
  ]
}

async function timeOf(address: string, token: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`)
  return performance.now() - startedAt
}

function rowOf(kind: string, { list, query, unsearched }: Times): string[] {
  const [p95, alone, all] = [quantile(list, 0.95), quantile(query, 0.95), quantile(unsearched, 0.95)]
  const ms = (time: number) => `${time.toFixed(0)} ms`
  const ratio = (reference: number) => (p95 / reference).toFixed(2)
  return [kind, ms(quantile(list, 0.5)), ms(p95), ms(alone), ratio(alone), ms(all), ratio(all)]
}
