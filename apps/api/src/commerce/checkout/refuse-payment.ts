import { noteMoney } from '../money-case/note-money.ts'
import { changePayment, type PaymentRow } from '../payment/payment.queries.ts'
import { paymentStates } from '../payment/payment.states.ts'
import type { Attempt } from '../../platform/payment-provider/payment-provider.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/**
 * Refuses what a provider reports because it is another attempt, amount or currency, in the current transaction with the payment locked
 * (PAY-6). Money that has arrived is noted for staff; the payment is over then, so that its order can be paid otherwise or released.
 */
export async function refusePayment(
  services: PaymentServices,
  payment: PaymentRow,
  attempt: Attempt,
): Promise<PaymentRow> {
  const { db, clock, logger } = services
  const { providerId, paymentId, state, amount, received, currency } = attempt
  logger.error(
    {
      payment: payment.id,
      order: payment.orderId,
      expected: { amount: payment.amount, currency: payment.currency },
      reported: { providerId, paymentId, state, amount, received, currency },
    },
    'a payment was refused: the provider reports another attempt, amount or currency',
  )
  if (state === 'succeeded') {
    await noteMoney(services, {
      kind: 'wrong_amount',
      reference: providerId,
      orderId: payment.orderId,
      paymentId: payment.id,
      amount: received,
      currency,
      expectedAmount: payment.amount,
      expectedCurrency: payment.currency,
    })
  }
  const isOver = state === 'succeeded' || state === 'cancelled'
  const canEnd = isOver && paymentStates.can(payment.state, 'cancel')
  return changePayment(db(), payment.id, {
    checkedAt: clock(),
    unansweredAt: null,
    ...(canEnd ? { state: paymentStates.next(payment.state, 'cancel') } : {}),
  })
}
