import { settleAll } from '../../platform/db/settle-all.ts'
import { changePayment, type PaymentRow } from '../payment/payment.queries.ts'
import { eventOfAttempt, paymentStates } from '../payment/payment.states.ts'
import type { Attempt } from '../../platform/payment-provider/payment-provider.ts'
import { applyPayment } from './apply-payment.ts'
import { lockWithOrder } from './lock-with-order.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { refusePayment } from './refuse-payment.ts'

/**
 * Records what a provider reports about an attempt, and applies it to the order if it succeeded. The return page, webhooks and
 * the reconciliation all end here: in any order and any number, with one effect (ORDER-6). Returns the payment.
 */
export function recordPayment(
  services: PaymentServices,
  found: Pick<PaymentRow, 'id' | 'orderId'>,
  attempt: Attempt,
): Promise<PaymentRow> {
  const { db, clock } = services
  return db.transaction(async () => {
    const { order, payment } = await lockWithOrder(services, found)
    if (!isOf(attempt, payment)) return refusePayment(services, payment, attempt)
    const event = eventOfAttempt[attempt.state]
    const isNews = paymentStates.can(payment.state, event)
    const hasSucceeded = isNews && event === 'succeed'
    const change = {
      ...(isNews ? { state: paymentStates.next(payment.state, event) } : {}),
      ...(hasSucceeded ? { received: attempt.received, ...attempt.savedCard } : {}),
      providerId: attempt.providerId,
      clientSecret: attempt.clientSecret,
      declineCode: attempt.declineCode,
      checkedAt: clock(),
      unansweredAt: null,
    }
    const [recorded] = await settleAll([
      changePayment(db(), payment.id, change),
      hasSucceeded ? applyPayment(services, order, { ...payment, ...change }) : Promise.resolve(),
    ])
    return recorded
  })
}

// What has arrived counts, once something has. Anything else than we asked for means that the attempt is another's, or was changed.
function isOf(attempt: Attempt, payment: PaymentRow): boolean {
  const amount = attempt.state === 'succeeded' ? attempt.received : attempt.amount
  const isOurs = payment.providerId === null ? attempt.paymentId === payment.id : isKnownAs(attempt, payment)
  return isOurs && amount === payment.amount && attempt.currency === payment.currency
}

function isKnownAs({ providerId, paymentId }: Attempt, payment: PaymentRow): boolean {
  return providerId === payment.providerId && (paymentId === null || paymentId === payment.id)
}
