import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { refreshPayment } from './refresh-payment.ts'
import { startPayment } from './start-payment.ts'
import { can } from '../../platform/http/authorize.ts'
import { implement } from '../../platform/http/implement.ts'
import { manageOrder } from '../order/order.policy.ts'
import { presentPayment } from '../payment/payment.present.ts'
import { findPaymentWithOrder } from '../payment/payment.queries.ts'

/** Payment attempts of the viewer's orders. Another person's order does not exist for the viewer. */
export const paymentRoutes = implement(paymentEndpoints, {
  async start({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const start = { orderId: params.id, viewer, method: body.method, idempotencyKey, fail }
    const { payment, order } = await startPayment(services, start)
    return { data: presentPayment(services, payment, order, locale) }
  },
  async refresh({ params, viewer, locale, fail, services }) {
    const found = await findPaymentWithOrder(services.db(), params.payment)
    if (found?.order.id !== params.id || !can(viewer, manageOrder, found.order)) return fail(404)
    const { payment, order } = found
    const current = await refreshPayment(services, payment)
    return { data: presentPayment(services, current, order, locale) }
  },
})
