import { median } from '@chignon/dev-tools/measurement'
import { newPurchase, steps, type Purchase, type Step } from '../purchase/purchase.ts'
import type { Shop } from '../purchase/shop.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { buy, type Moment } from './buyer.ts'

/** Between these the provider was asked, or has the money, and the order is not written yet. */
export const betweenChargeAndOrder: Moment[] = ['start', 'pay', 'webhook', 'refresh']

/** The people who buy while processes are killed. */
export type Crowd = {
  /** Starts a purchase that reaches `target`. `onMoment` is called when it reaches a moment. */
  start(target: Moment, onMoment: (moment: Moment) => void): void
  /** How long a call takes, in ms: the median of the last ones that were answered. */
  msOf(moment: Moment): number
  /** Resolves once no one buys any more. */
  ended(): Promise<unknown>
  readonly isBusy: boolean
  readonly purchases: Purchase[]
  readonly gaveUp: number
  /** A sentence for each purchase that got an answer it should not. */
  readonly errors: string[]
}

/** Creates a crowd whose choices depend on `random`. Seven of ten repeat a call that got no answer, the others never come back. */
export function createCrowd(shop: Shop, random: SeededRandom, origin: () => Promise<string>): Crowd {
  const stepMs = new Map<Step, number[]>(steps.map((step) => [step, []]))
  const running = new Set<Promise<void>>()
  const purchases: Purchase[] = []
  const errors: string[] = []
  let gaveUp = 0

  async function buyOnce(target: Moment, onMoment: (moment: Moment) => void): Promise<void> {
    const isTransfer = random.below(10) === 0 && !betweenChargeAndOrder.includes(target)
    const isLeftToWebhook = target === 'webhook' || (random.below(4) === 0 && target !== 'refresh')
    const choice = { tickets: 1 + random.below(2), method: isTransfer ? 'transfer' : 'card' } as const
    const purchase = newPurchase(await shop.makeBuyer(), shop.products, choice)
    purchases.push(purchase)
    const ending = await buy(purchase, {
      origin,
      onMoment,
      onAnswer: (step, ms) => stepMs.get(step)?.push(ms),
      returns: () => random.below(10) < 7,
      lastStep: isTransfer ? 'start' : isLeftToWebhook ? 'pay' : 'refresh',
    })
    if (ending === 'gave up') gaveUp += 1
  }

  return {
    purchases,
    errors,
    start(target, onMoment) {
      const ended = buyOnce(target, onMoment).catch(
        (error: unknown) => void errors.push(`A buyer failed: ${String(error)}`),
      )
      running.add(ended)
      void ended.then(() => running.delete(ended))
    },
    msOf(moment) {
      const times = stepMs.get(moment === 'webhook' ? 'refresh' : moment) ?? []
      return times.length > 0 ? median(times.slice(-20)) : 50
    },
    ended: () => Promise.all(running),
    get isBusy() {
      return running.size > 0
    },
    get gaveUp() {
      return gaveUp
    },
  }
}
