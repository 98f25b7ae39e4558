import { randomUUID } from 'node:crypto'
import { authEndpoints } from '@chignon/contract/identity/auth'
import { courseEndpoints } from '@chignon/contract/catalogue/course'
import { orderEndpoints, type Order } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import type { Call } from '@chignon/app-kit/data/call'

const billing = {
  full_name: 'Ada Lovelace',
  address: 'Hauptstr. 1',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
}

/** Orders sample courses by bank transfer, one an order, through the API. */
export async function orderCoursesByTransfer(
  api: (token?: string) => Call,
  buyer: { email: string; password: string },
  count: number,
): Promise<Order[]> {
  const { data: session } = await api()(authEndpoints.login, { body: buyer })
  const call = api(session.token)
  const { data: courses } = await api()(courseEndpoints.list, { query: { per_page: count } })
  return Promise.all(
    courses.map(async ({ id }) => {
      const { data: order } = await call(orderEndpoints.place, {
        body: { lines: [{ type: 'course', id, count: 1 }] },
        idempotencyKey: randomUUID(),
      })
      const params = { id: order.id }
      await call(orderEndpoints.setBilling, { params, body: { ...billing, payment_method: 'transfer' } })
      const payment = { params, body: { method: 'transfer' as const }, idempotencyKey: randomUUID() }
      await call(paymentEndpoints.start, payment)
      return order
    }),
  )
}
