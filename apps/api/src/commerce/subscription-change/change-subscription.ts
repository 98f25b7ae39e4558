import type { PaymentServices } from '../payment/payment-services.ts'
import { releaseOrder } from '../checkout/release-order.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Services } from '../../platform/services.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import { endSubscription } from '../subscription/end-subscription.ts'
import {
  changeSubscription,
  lockRunningSubscription,
  type SubscriptionRow,
} from '../subscription/running-subscription.queries.ts'
import { subscriptionMessages } from '../subscription/subscription.messages.ts'
import { isPlanOffered } from '../subscription/subscription.queries.ts'
import { accessEndOf } from '../subscription/subscription.rules.ts'

type Change<Code extends 'not_found' | 'invalid' = 'not_found'> = { userId: string; fail: Fail<Code> }

/**
 * Cancels the running subscription to the end of its paid period. A past due one ends at once, and so does its unpaid order (SUB-8).
 */
export async function cancelSubscription(services: PaymentServices, { userId, fail }: Change): Promise<void> {
  const { db, clock, mailer } = services
  const unpaidOrderId = await db.transaction(async () => {
    const subscription = await lockOwn(services, userId, fail)
    if (subscription.cancelAtPeriodEnd) return null
    await changeSubscription(db(), subscription.id, cancellation(subscription, true))
    const user = await findUser(db(), userId)
    if (user) {
      await mailer.enqueue({ kind: 'subscription-cancelled', to: user.email, aboutId: subscription.id })
    }
    if (subscription.state !== 'past_due') return null
    await endSubscription(db(), subscription, clock())
    return subscription.renewalOrderId
  })
  if (unpaidOrderId) await releaseOrder(services, unpaidOrderId, 'cancel')
}

/** Takes back a cancellation (SUB-8). */
export function resumeSubscription(services: Pick<Services, 'db'>, { userId, fail }: Change): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const subscription = await lockOwn(services, userId, fail)
    await changeSubscription(db(), subscription.id, cancellation(subscription, false))
  })
}

/** Sets the plan from the next renewal on; the current plan takes back a change (SUB-10). */
export function changePlan(
  services: Pick<Services, 'db'>,
  { userId, planId, fail }: Change<'not_found' | 'invalid'> & { planId: string },
): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const subscription = await lockOwn(services, userId, fail)
    const isCurrent = planId === subscription.planId
    if (!isCurrent && !(await isPlanOffered(db(), planId))) {
      fail(422, { errors: { plan_id: [subscriptionMessages.planNotOffered] } })
    }
    await changeSubscription(db(), subscription.id, { nextPlanId: isCurrent ? null : planId })
  })
}

function cancellation({ periodEndsAt }: SubscriptionRow, cancelAtPeriodEnd: boolean) {
  return { cancelAtPeriodEnd, accessEndsAt: accessEndOf(periodEndsAt, cancelAtPeriodEnd) }
}

async function lockOwn(
  { db }: Pick<Services, 'db'>,
  userId: string,
  fail: Fail<'not_found'>,
): Promise<SubscriptionRow> {
  const message = subscriptionMessages.notSubscribed
  return (await lockRunningSubscription(db(), userId)) ?? fail(404, { message })
}
