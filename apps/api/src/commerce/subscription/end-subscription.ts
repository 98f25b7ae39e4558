import type { Connection } from '../../platform/db/client.ts'
import { changeSubscriptionState, type SubscriptionRow } from './running-subscription.queries.ts'

/** Ends a locked subscription. Its chosen lessons no longer play; what was watched stays counted. */
export function endSubscription(db: Connection, subscription: SubscriptionRow, now: Date): Promise<void> {
  const accessEndsAt = subscription.accessEndsAt < now ? subscription.accessEndsAt : now
  const values = { accessEndsAt, endedAt: now, nextAttemptAt: null, nextPlanId: null }
  return changeSubscriptionState(db, subscription, 'end', values)
}
