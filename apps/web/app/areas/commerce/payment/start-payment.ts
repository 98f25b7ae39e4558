import type { Order } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import type { Call } from '@chignon/app-kit/data/call'
import { idempotencyKeyOf } from '../order/form-key.ts'
import { redirectToStep } from '../order/load-order.ts'
import type { PayingMethod } from './paying-method.ts'

/** Starts an attempt to pay an order, and redirects to the card or to the result. The same form starts it once (ORDER-5). */
export async function startPayment(
  call: Call,
  form: FormData,
  { id }: Pick<Order, 'id'>,
  method: PayingMethod,
): Promise<Response> {
  const idempotencyKey = idempotencyKeyOf(form, [id, method])
  await call(paymentEndpoints.start, { params: { id }, body: { method }, idempotencyKey })
  return redirectToStep({ id }, method === 'card' ? 'complete' : 'result')
}
