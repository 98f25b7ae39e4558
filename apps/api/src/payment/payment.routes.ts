import { paymentEndpoints } from '@chignon/contract/payment'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { startPayment } from '../checkout/start-payment.ts'
import { redactError } from '../db/errors.ts'
import { implement } from '../http/implement.ts'
import { findOwnOrderRow } from '../order/find-own-order.ts'
import { presentPayment } from './payment.present.ts'
import { findPayment } from './payment.queries.ts'

/** Payment attempts of the viewer's orders. Another person's order does not exist for the viewer. */
export const paymentRoutes = implement(paymentEndpoints, {
  async start({ params, body, idempotencyKey, viewer, locale, fail, services }) {
    const { id: orderId } = await findOwnOrderRow(services.db(), params.id, viewer, fail)
    const start = { orderId, method: body.method, idempotencyKey, fail }
    const payment = await startPayment(services, start)
    // Starting to pay by transfer sets when it is due.
    const order = await findOwnOrderRow(services.db(), orderId, viewer, fail)
    return { data: presentPayment(services, payment, order, locale) }
  },
  async refresh({ params, viewer, locale, fail, services }) {
    const order = await findOwnOrderRow(services.db(), params.id, viewer, fail)
    const payment = await findPayment(services.db(), { id: params.payment })
    if (payment?.orderId !== order.id) return fail(404)
    const current = await reconcilePayment(services, payment.id).catch((error: unknown) => {
      services.logger.warn(
        { payment: payment.id, err: redactError(error) },
        'a payment could not be refreshed',
      )
      return payment
    })
    return { data: presentPayment(services, current, order, locale) }
  },
})
