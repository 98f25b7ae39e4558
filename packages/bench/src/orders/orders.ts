import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { newPurchase, requestOf, steps, takeAnswer, type Products } from '../purchase/purchase.ts'
import { sendStep } from '../purchase/send-step.ts'
import { exceededRatios } from '../ratio-limit.ts'
import { spawnServer } from '../spawn-server.ts'

const buyersAtOnce = 20
const rounds = 3
const seconds = 6
// So that the code of both is compiled when it is measured.
const warmUpOrders = 600
const minRatio = 0.5

type Setup = { products: Products; tokens: string[] }

/**
 * Orders per second of 20 buyers who place and pay at once, each with all its calls over HTTP: order, attendees, address, start of
 * the payment, card, return page. The reference makes the same number of calls to the same process; each runs only the statements
 * with which the call writes, in the same transactions, and answers with the same bytes. It is what a purchase costs without
 * sign-in, checks, prices, rules and reading. A purchase cannot be one transaction: the buyer types between the calls, and an
 * attempt has to be committed before the provider is asked (ORDER-6). Jobs are enqueued, and run later.
 */
export async function measureOrders(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'orders')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('orders/orders-server.ts', folder)
  const setup: Setup = JSON.parse(await (await fetch(`${url}/bench/setup`)).text())
  const subjects = [buyOnce(url, setup), writeOnce(url)]
  log(`Orders: ${warmUpOrders} to warm up`)
  for (const subject of subjects) await measured(subject, ({ begun }) => begun >= warmUpOrders)
  const results: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    log(`Orders: round ${round} of ${rounds}`)
    for (const [index, subject] of subjects.entries())
      results[index]?.push(await ordersPerSecond(subject, seconds))
  }
  await stop()
  const [value, referenceValue] = [median(results[0]), median(results[1])]
  const reference = 'the writes alone, in the same calls'
  const rows = [
    ['', 'orders/s', reference, 'ratio'],
    [
      'place and pay',
      value.toFixed(1),
      referenceValue.toFixed(1),
      `${((value / referenceValue) * 100).toFixed(0)} %`,
    ],
  ]
  const title = `Orders, ${buyersAtOnce} buyers, median of ${rounds} rounds of ${seconds} s`
  const limit = { name: 'Orders per second', reference, value, referenceValue, min: minRatio }
  return { tables: [{ title, rows }], failures: exceededRatios([limit]) }
}

function ordersPerSecond(buy: (order: number) => Promise<void>, duration: number): Promise<number> {
  return measured(buy, ({ milliseconds }) => milliseconds > duration * 1000)
}

// Orders per second of all buyers until it is over.
async function measured(
  buy: (order: number) => Promise<void>,
  isEnd: (progress: { begun: number; milliseconds: number }) => boolean,
): Promise<number> {
  const startedAt = performance.now()
  let [begun, orders] = [0, 0]
  const isOver = () => isEnd({ begun, milliseconds: performance.now() - startedAt })
  await Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      while (!isOver()) {
        begun += 1
        await buy(begun)
        orders += 1
      }
    }),
  )
  return (orders * 1000) / (performance.now() - startedAt)
}

function buyOnce(url: string, { products, tokens }: Setup) {
  return async (order: number): Promise<void> => {
    const token = tokens[order % tokens.length] ?? ''
    const purchase = newPurchase(token, products)
    for (const step of steps) {
      const { status, data } = await sendStep(url, token, requestOf(step, purchase))
      if (status >= 300) throw new Error(`${step} responded with ${status} under load.`)
      takeAnswer(step, purchase, data)
    }
    if (purchase.state !== 'succeeded') throw new Error(`A payment is ${purchase.state} after it was paid.`)
  }
}

function writeOnce(url: string) {
  return async (): Promise<void> => {
    const purchase = randomUUID()
    for (const step of steps) {
      const response = await fetch(`${url}/bench/order/${step}?purchase=${purchase}`, { method: 'POST' })
      if (response.status >= 300) throw new Error(`The writes of ${step} responded with ${response.status}.`)
      JSON.parse(await response.text())
    }
  }
}
