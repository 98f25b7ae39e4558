import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { exceededRatios } from '../ratio-limit.ts'
import { courseCount } from './fill-catalogue.ts'
import type { SearchQuery } from './search-queries.ts'
import { spawnServer } from '../spawn-server.ts'

const connections = 20
const rounds = 3
const seconds = 3
const secondsPerKind = 2
// Long enough for the JIT compiler.
const warmUpSeconds = 8
const minRatio = 0.5
const readyTimeoutMs = 240_000

type Queries = { kinds: [string, SearchQuery[]][]; fillMs: number }
type LoadResult = { p50: number; p99: number; perSecond: number }

/**
 * Search over HTTP in a catalogue of 50,000 courses, under load: all kinds of queries mixed, each kind alone, and for the
 * mix two references in the same process. Only the ratio to the first reference is limited. The measurements alternate, so
 * that other load on the machine affects all of them.
 */
export async function measureSearch(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'search')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('search/search-server.ts', folder, readyTimeoutMs)
  const { kinds, fillMs }: Queries = JSON.parse(await (await fetch(`${url}/bench/queries`)).text())
  const mix = interleave(kinds.map(([, queries]) => queries))
  const subjects = [
    { name: 'all kinds, mixed', address: `${url}/api/v1/search`, results: new Array<LoadResult>() },
    { name: 'finding alone (reference)', address: `${url}/bench/search`, results: new Array<LoadResult>() },
    { name: 'all statements, without cards', address: `${url}/bench/find`, results: new Array<LoadResult>() },
  ]
  log('Search: warming up')
  for (const { address } of subjects) await sendRequests(address, mix, warmUpSeconds)
  log('Search: all kinds of queries mixed')
  for (let round = 0; round < rounds; round++) {
    for (const { address, results } of subjects) results.push(await sendRequests(address, mix, seconds))
  }
  const [search, reference] = subjects.map(({ results }) => medianOf(results).perSecond)
  const rows = [
    ['query', 'p50', 'p99', 'requests/s'],
    ...subjects.map(({ name, results }) => [name, ...cells(medianOf(results))]),
  ]
  for (const [kind, queries] of kinds) {
    log(`Search: ${kind}`)
    rows.push([kind, ...cells(await sendRequests(`${url}/api/v1/search`, queries, secondsPerKind))])
  }
  await stop()
  const filled = `${(fillMs / 1000).toFixed(0)} s to fill`
  const title = `Search in ${courseCount.toLocaleString('en')} courses (${filled}), ${connections} connections, median of ${rounds} rounds`
  const failures = exceededRatios([
    {
      name: 'Searches per second',
      reference: 'the finding alone',
      value: search ?? Number.NaN,
      referenceValue: reference ?? Number.NaN,
      min: minRatio,
    },
  ])
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
  const length = Math.max(...kinds.map((queries) => queries.length))
  return Array.from({ length }, (_, place) =>
    kinds.flatMap((queries) => queries.slice(place, place + 1)),
  ).flat()
}

function cells({ p50, p99, perSecond }: LoadResult): string[] {
  return [`${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`, perSecond.toFixed(0)]
}

function medianOf(results: LoadResult[]): LoadResult {
  return {
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
    perSecond: median(results.map(({ perSecond }) => perSecond)),
  }
}
