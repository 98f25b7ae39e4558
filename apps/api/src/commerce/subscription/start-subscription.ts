import type { OrderLineRow, OrderRow } from '../order/order-parts.queries.ts'
import type { Services } from '../../platform/services.ts'
import {
  changeSubscriptionState,
  insertSubscription,
  lockRenewedBy,
  lockRunningSubscription,
  type SubscriptionRow,
} from './running-subscription.queries.ts'
import { findPlanInterval, findSavedCard } from './paid-plan.queries.ts'
import { accessEndOf, periodFrom } from './subscription.rules.ts'

/** What a paid order line gives to a subscription. */
type Paid = Awaited<ReturnType<typeof paidWith>>

/**
 * Starts the subscription of a paid order line in the current transaction, with the order locked; or renews the one that the order
 * is the renewal of. A member who subscribed twice at once gets a longer period (SUB-9).
 */
export async function startSubscription(
  services: Pick<Services, 'db' | 'clock'>,
  order: Pick<OrderRow, 'id' | 'userId'>,
  line: Pick<OrderLineRow, 'id' | 'subscriptionPlanId'>,
): Promise<void> {
  const { db, clock } = services
  const paid = await paidWith(services, order, line)
  const subscription =
    (await lockRenewedBy(db(), order.id)) ?? (await lockRunningSubscription(db(), order.userId))
  if (subscription) await prolong(services, subscription, paid)
  else await insertSubscription(db(), { userId: order.userId, ...periodColumns(clock(), clock(), paid) })
}

async function paidWith(
  { db }: Pick<Services, 'db'>,
  order: Pick<OrderRow, 'id'>,
  { id: orderLineId, subscriptionPlanId: planId }: Pick<OrderLineRow, 'id' | 'subscriptionPlanId'>,
) {
  if (planId === null) throw new Error(`the order line ${orderLineId} is of no plan`)
  const interval = await findPlanInterval(db(), planId)
  return { planId, interval, orderLineId, card: await findSavedCard(db(), order.id) }
}

async function prolong({ db, clock }: Pick<Services, 'db' | 'clock'>, row: SubscriptionRow, paid: Paid) {
  const now = clock()
  if (now < row.periodEndsAt) {
    const { planId, ...period } = periodColumns(row.startedAt, row.periodEndsAt, paid)
    const nextPlanId = planId === row.planId ? row.nextPlanId : planId
    const values = { ...period, periodStartsAt: row.periodStartsAt, nextPlanId, cancelAtPeriodEnd: false }
    return changeSubscriptionState(db(), row, 'renew', values)
  }
  // Time after the last try was not used, so it is not charged.
  const isInTime = now < row.accessEndsAt
  const values = isInTime
    ? periodColumns(row.startedAt, row.periodEndsAt, paid)
    : periodColumns(now, now, paid)
  const nextPlanId = row.nextPlanId === paid.planId ? null : row.nextPlanId
  // It may have been cancelled while it was charged.
  const accessEndsAt = accessEndOf(values.periodEndsAt, row.cancelAtPeriodEnd)
  return changeSubscriptionState(db(), row, 'renew', { ...values, nextPlanId, accessEndsAt })
}

function periodColumns(startedAt: Date, from: Date, { planId, interval, orderLineId, card }: Paid) {
  const { startsAt, endsAt } = periodFrom(startedAt, from, interval)
  return {
    planId,
    startedAt,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    accessEndsAt: accessEndOf(endsAt, false),
    nextAttemptAt: endsAt,
    failedAttempts: 0,
    orderLineId,
    renewalOrderId: null,
    ...card,
  }
}
