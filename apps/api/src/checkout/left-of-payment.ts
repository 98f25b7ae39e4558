import type { PaymentRow } from '../payment/payment.queries.ts'
import type { RefundRow } from '../payment/refund.queries.ts'

/** What was received with a payment and not returned, in cents. `refunds` are those of its order; failed ones returned nothing. */
export function leftOfPayment(
  { id, received }: Pick<PaymentRow, 'id' | 'received'>,
  refunds: readonly RefundRow[],
): number {
  return refunds
    .filter((refund) => refund.paymentId === id && refund.state !== 'failed')
    .reduce((left, refund) => left - refund.amount, received)
}
