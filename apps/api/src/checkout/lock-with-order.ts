import { lockOrder } from '../order/order.queries.ts'
import type { OrderRow } from '../order/order-parts.queries.ts'
import { lockPayment, type PaymentRow } from '../payment/payment.queries.ts'
import type { Services } from '../services.ts'

/** Locks the order of a payment, then the payment. */
export async function lockWithOrder(
  { db }: Pick<Services, 'db'>,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const order = await lockOrder(db(), orderId)
  const payment = await lockPayment(db(), id)
  if (!order || !payment) throw new Error(`there is no payment ${id}`)
  return { order, payment }
}
