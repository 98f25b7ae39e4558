import { mkdir } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { likeCount, postCount } from './fill-feed.ts'
import type { FeedQuery } from './feed-queries.ts'
import { exceededRatios } from '../ratio-limit.ts'
import { spawnServer } from '../spawn-server.ts'

const connections = 20
const maxP99Ms = 50
const secondsPerKind = 4
// Long enough for the JIT compiler and the plans of all statements.
const warmUpSeconds = 8
const rounds = 3
const secondsOfLikes = 4
const minLikesRatio = 0.3
const readyTimeoutMs = 600_000

type Setup = { kinds: [string, FeedQuery[]][]; fillMs: number; tokens: string[]; posts: string[] }
type LoadResult = { p50: number; p99: number; perSecond: number }

/**
 * The feed over HTTP in a database of 100,000 posts and a million likes, half of the requests by members: each kind of request
 * alone, whose p99 is limited; then likes, as a ratio to the upsert and count alone, alternating in the same process. The load of
 * the machine is stated, because it prolongs every request.
 */
export async function measureFeed(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'feed')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('feed/feed-server.ts', folder, readyTimeoutMs)
  const setup: Setup = JSON.parse(await (await fetch(`${url}/bench/setup`)).text())
  const loads = [loadavg()[0] ?? Number.NaN]
  log('Feed: warming up')
  const all = setup.kinds.flatMap(([, queries]) => queries)
  await readFeed(url, all, { tokens: setup.tokens, duration: warmUpSeconds })
  const rows = [['request', 'p50', 'p99', 'limit', 'requests/s']]
  const failures: string[] = []
  for (const [kind, queries] of setup.kinds) {
    log(`Feed: ${kind}`)
    const { p50, p99, perSecond } = await readFeed(url, queries, {
      tokens: setup.tokens,
      duration: secondsPerKind,
    })
    loads.push(loadavg()[0] ?? Number.NaN)
    rows.push([kind, ...[p50, p99, maxP99Ms].map((time) => `${time.toFixed(0)} ms`), perSecond.toFixed(0)])
    if (!(p99 <= maxP99Ms))
      failures.push(`The feed, ${kind}: p99 is ${p99.toFixed(0)} ms, the limit ${maxP99Ms} ms.`)
  }
  log('Feed: likes')
  const likes = await measureLikes(url, setup)
  await stop()
  const counts = `${postCount.toLocaleString('en')} posts and ${likeCount.toLocaleString('en')} likes`
  const filled = `${(setup.fillMs / 1000).toFixed(0)} s to fill`
  const [first = Number.NaN, last = Number.NaN] = [loads[0], loads.at(-1)]
  const load = `load average ${first.toFixed(1)} before and ${last.toFixed(1)} after, ${availableParallelism()} processors`
  return {
    tables: [
      { title: `Feed of ${counts} (${filled}), ${connections} connections, ${load}`, rows },
      likes.table,
    ],
    failures: [...failures, ...likes.failures],
  }
}

async function measureLikes(url: string, { tokens, posts }: Setup) {
  let next = 0
  // A new pair of person and post each time, so that every like adds a row.
  const pair = () => {
    next += 1
    return { person: next % tokens.length, post: Math.floor(next / tokens.length) % posts.length }
  }
  const likeByApi = (): Request => {
    const { person, post } = pair()
    return {
      method: 'POST',
      path: `/api/v1/like/post/${posts[post]}`,
      headers: { authorization: `Bearer ${tokens[person]}` },
    }
  }
  const likeAlone = (): Request => {
    const { person, post } = pair()
    return { method: 'POST', path: `/bench/like?post=${post}&person=${person}` }
  }
  const results: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, next] of [likeByApi, likeAlone].entries()) {
      const { perSecond } = await load(url, next, secondsOfLikes)
      // The first round warms up.
      if (round > 0) results[index]?.push(perSecond)
    }
  }
  const [value, referenceValue] = [median(results[0]), median(results[1])]
  const reference = 'the upsert alone'
  const rows = [
    ['', 'likes/s', reference, 'ratio'],
    [
      `${connections} connections`,
      value.toFixed(0),
      referenceValue.toFixed(0),
      `${((value / referenceValue) * 100).toFixed(0)} %`,
    ],
  ]
  return {
    table: { title: `Likes, median of ${rounds} rounds of ${secondsOfLikes} s`, rows },
    failures: exceededRatios([
      { name: 'Likes per second', reference, value, referenceValue, min: minLikesRatio },
    ]),
  }
}

function readFeed(
  url: string,
  queries: readonly FeedQuery[],
  { tokens, duration }: { tokens: readonly string[]; duration: number },
): Promise<LoadResult> {
  let next = 0
  const request = (): Request => {
    const place = next++
    // Every other round of the queries is a member's.
    const isMember = Math.floor(place / queries.length) % 2 === 1
    const { query = '', locale = 'en' } = queries[place % queries.length] ?? {}
    return {
      path: query ? `/api/v1/posts?${query}` : '/api/v1/posts',
      headers: {
        'accept-language': locale,
        ...(isMember && { authorization: `Bearer ${tokens[place % tokens.length]}` }),
      },
    }
  }
  return load(url, request, duration)
}

// All connections share one cursor. With a list per connection, all would send the same request at the same time.
async function load(url: string, next: () => Request, duration: number): Promise<LoadResult> {
  const setupRequest = (request: Request): Request => ({ ...request, ...next() })
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    requests: [{ setupRequest }],
  })
  if (non2xx || errors) throw new Error(`The feed failed ${non2xx + errors} times under load.`)
  return { p50: latency.p50, p99: latency.p99, perSecond: requests.average }
}
