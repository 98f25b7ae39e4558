import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import autocannon, { type Request } from 'autocannon'
import type { Measure } from './measure.ts'
import { courseCount } from './search/fill.ts'
import type { Question } from './search/questions.ts'
import { serve } from './served.ts'

const connections = 20
const seconds = 6
const secondsEach = 2
// Until the engine has compiled what is asked again and again.
const warmUpSeconds = 8
/** The slowest of a hundred searches may take so long. */
const mostP99 = 50
/** Filling the catalogue may take so long. */
const mostFillMs = 40_000
const mostReadyMs = 240_000

type Asked = { kinds: [string, Question[]][]; fillMs: number }
type Figures = { p50: number; p99: number; perSecond: number }

/**
 * Search over HTTP in a catalogue of 50,000 courses, under load: all kinds of questions mixed, each kind alone, and beside the
 * mixture its bare limit, the statements that find alone, in the same process.
 */
export async function measureSearch(dataDir: string, say: (step: string) => void): Promise<Measure> {
  const folder = path.join(dataDir, 'search')
  await mkdir(folder, { recursive: true })
  const { url, end } = await serve('bench/search-server.ts', folder, mostReadyMs)
  const { kinds, fillMs }: Asked = JSON.parse(await (await fetch(`${url}/bench/questions`)).text())
  const mixture = mixed(kinds.map(([, asked]) => asked))
  const [ours, bare] = [`${url}/api/v1/search`, `${url}/bench/search`]
  say('Search: warming up')
  for (const address of [bare, ours]) await fire(address, mixture, warmUpSeconds)
  say('Search: all kinds of questions mixed')
  const mine = await fire(ours, mixture, seconds)
  const least = await fire(bare, mixture, seconds)
  const rows = [
    ['asked for', 'p50', 'p99', 'requests/s'],
    ['all of it, mixed', ...shown(mine)],
    ['the finding alone', ...shown(least)],
    ['of the bare limit', ...share(mine, least)],
  ]
  for (const [kind, asked] of kinds) {
    say(`Search: ${kind}`)
    rows.push([kind, ...shown(await fire(ours, asked, secondsEach))])
  }
  await end()
  const filled = `${(fillMs / 1000).toFixed(0)} s to fill`
  const title = `Search in ${courseCount.toLocaleString('en')} courses (${filled}), ${connections} connections`
  const failures = [
    ...(mine.p99 > mostP99 ? [`A search takes ${mine.p99} ms at p99; it may take ${mostP99} ms.`] : []),
    ...(fillMs > mostFillMs
      ? [`Filling the catalogue took ${filled}; it may take ${mostFillMs / 1000} s.`]
      : []),
  ]
  return { tables: [{ title, rows }], failures }
}

// The connections go through the questions together, each taking the next one: with a list of its own every connection would
// ask the same at the same moment.
async function fire(url: string, asked: Question[], duration: number): Promise<Figures> {
  const { pathname } = new URL(url)
  const paths = asked.map(({ text, locale }) => ({
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

// One of each kind in turn, so that every moment has all of them.
function mixed(kinds: Question[][]): Question[] {
  const longest = Math.max(...kinds.map((asked) => asked.length))
  return Array.from({ length: longest }, (_, place) =>
    kinds.flatMap((asked) => asked.slice(place, place + 1)),
  ).flat()
}

function shown({ p50, p99, perSecond }: Figures): string[] {
  return [`${p50.toFixed(0)} ms`, `${p99.toFixed(0)} ms`, perSecond.toFixed(0)]
}

function share(mine: Figures, least: Figures): string[] {
  const times = (one: number, other: number) => `${(one / Math.max(1, other)).toFixed(1)}×`
  return [
    times(mine.p50, least.p50),
    times(mine.p99, least.p99),
    `${((mine.perSecond / least.perSecond) * 100).toFixed(0)} %`,
  ]
}
