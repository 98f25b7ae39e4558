import { changeOrder, findOrder, lockOrder } from '../order/order.queries.ts'
import { orderStates } from '../order/order.states.ts'
import type { PaymentRow } from '../payment/payment.queries.ts'
import type { SavedCard } from '../../platform/payment-provider/payment-provider.ts'
import { endSubscription } from '../subscription/end-subscription.ts'
import { placeRenewalOrder } from '../subscription/renewal-order.ts'
import {
  changeSubscription,
  changeSubscriptionState,
  lockSubscription,
  type SubscriptionRow,
} from '../subscription/running-subscription.queries.ts'
import { accessEndAfterFailure, nextRetry } from '../subscription/subscription.rules.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { releaseOrder } from './release-order.ts'
import { startPayment } from './start-payment.ts'

/** A try to renew a subscription: the order of the next period, and how many tries have failed before. */
type Try = { subscription: SubscriptionRow; orderId: string; savedCard: SavedCard | null }

const hour = 60 * 60 * 1000

/**
 * Renews a subscription whose period is over, tries it again, or ends it if it was cancelled. The order of the next period is charged
 * to the saved card; running again continues the same try, so that nothing is charged twice (SUB-3).
 */
export async function renewSubscription(services: PaymentServices, id: string): Promise<void> {
  const current = await prepare(services, id)
  if (!current) return
  const payment = await charge(services, current)
  // Its fulfilment has renewed the subscription.
  if (payment?.state === 'succeeded') return
  if (payment?.state === 'processing') return askLater(services, id)
  await recordFailure(services, current)
}

// Orders are locked before subscriptions elsewhere. Here the order is new, so no other transaction can hold it and wait.
function prepare(services: PaymentServices, id: string): Promise<Try | null> {
  const { db, clock, payments } = services
  return db.transaction(async () => {
    const now = clock()
    const subscription = await lockSubscription(db(), id)
    if (!subscription?.nextAttemptAt || subscription.nextAttemptAt > now) return null
    if (subscription.cancelAtPeriodEnd) {
      await endSubscription(db(), subscription, now)
      return null
    }
    const orderId =
      (await openOrderOf(services, subscription)) ?? (await placeRenewalOrder(services, subscription))
    await changeSubscription(db(), id, { renewalOrderId: orderId })
    const { methodProvider, customerId, methodId } = subscription
    const isChargeable = methodProvider === payments.name && customerId !== null && methodId !== null
    return { subscription, orderId, savedCard: isChargeable ? { customerId, methodId } : null }
  })
}

// The order of an earlier attempt. It may have expired if this attempt runs days late.
async function openOrderOf(
  { db }: PaymentServices,
  { renewalOrderId }: SubscriptionRow,
): Promise<string | null> {
  const order = renewalOrderId === null ? undefined : await findOrder(db(), renewalOrderId)
  return order && orderStates.can(order.state, 'pay') ? order.id : null
}

async function charge(services: PaymentServices, current: Try): Promise<PaymentRow | null> {
  const { orderId, savedCard, subscription } = current
  const order = await findOrder(services.db(), orderId)
  if (!order) throw new Error(`there is no order ${orderId}`)
  const idempotencyKey = `renewal ${subscription.failedAttempts}`
  const start = { orderId, idempotencyKey, fail: refuse }
  if (order.total === 0) return (await startPayment(services, { ...start, method: 'free' })).payment
  if (!savedCard || !order.billing) return null
  const { payment } = await startPayment(services, { ...start, method: 'card', savedCard })
  return payment.state === 'processing' ? reconcilePayment(services, payment) : payment
}

// The job is then retried.
function refuse(status: number): never {
  throw new Error(`the payment of a renewal was refused with ${status}`)
}

function askLater({ db, clock }: PaymentServices, id: string): Promise<void> {
  return db.transaction(async () => {
    const subscription = await lockSubscription(db(), id)
    const isDue = subscription?.nextAttemptAt && subscription.nextAttemptAt <= clock()
    if (isDue) await changeSubscription(db(), id, { nextAttemptAt: new Date(clock().getTime() + hour) })
  })
}

async function recordFailure(
  services: PaymentServices,
  { subscription: tried, orderId }: Try,
): Promise<void> {
  const { db, clock, mailer } = services
  const hasEnded = await db.transaction(async () => {
    const now = clock()
    const order = await lockOrder(db(), orderId)
    const subscription = await lockSubscription(db(), tried.id)
    // Paid, cancelled or counted meanwhile.
    if (subscription?.renewalOrderId !== orderId) return false
    if (subscription.state === 'ended' || subscription.failedAttempts !== tried.failedAttempts) return false
    const failedAttempts = subscription.failedAttempts + 1
    const nextAttemptAt = nextRetry(now, failedAttempts)
    if (nextAttemptAt === null) await endSubscription(db(), subscription, now)
    else {
      const keptUntil = accessEndAfterFailure(now, failedAttempts)
      const accessEndsAt = laterOf(subscription.accessEndsAt, keptUntil)
      const change = { failedAttempts, nextAttemptAt, accessEndsAt }
      await changeSubscriptionState(db(), subscription, 'failRenewal', change)
      if (order?.heldUntil)
        await changeOrder(db(), orderId, { heldUntil: laterOf(order.heldUntil, keptUntil) })
    }
    const kind = nextAttemptAt === null ? 'subscription-ended' : 'subscription-past-due'
    const user = await findUser(db(), subscription.userId)
    if (user) await mailer.enqueue({ kind, to: user.email, aboutId: subscription.id })
    return nextAttemptAt === null
  })
  if (hasEnded) await releaseOrder(services, orderId, 'cancel')
}

function laterOf(first: Date, second: Date): Date {
  return first > second ? first : second
}
