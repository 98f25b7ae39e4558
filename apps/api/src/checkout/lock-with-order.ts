import { lockOrder, type OrderRow } from '../order/order.queries.ts'
import { findPayment, lockPayment, type PaymentRow } from '../payment/payment.queries.ts'
import type { Services } from '../services.ts'

/** Locks the order of a payment, then the payment. */
export async function lockWithOrder(
  { db }: Pick<Services, 'db'>,
  paymentId: string,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const found = await findPayment(db(), { id: paymentId })
  const order = found && (await lockOrder(db(), found.orderId))
  const payment = await lockPayment(db(), paymentId)
  if (!order || !payment) throw new Error(`there is no payment ${paymentId}`)
  return { order, payment }
}
