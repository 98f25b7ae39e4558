import { together } from '../db/together.ts'
import { changePayment, type PaymentRow } from '../payment/payment.queries.ts'
import { eventOfAttempt, paymentStates } from '../payment/payment.states.ts'
import type { Attempt } from '../payments/payment-provider.ts'
import { applyPayment } from './apply-payment.ts'
import { lockWithOrder } from './lock-with-order.ts'
import type { PaymentServices } from './payment-services.ts'

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
    if (!isOf(attempt, payment)) {
      reportMismatch(services, payment, attempt)
      return changePayment(db(), payment.id, { checkedAt: clock() })
    }
    const event = eventOfAttempt[attempt.state]
    const isNews = paymentStates.can(payment.state, event)
    const hasSucceeded = isNews && event === 'succeed'
    const change = {
      ...(isNews ? { state: paymentStates.next(payment.state, event) } : {}),
      ...(hasSucceeded ? { received: attempt.amount, ...attempt.savedCard } : {}),
      providerId: attempt.providerId,
      clientSecret: attempt.clientSecret,
      declineCode: attempt.declineCode,
      checkedAt: clock(),
    }
    const [recorded] = await together([
      changePayment(db(), payment.id, change),
      hasSucceeded ? applyPayment(services, order, { ...payment, ...change }) : Promise.resolve(),
    ])
    return recorded
  })
}

// The id, the amount and the currency are ours; anything else means that the attempt is another's, or was tampered with.
function isOf(attempt: Attempt, payment: PaymentRow): boolean {
  return (
    attempt.paymentId === payment.id &&
    attempt.amount === payment.amount &&
    attempt.currency === payment.currency
  )
}

function reportMismatch({ logger }: PaymentServices, payment: PaymentRow, attempt: Attempt): void {
  const { providerId, paymentId, state, amount, currency } = attempt
  logger.error(
    {
      payment: payment.id,
      order: payment.orderId,
      expected: { amount: payment.amount, currency: payment.currency },
      reported: { providerId, paymentId, state, amount, currency },
    },
    'a payment was refused: the provider reports another attempt, amount or currency',
  )
}
