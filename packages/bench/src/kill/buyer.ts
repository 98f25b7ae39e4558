import { requestOf, steps, takeAnswer, type Purchase, type Step } from '../purchase/purchase.ts'
import { sendStep } from '../purchase/send-step.ts'

/** What happens in a purchase: a call is sent, or the webhook of a payment is on its way. */
export type Moment = Step | 'webhook'

type Parts = {
  /** The address of a process that listens; waits for one. */
  origin: () => Promise<string>
  onMoment: (moment: Moment) => void
  onAnswer: (step: Step, ms: number) => void
  /** Whether the buyer comes back after a call got no answer. */
  returns: () => boolean
  /** The last call of the buyer: `pay` leaves the rest to the webhook. */
  lastStep: Step
}

/** How a purchase ended for its buyer. */
export type Ending = 'answered' | 'gave up'

/** Buys as a browser does: a call without an answer is repeated with the same key, unless the buyer gives up. */
export async function buy(purchase: Purchase, parts: Parts): Promise<Ending> {
  for (const step of steps.slice(0, steps.indexOf(parts.lastStep) + 1)) {
    while (!(await isAnswered(step, purchase, parts))) if (!parts.returns()) return 'gave up'
    if (step === 'pay') parts.onMoment('webhook')
  }
  return 'answered'
}

async function isAnswered(step: Step, purchase: Purchase, parts: Parts): Promise<boolean> {
  const origin = await parts.origin()
  parts.onMoment(step)
  const startedAt = performance.now()
  const answer = await sendStep(origin, purchase.token, requestOf(step, purchase)).catch(() => null)
  if (answer === null) return false
  const { status, data } = answer
  // The card was taken before the process was killed.
  const isPaidBefore = step === 'pay' && status === 409
  if (status >= 300 && !isPaidBefore) throw new Error(`${step} responded with ${status}.`)
  takeAnswer(step, purchase, data)
  parts.onAnswer(step, performance.now() - startedAt)
  return true
}
