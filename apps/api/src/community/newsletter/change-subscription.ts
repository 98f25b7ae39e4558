import type { Database } from '../../platform/db/client.ts'
import { recordConsent } from './newsletter-consent.queries.ts'
import { countingChange, type ConsentAct } from './newsletter-consent.rules.ts'
import { findDelivery, markUnsubscribed } from './newsletter-delivery.queries.ts'
import { consumeRequest } from './newsletter-request.queries.ts'
import {
  findSubscriberByEmail,
  lockSubscriber,
  updateSubscriber,
  upsertSubscriber,
} from './newsletter.queries.ts'

/** Subscribes the address that a mailed link proves. False if the link is used, expired or invented. */
export function confirmRequest(db: Database, token: string, act: ConsentAct): Promise<boolean> {
  return db.transaction(async () => {
    const request = await consumeRequest(db(), token, act.now)
    if (!request) return false
    const { email, locale, countsOpens, source, network, createdAt } = request
    const before = await findSubscriberByEmail(db(), email)
    const id = await upsertSubscriber(db(), { email, locale, countsOpens, now: act.now })
    await recordConsent(db(), id, ['requested'], { source, network, now: createdAt })
    await recordConsent(db(), id, ['confirmed', ...countingChange(before?.countsOpens, countsOpens)], act)
    return true
  })
}

/** Ends the newsletter by the link in an issue. False if the delivery is unknown. */
export function endByDelivery(db: Database, deliveryId: string, act: ConsentAct): Promise<boolean> {
  return db.transaction(async () => {
    const delivery = await findDelivery(db(), deliveryId)
    if (!delivery) return false
    const subscriberId = delivery.subscriberId
    // The address of a deleted person receives nothing any more.
    if (subscriberId === null || !(await endSubscription(db, subscriberId, act))) return true
    await markUnsubscribed(db(), deliveryId, act.now)
    return true
  })
}

/** Ends the newsletter of a subscriber. False if it had ended before. */
export function endSubscription(db: Database, id: string, act: ConsentAct): Promise<boolean> {
  return db.transaction(async () => {
    const subscriber = await lockSubscriber(db(), id)
    if (!subscriber || subscriber.state === 'unsubscribed') return false
    await updateSubscriber(db(), id, { state: 'unsubscribed', changedAt: act.now })
    await recordConsent(db(), id, ['unsubscribed'], act)
    return true
  })
}

/** Continues a newsletter that stopped. False if the person ended it meanwhile. */
export function continueSubscription(db: Database, id: string, act: ConsentAct): Promise<boolean> {
  return db.transaction(async () => {
    const subscriber = await lockSubscriber(db(), id)
    if (!subscriber || subscriber.state === 'unsubscribed') return false
    if (subscriber.state === 'subscribed') return true
    await updateSubscriber(db(), id, { state: 'subscribed', changedAt: act.now, activeAt: act.now })
    await recordConsent(db(), id, ['continued'], act)
    return true
  })
}

/** Chooses whether opens are counted, for a person who receives the newsletter. */
export function chooseCounting(
  db: Database,
  id: string,
  countsOpens: boolean,
  act: ConsentAct,
): Promise<void> {
  return db.transaction(async () => {
    const subscriber = await lockSubscriber(db(), id)
    const change = countingChange(subscriber?.countsOpens, countsOpens)
    if (!subscriber || change.length === 0) return
    // What was not opened while it was not counted does not count.
    await updateSubscriber(db(), id, { countsOpens, ...(countsOpens ? { activeAt: act.now } : {}) })
    await recordConsent(db(), id, change, act)
  })
}
