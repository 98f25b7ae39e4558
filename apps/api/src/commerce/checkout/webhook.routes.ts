import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { receiveProviderEvent } from './receive-provider-event.ts'
import { fail } from '../../platform/http/fail.ts'
import type { Env } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'

const maxSize = 256 * 1024

/**
 * Receives the webhooks of the payment provider at `/payments/{provider}/webhook`. They are no part of the contract: their body is
 * the provider's, and its signature covers every byte of it. 204 confirms an event, also one about nothing of ours; 400 refuses one whose
 * signature or form is wrong, 409 one whose payment says to be another. After anything but 204 it is sent again.
 */
export function webhookRoutes(services: Services): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/payments/:provider/webhook', bodyLimit({ maxSize, onError: () => fail(413) }), async (c) => {
    if (c.req.param('provider') !== services.payments.name) fail(404)
    const outcome = await receiveProviderEvent(services, await c.req.text(), c.req.raw.headers)
    if (outcome === 'refused') fail(400)
    if (outcome === 'foreign') fail(409)
    return c.body(null, 204)
  })
  return app
}
