import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import autocannon, { type Request } from 'autocannon'
import type { Measurement } from '@chignon/dev-tools/measurement'
import { courseCount } from './search/fill-catalogue.ts'
import type { SearchQuery } from './search/search-queries.ts'
import { spawnServer } from './spawn-server.ts'

const connections = 20
const seconds = 6
const secondsPerKind = 2
// Long enough for the JIT compiler.
const warmUpSeconds = 8
const maxP99Ms = 50
const maxFillMs = 40_000
const readyTimeoutMs = 240_000

type Queries = { kinds: [string, SearchQuery[]][]; fillMs: number }
type LoadResult = { p50: number; p99: number; perSecond: number }

/**
 * Search over HTTP in a catalogue of 50,000 courses, under load: all kinds of queries mixed, each kind alone, and for the
 * mix the bare reference in the same process: only the statements that find entries.
 */
export async function measureSearch(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'search')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('bench/search-server.ts', folder, readyTimeoutMs)
  const { kinds, fillMs }: Queries = JSON.parse(await (await fetch(`${url}/bench/queries`)).text())
  const mix = interleave(kinds.map(([, queries]) => queries))
  const [ours, bare] = [`${url}/api/v1/search`, `${url}/bench/search`]
  log('Search: warming up')
  for (const address of [bare, ours]) await sendRequests(address, mix, warmUpSeconds)
  log('Search: all kinds of queries mixed')
  const mine = await sendRequests(ours, mix, seconds)
  const least = await sendRequests(bare, mix, seconds)
  const rows = [
    ['query', 'p50', 'p99', 'requests/s'],
    ['all kinds, mixed', ...cells(mine)],
    ['finding alone (reference)', ...cells(least)],
    ['ratio', ...ratios(mine, least)],
  ]
  for (const [kind, queries] of kinds) {
    log(`Search: ${kind}`)
    rows.push([kind, ...cells(await sendRequests(ours, queries, secondsPerKind))])
  }
  await stop()
  const filled = `${(fillMs / 1000).toFixed(0)} s to fill`
  const title = `Search in ${courseCount.toLocaleString('en')} courses (${filled}), ${connections} connections`
  const failures = [
    ...(mine.p99 > maxP99Ms ? [`A search takes ${mine.p99} ms at p99; the maximum is ${maxP99Ms} ms.`] : []),
    ...(fillMs > maxFillMs
      ? [`Filling the catalogue took ${filled}; the maximum is ${maxFillMs / 1000} s.`]
      : []),
  ]
  return { tables: [{ title, rows }], failures }
}

// All connections share one cursor. With a list per connection, all would send the same query at the same time.
async function sendRequests(url: string, queries: SearchQuery[], duration: number): Promise<LoadResult> {
  const { pathname } = new URL(url)
  const paths = queries.map(({ text, locale }) => ({
    path: `${pathname}?search=${encodeURIComponent(text)}`,
    headers: { 'accept-language': locale },
  }))
  let next = 0
  const setupRequest = (request: Request): Request => ({ ...request, ...paths[next++ % paths.length] })
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    requests: [{ setupRequest }],
  })
  if (non2xx || errors) throw new Error(`${url} failed ${non2xx + errors} times under load.`)
  return { p50: latency.p50, p99: latency.p99, perSecond: requests.average }
}

// One of each kind in turn.
function interleave(kinds: SearchQuery[][]): SearchQuery[] {
  const longest = Math.max(...kinds.map((queries) => queries.length))
  return Array.from({ length: longest }, (_, place) =>
    kinds.flatMap((queries) => queries.slice(place, place + 1)),
  ).flat()
}

function cells({ p50, p99, perSecond }: LoadResult): string[] {
  return [`${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`, perSecond.toFixed(0)]
}

function ratios(mine: LoadResult, least: LoadResult): string[] {
  const times = (one: number, other: number) => `${(one / Math.max(1, other)).toFixed(1)}×`
  return [
    times(mine.p50, least.p50),
    times(mine.p99, least.p99),
    `${((mine.perSecond / least.perSecond) * 100).toFixed(0)} %`,
  ]
}
