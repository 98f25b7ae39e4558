import type { PaymentRow } from '../payment/payment.queries.ts'
import type { Attempt } from '../../platform/payment-provider/payment-provider.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Creates the attempt of a payment at the provider, or returns the one that was created before. The key and every value are the
 * same each time, so that it can be asked again when an answer was lost (ORDER-5). Null if a saved card is unknown there.
 */
export function askProvider(
  { payments }: Pick<Services, 'payments'>,
  payment: PaymentRow,
): Promise<Attempt | null> {
  const { id, orderId, amount, currency, cardUse, customerId, methodId } = payment
  const request = { paymentId: id, amount, currency, idempotencyKey: id, description: `Order ${orderId}` }
  if (cardUse === 'saved' && customerId !== null && methodId !== null) {
    return payments.chargeSaved({ ...request, card: { customerId, methodId } })
  }
  return payments.createAttempt({ ...request, savesCard: cardUse === 'save' })
}
