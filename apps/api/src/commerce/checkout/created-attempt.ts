import type { PaymentRow } from '../payment/payment.queries.ts'
import type { Attempt } from '../../platform/payment-provider/payment-provider.ts'
import { askProvider } from './ask-provider.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

/**
 * The attempt of a payment whose answer was lost; null if there may be none. Asking again creates none besides it, but would charge a
 * saved card; if that one was charged after all, its webhook says so.
 */
export async function createdAttempt(
  services: PaymentServices,
  payment: PaymentRow,
): Promise<Attempt | null> {
  const found = await services.payments.findByPaymentId(payment.id)
  return found ?? (payment.cardUse === 'saved' ? null : askProvider(services, payment))
}
