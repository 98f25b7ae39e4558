import autocannon from 'autocannon'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { exceededRatios, type RatioLimit } from '../ratio-limit.ts'

const connections = 20
const rounds = 2
const seconds = 5
const warmUpSeconds = 2

type LoadResult = { perSecond: number; p99: number }

/**
 * Requests per second and p99 of the course list and of the home page, for guests, each compared with a bare reference in the same
 * process. Subject and reference alternate, so that other load on the machine affects both.
 */
export async function measureLoad(origin: string, log: (message: string) => void): Promise<Measurement> {
  const home = await (await fetch(origin)).text()
  const subjects = [
    {
      name: '/courses',
      path: '/api/v1/courses',
      reference: 'its query alone',
      bare: '/bench/query',
      minRatio: 0.3,
    },
    {
      name: 'home',
      path: '/',
      reference: 'a constant of its size',
      bare: `/bench/constant?bytes=${Buffer.byteLength(home)}`,
      minRatio: 0.005,
    },
  ]
  const rows = [['', 'requests/s', 'p99', 'reference', 'requests/s', 'p99', 'requests/s ratio', 'p99 ratio']]
  const limits: RatioLimit[] = []
  for (const { name, path, reference, bare, minRatio } of subjects) {
    log(`Load: ${name}`)
    const [ours, references]: [LoadResult[], LoadResult[]] = [[], []]
    for (const address of [path, bare]) await sendRequests(origin + address, warmUpSeconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await sendRequests(origin + path, seconds))
      references.push(await sendRequests(origin + bare, seconds))
    }
    const [mine, least] = [medianOf(ours), medianOf(references)]
    const cells = ({ perSecond, p99 }: LoadResult) => [perSecond.toFixed(0), `${p99.toFixed(0)} ms`]
    const ratio = `${((mine.perSecond / least.perSecond) * 100).toFixed(0)} %`
    rows.push([
      name,
      ...cells(mine),
      reference,
      ...cells(least),
      ratio,
      `${(mine.p99 / least.p99).toFixed(1)}×`,
    ])
    limits.push({
      name: `Requests per second of ${name}`,
      reference,
      value: mine.perSecond,
      referenceValue: least.perSecond,
      min: minRatio,
    })
  }
  const title = `Load, ${connections} connections, median of ${rounds} rounds of ${seconds} s`
  return { tables: [{ title, rows }], failures: exceededRatios(limits) }
}

async function sendRequests(url: string, duration: number): Promise<LoadResult> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration })
  if (non2xx || errors) throw new Error(`${url} failed ${non2xx + errors} times under load.`)
  return { perSecond: requests.average, p99: latency.p99 }
}

function medianOf(results: LoadResult[]): LoadResult {
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p99: median(results.map(({ p99 }) => p99)),
  }
}
