import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Measurement } from '@chignon/dev-tools/measurement'
import { openConnection, type BenchConnection } from './open-connection.ts'
import { quantile } from '../quantile.ts'
import { spawnServer } from '../spawn-server.ts'

const connectionCount = 2000
const openedAtOnce = 50
const likes = 10
const maxMegabytes = 300
const maxP99Ms = 1000
const beatTimeoutMs = 45_000
const pauseMs = 500
const bytesPerMegabyte = 1_000_000

type Setup = { postId: string; tokens: string[] }
type Memory = { bytes: number; connections: number }

/**
 * The memory of the API with 2,000 idle live connections, four for each of 500 members, and the time from a member's like until
 * each of the connections has it.
 */
export async function measureLive(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'live')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('live/live-server.ts', folder)
  const setup = await readJson<Setup>(`${url}/bench/setup`)
  const open = (count: number) => openConnections(url, setup, count)
  // The first connections and calls load code and open connections to the database.
  const warmUp = await open(openedAtOnce)
  await likeAndWait(url, setup, warmUp)
  for (const connection of warmUp) connection.close()
  await untilConnections(url, 0)
  // What filling the database left behind is not part of the comparison.
  const before = await readJson<Memory>(`${url}/bench/memory?collect`)
  log(`Live: opening ${connectionCount} connections`)
  const connections = await open(connectionCount)
  log('Live: waiting for their signs of life')
  await untilBeats(connections)
  const idle = await memoryOf(url)
  const times: number[] = []
  for (let like = 1; like <= likes; like += 1) {
    log(`Live: like ${like} of ${likes}`)
    times.push(...(await likeAndWait(url, setup, connections)))
    await setTimeout(pauseMs)
  }
  const after = await memoryOf(url)
  for (const connection of connections) connection.close()
  await stop()
  const megabytes = (Math.max(idle.bytes, after.bytes) - before.bytes) / bytesPerMegabyte
  const p99 = quantile(times, 0.99)
  return {
    tables: [
      {
        title: `${idle.connections} live connections`,
        rows: [
          ['', 'measured', 'limit'],
          ['resident memory before', megabytesOf(before.bytes), ''],
          ['more resident memory, idle', megabytesOf(idle.bytes - before.bytes), `${maxMegabytes} MB`],
          ['… after the likes', megabytesOf(after.bytes - before.bytes), `${maxMegabytes} MB`],
          [`a like at all of them, p50 of ${times.length}`, `${quantile(times, 0.5).toFixed(0)} ms`, ''],
          ['… p99', `${p99.toFixed(0)} ms`, `${maxP99Ms} ms`],
        ],
      },
    ],
    failures: [
      ...(after.connections === connectionCount
        ? []
        : [`Live: ${after.connections} of ${connectionCount} connections stayed open.`]),
      ...(megabytes <= maxMegabytes ? [] : [`Live: ${megabytes.toFixed(0)} MB exceed ${maxMegabytes} MB.`]),
      ...(p99 <= maxP99Ms ? [] : [`Live: p99 is ${p99.toFixed(0)} ms, the limit ${maxP99Ms} ms.`]),
    ],
  }
}

async function openConnections(
  url: string,
  { postId, tokens }: Setup,
  count: number,
): Promise<BenchConnection[]> {
  const address = `${url}/api/v1/user/events?topics=post:${postId}`
  const connections: BenchConnection[] = []
  while (connections.length < count) {
    const batch = Array.from({ length: openedAtOnce }, (_, index) =>
      openConnection(address, tokens[(connections.length + index) % tokens.length] ?? ''),
    )
    connections.push(...(await Promise.all(batch)))
  }
  return connections
}

/** One member likes the post, or takes the like back. Resolves to the milliseconds until each connection has it. */
async function likeAndWait(
  url: string,
  { postId, tokens }: Setup,
  connections: readonly BenchConnection[],
): Promise<number[]> {
  const arrivals = connections.map((connection) => connection.nextEvent())
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/v1/like/post/${postId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.pop() ?? ''}` },
  })
  if (!response.ok) throw new Error(`A like responded with ${response.status}.`)
  return (await Promise.all(arrivals)).map((arrivedAt) => arrivedAt - startedAt)
}

async function untilBeats(connections: readonly BenchConnection[]): Promise<void> {
  const before = connections.map((connection) => connection.beats())
  const deadline = performance.now() + beatTimeoutMs
  while (!connections.every((connection, index) => connection.beats() > (before[index] ?? 0))) {
    if (performance.now() > deadline) throw new Error('Not every live connection shows signs of life.')
    await setTimeout(pauseMs)
  }
}

async function untilConnections(url: string, count: number): Promise<void> {
  while ((await memoryOf(url)).connections > count) await setTimeout(pauseMs)
}

function memoryOf(url: string): Promise<Memory> {
  return readJson<Memory>(`${url}/bench/memory`)
}

async function readJson<Body>(address: string): Promise<Body> {
  const body: Body = JSON.parse(await (await fetch(address)).text())
  return body
}

function megabytesOf(bytes: number): string {
  return `${(bytes / bytesPerMegabyte).toFixed(0)} MB`
}
