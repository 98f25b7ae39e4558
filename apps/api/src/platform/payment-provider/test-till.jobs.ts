import * as z from 'zod/mini'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import type { TestTill } from './test-till.ts'

/** Pays a charge whose card answers late (PAY-3). */
export const settleTestCharge = defineJob({
  name: 'settle-test-charge',
  payload: z.object({ chargeId: z.string() }),
})

export function settleTestChargeHandler(till: TestTill | null): JobHandler {
  return handleJob(settleTestCharge, async ({ chargeId }) => {
    await till?.getAttempt(chargeId)
  })
}

/** Delivers an event of the test till, as a payment provider's webhook is. */
export const deliverTestEvent = defineJob({
  name: 'deliver-test-event',
  payload: z.object({ eventId: z.string() }),
  concurrency: 5,
})

/** `receive` rejects if the event was not accepted; it is then delivered again. */
export function deliverTestEventHandler(
  till: TestTill | null,
  receive: (rawBody: string, headers: Headers) => Promise<void>,
): JobHandler {
  return handleJob(deliverTestEvent, async ({ eventId }) => {
    await till?.deliverEvent(eventId, receive)
  })
}
