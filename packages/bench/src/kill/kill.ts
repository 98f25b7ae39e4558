import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { onCleanup } from '../cleanup.ts'
import type { Moment } from './buyer.ts'
import { betweenChargeAndOrder, createCrowd, type Crowd } from './crowd.ts'
import { startProcesses } from './processes.ts'
import { countResults, findInterrupted, findViolations } from './results.ts'
import { settle } from './settle.ts'
import { steps } from '../purchase/purchase.ts'
import { openShop } from '../purchase/shop.ts'
import { seededRandom, type SeededRandom } from '../seeded-random.ts'
import { spawnBenchApi } from '../spawn-api.ts'

const kills = 200
const buyersPerProcess = 2
const seed = 11
// A call is killed until shortly after it would have been answered.
const overtime = 1.3
const maxWaitMs = 15_000

/**
 * Kills the API with `kill -9` at 200 random moments while people buy: half of them between "charge asked" and "order written", the
 * others anywhere in a checkout. Some buyers come back and repeat their call, others never do. After the last start and the jobs of
 * 8 days, every successful payment has its order and access, none twice; no seat is lost and no invoice number is missing.
 */
export async function measureKill(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'kill')
  const shop = await openShop(folder)
  onCleanup(shop.close)
  // Compiles the modules.
  await (await spawnBenchApi(shop.databaseUrl, folder)).stop()
  const random = seededRandom(seed)
  const processes = startProcesses(shop.databaseUrl, folder)
  const crowd = createCrowd(shop, random, processes.origin)
  const counts = { busy: 0, charged: 0, asked: 0 }
  for (let kill = 1; kill <= kills; kill += 1) {
    if (kill % 10 === 0) log(`Kill: ${kill} of ${kills}`)
    await processes.origin()
    await untilMoment(crowd, random, kill % 2 === 0 ? random.pick(betweenChargeAndOrder) : 'place')
    if (crowd.isBusy) counts.busy += 1
    await processes.killAndRestart()
    const { charged, asked } = await findInterrupted(shop.db)
    if (charged) counts.charged += 1
    if (asked) counts.asked += 1
  }
  await crowd.ended()
  await processes.stop()
  log('Kill: reconciling')
  const found = await settle(shop, folder)
  const shownAsPaid = crowd.purchases
    .filter(({ state }) => state === 'succeeded')
    .map(({ orderId }) => orderId)
  const failures = [...crowd.errors, ...(await findViolations(shop.db, shownAsPaid))]
  const { orders, paid, refunds, invoices } = await countResults(shop.db)
  await shop.close()
  const figures: [string, number][] = [
    ['kills while someone was buying', counts.busy],
    ['kills that left a charged card without its order', counts.charged],
    ['kills that left an attempt whose answer was lost', counts.asked],
    ['orders', orders],
    ['of these paid', paid],
    ['buyers who never came back', crowd.gaveUp],
    ['orders that the last reconciliation found paid', found],
    ['refunds', refunds],
    ['invoices and credit notes', invoices],
    ['median start of a process in ms', Math.round(median(processes.startMs))],
    ['violations', failures.length],
  ]
  const rows = [['', 'count'], ...figures.map(([name, figure]) => [name, String(figure)])]
  return { tables: [{ title: `${kills} kills of the API while people buy, seed ${seed}`, rows }], failures }
}

// Starts the buyers of a process, and resolves a random time after the first one has reached the target.
function untilMoment(crowd: Crowd, random: SeededRandom, target: Moment): Promise<void> {
  const isBetween = betweenChargeAndOrder.includes(target)
  const durationMs = isBetween ? crowd.msOf(target) : steps.reduce((sum, step) => sum + crowd.msOf(step), 0)
  const delayMs = random.next() * overtime * durationMs
  return new Promise((resolve) => {
    crowd.start(target, (moment) => {
      if (moment === target) void setTimeout(delayMs).then(resolve)
    })
    for (let other = 1; other < buyersPerProcess; other += 1) crowd.start(target, () => {})
    void setTimeout(maxWaitMs, undefined, { ref: false }).then(resolve)
  })
}
