import webpush from 'web-push'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import { defineJob } from '../jobs/define-job.ts'
import { handleJob, type JobHandler } from '../jobs/job-handler.ts'
import { UnrecoverableError } from '../jobs/unrecoverable-error.ts'
import type { Branding } from '../mail/email-content.ts'
import { pushTitles } from './push.messages.ts'
import type { Push } from './push.ts'
import { deleteSubscription, findSubscription } from './push-subscription.queries.ts'

/** Sends a push message to the browser of a session. */
export const sendPush = defineJob({
  name: 'send-push',
  payload: z.object({ tokenId: z.uuid(), about: z.enum(['chat', 'inbox']), path: z.string() }),
  // Later it is no news.
  retry: { limit: 4, delaySeconds: 30, maxDelaySeconds: 600 },
  timeoutSeconds: 30,
  concurrency: 4,
})

// How many seconds the push service keeps a message for a device that is off.
const keptSeconds = 12 * 60 * 60

/** How a push service is called. */
export type PushFetch = (url: string, init: RequestInit) => Promise<Response>

type PushServices = {
  db: Database
  push: Push
  branding: () => Branding
  /** Tests replace it. */
  fetch: PushFetch
}

/** A subscription that the push service no longer knows is deleted. */
export function sendPushHandler({ db, push, branding, fetch: send }: PushServices): JobHandler {
  return handleJob(sendPush, async ({ tokenId, about, path }) => {
    const keys = push.keys()
    const subscription = keys && (await findSubscription(db(), tokenId))
    if (!keys || !subscription) return
    const { brand } = branding()
    const { endpoint, p256dh, auth, locale } = subscription
    const message = { title: pushTitles[about][locale], body: brand.name, path, tag: `${about}:${path}` }
    const request = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: { subject: `mailto:${brand.email}`, ...keys }, TTL: keptSeconds, urgency: 'high' },
    )
    const response = await send(request.endpoint, {
      method: request.method,
      headers: request.headers,
      body: new Uint8Array(request.body ?? Buffer.alloc(0)),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await response.body?.cancel()
    if (response.ok) return
    if (response.status === 404 || response.status === 410) {
      await deleteSubscription(db(), tokenId)
      return
    }
    const problem = `the push service answered with ${response.status}`
    if (response.status < 500 && response.status !== 429) throw new UnrecoverableError(problem)
    throw new Error(problem)
  })
}
