import type { PaymentRow } from '../payment/payment.queries.ts'
import { listRefunds, type RefundRow } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'

/** What was received with a payment and not returned, in cents. `refunds` are the refunds of its order; failed ones count as nothing. */
export function refundableAmount(
  { id, received }: Pick<PaymentRow, 'id' | 'received'>,
  refunds: readonly RefundRow[],
): number {
  return refunds
    .filter((refund) => refund.paymentId === id && refund.state !== 'failed')
    .reduce((left, refund) => left - refund.amount, received)
}

/** What was received with a payment and not returned, with the refunds as they are now. */
export async function loadRefundableAmount(
  { db }: Pick<Services, 'db'>,
  payment: Pick<PaymentRow, 'id' | 'received' | 'orderId'>,
): Promise<number> {
  return refundableAmount(payment, await listRefunds(db(), payment.orderId))
}
