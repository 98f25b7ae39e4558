import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { onCleanup } from '../cleanup.ts'
import { openOversell, type Buyer, type Event } from './open-oversell.ts'
import { spawnBenchApi } from '../spawn-api.ts'

const processCount = 3
const rounds = 20
const buyerCount = 500
const maxRetries = 5

type Round = { sold: number; counted: number; refused: number; others: number; ms: number }

/**
 * 500 people ask for 50 seats at once, of three API processes over one database, in 20 rounds. Exactly 50 may be sold in each, and
 * all others need to get 409.
 */
export async function measureOversell(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const sale = await openOversell(path.join(dataDir, 'oversell'), buyerCount)
  onCleanup(sale.close)
  const processes = await Promise.all(
    Array.from({ length: processCount }, () => spawnBenchApi(sale.databaseUrl, dataDir)),
  )
  const results: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    log(`Oversell: round ${round} of ${rounds}`)
    results.push(
      await sell(
        processes.map(({ url }) => url),
        await sale.makeEvent(),
        sale,
      ),
    )
  }
  for (const { stop } of processes) await stop()
  await sale.close()
  const failures = results.flatMap(({ sold, counted, others }, index) => {
    const isExact = sold === sale.seats && counted === sale.seats && others === 0
    return isExact
      ? []
      : [
          `Oversell, round ${index + 1}: ${sold} of ${sale.seats} seats sold, ${counted} counted, ${others} other answers.`,
        ]
  })
  const sum = (valueOf: (round: Round) => number) =>
    results.reduce((total, round) => total + valueOf(round), 0)
  const title = `${buyerCount} buyers at once for ${sale.seats} seats, ${processCount} processes, ${rounds} rounds`
  const rows = [
    ['', 'seats sold', 'refused', 'other answers', 'median of a round'],
    [
      'all rounds',
      String(sum(({ sold }) => sold)),
      String(sum(({ refused }) => refused)),
      String(sum(({ others }) => others)),
      `${median(results.map(({ ms }) => ms)).toFixed(0)} ms`,
    ],
  ]
  return { tables: [{ title, rows }], failures }
}

async function sell(
  urls: string[],
  event: Event,
  { buyers, countTaken }: { buyers: Buyer[]; countTaken: (event: Event) => Promise<number> },
): Promise<Round> {
  const startedAt = performance.now()
  // Every third buyer asks for two tickets, every second one for a package.
  const answers = await Promise.all(
    buyers.map(({ token }, index) => {
      const tickets = index % 3 === 0 ? 2 : 1
      const extra = index % 2 === 0 ? [{ type: 'package', id: event.packageId, count: 1 }] : []
      const lines = [{ type: 'ticket', id: event.ticketId, count: tickets }, ...extra]
      return buy(`${urls[index % urls.length]}/api/v1/orders`, token, lines).then((answer) => ({
        ...answer,
        tickets,
        token,
      }))
    }),
  )
  const elapsedMs = performance.now() - startedAt
  const placed = answers.filter(({ status }) => status === 201)
  const counted = await countTaken(event)
  // A person holds seats with few orders at once.
  await Promise.all(
    placed.map(({ id, token }) => answerOf(() => post(`${urls[0]}/api/v1/orders/${id}/cancel`, token))),
  )
  return {
    sold: placed.reduce((total, { tickets }) => total + tickets, 0),
    counted,
    refused: answers.filter(({ status }) => status === 409).length,
    others: answers.filter(({ status }) => status !== 201 && status !== 409).length,
    ms: elapsedMs,
  }
}

async function buy(url: string, token: string, lines: object[]): Promise<{ status: number; id: string }> {
  const key = randomUUID()
  let response = await answerOf(() => post(url, token, { lines }, key))
  // A client repeats a call that found the server too busy, with the same key.
  for (let attempt = 1; response.status === 503 && attempt <= maxRetries; attempt += 1) {
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
    response = await answerOf(() => post(url, token, { lines }, key))
  }
  const body: { data?: { id: string } } = JSON.parse(await response.text())
  return { status: response.status, id: body.data?.id ?? '' }
}

// On a busy machine the server may close an idle connection at the moment it is used. Repeating has no other effect: orders
// have a key, and cancelling again changes nothing.
async function answerOf(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; attempt < maxRetries; attempt += 1) {
    const response = await send().catch(() => null)
    if (response) return response
  }
  return send()
}

function post(url: string, token: string, body?: object, key: string = randomUUID()): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}
