import { changeOrder } from '../order/order.queries.ts'
import { insertOrder, insertOrderLines } from '../order/new-order.queries.ts'
import { quoteLines } from '../order/quote-selection.ts'
import type { Services } from '../../platform/services.ts'
import { findRenewedItem, findRenewedPerson } from './renewal.queries.ts'
import type { SubscriptionRow } from './running-subscription.queries.ts'
import { accessEndOf } from './subscription.rules.ts'

/**
 * Places the order of the next period of a locked subscription, at the plan's price now; the same try has one order. It stays open
 * until after the last try, so that the member can pay it with another card. Returns its id (SUB-3).
 */
export async function placeRenewalOrder(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, userId, planId, nextPlanId, orderLineId, periodEndsAt, failedAttempts }: SubscriptionRow,
): Promise<string> {
  const now = clock()
  const { locale, billing } = await findRenewedPerson(db(), userId, orderLineId)
  const item = await findRenewedItem(db(), nextPlanId ?? planId)
  const quote = quoteLines([{ item, count: 1 }], null)
  const period = `renewal of ${id} on ${periodEndsAt.toISOString()}`
  const idempotencyKey = failedAttempts === 0 ? period : `${period} after ${failedAttempts} failures`
  const heldUntil = accessEndOf(new Date(Math.max(periodEndsAt.getTime(), now.getTime())), false)
  const values = { userId, idempotencyKey, locale, heldUntil, createdAt: now }
  const { isNew, row } = await insertOrder(db(), values, quote)
  if (!isNew) return row.id
  await insertOrderLines(db(), row.id, quote)
  if (billing) await changeOrder(db(), row.id, { billing })
  return row.id
}
