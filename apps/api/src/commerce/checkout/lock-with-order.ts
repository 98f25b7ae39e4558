import type { OrderRow } from '../order/order-parts.queries.ts'
import { lockPaymentWithOrder, type PaymentRow } from '../payment/payment.queries.ts'
import type { Services } from '../../platform/services.ts'

/** Locks the order of a payment, then the payment. */
export async function lockWithOrder(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<PaymentRow, 'id'>,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const locked = await lockPaymentWithOrder(db(), id)
  if (!locked) throw new Error(`there is no payment ${id}`)
  return locked
}
