import autocannon from 'autocannon'
import { median, type Measure } from './measure.ts'

const connections = 20
const rounds = 2
const seconds = 5
const warmUpSeconds = 2

type Figures = { perSecond: number; p99: number }

/**
 * Requests a second and p99 of the list of courses and of home, for guests, each beside its bare limit in the same
 * process. Subject and limit take turns, so that what else the machine does weighs on both.
 */
export async function measureLoad(origin: string, say: (step: string) => void): Promise<Measure> {
  const home = await (await fetch(origin)).text()
  const subjects = [
    { name: '/courses', path: '/api/v1/courses', limit: 'its query alone', bare: '/bench/query' },
    {
      name: 'home',
      path: '/',
      limit: 'a constant of its size',
      bare: `/bench/constant?bytes=${Buffer.byteLength(home)}`,
    },
  ]
  const rows = [['', 'requests/s', 'p99', 'bare limit', 'requests/s', 'p99', 'requests/s of it', 'p99 of it']]
  for (const { name, path, limit, bare } of subjects) {
    say(`Load: ${name}`)
    const [ours, limits]: [Figures[], Figures[]] = [[], []]
    for (const address of [path, bare]) await fire(origin + address, warmUpSeconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await fire(origin + path, seconds))
      limits.push(await fire(origin + bare, seconds))
    }
    const [mine, least] = [middle(ours), middle(limits)]
    const shown = ({ perSecond, p99 }: Figures) => [perSecond.toFixed(0), `${p99.toFixed(0)} ms`]
    const share = `${((mine.perSecond / least.perSecond) * 100).toFixed(0)} %`
    rows.push([name, ...shown(mine), limit, ...shown(least), share, `${(mine.p99 / least.p99).toFixed(1)}×`])
  }
  const title = `Load, ${connections} connections, median of ${rounds} rounds of ${seconds} s`
  return { tables: [{ title, rows }], failures: [] }
}

async function fire(url: string, duration: number): Promise<Figures> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration })
  if (non2xx || errors) throw new Error(`${url} failed ${non2xx + errors} times under load.`)
  return { perSecond: requests.average, p99: latency.p99 }
}

function middle(figures: Figures[]): Figures {
  return {
    perSecond: median(figures.map(({ perSecond }) => perSecond)),
    p99: median(figures.map(({ p99 }) => p99)),
  }
}
