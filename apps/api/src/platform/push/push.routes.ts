import { pushEndpoints } from '@chignon/contract/platform/push'
import { implement } from '../http/implement.ts'
import { pushMessages } from './push.messages.ts'
import { isPushService } from './push-service.ts'
import { deleteSubscription, hasSubscription, upsertSubscription } from './push-subscription.queries.ts'

/** Push messages to the browser of a session, on request (PUSH-1). */
export const pushRoutes = implement(pushEndpoints, {
  async show({ viewer, services: { db, push } }) {
    const isSubscribed = await hasSubscription(db(), viewer.tokenId)
    return { data: { public_key: push.publicKey(), is_subscribed: isSubscribed } }
  },
  async subscribe({ body: { endpoint, keys }, viewer, locale, fail, services: { db, push } }) {
    if (push.publicKey() === null) fail(501)
    if (!isPushService(endpoint)) fail(422, { errors: { endpoint: [pushMessages.unknownService] } })
    await upsertSubscription(db(), { tokenId: viewer.tokenId, userId: viewer.id, endpoint, ...keys })
    return { message: pushMessages.on[locale] }
  },
  async unsubscribe({ viewer, locale, services: { db } }) {
    await deleteSubscription(db(), viewer.tokenId)
    return { message: pushMessages.off[locale] }
  },
})
