import { basketEndpoints } from '@chignon/contract/commerce/basket'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { redirect, redirectDocument, type AppLoadContext } from 'react-router'
import type { Call } from '@chignon/app-kit/data/call'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../../lib/forms/read-form.ts'
import { safeReturnPath } from '../../../lib/routing/return-path.ts'
import { loadOrder } from '../order/load-order.ts'
import { cancelRefusedQuery, stepPath } from '../order/order-steps.ts'
import { runCheckoutAction } from '../order/run-checkout-action.ts'
import { startPayment } from '../payment/start-payment.ts'

type ActionArgs = { context: AppLoadContext; request: Request; params: { id: string } }

/** Action of an order's page: `cancel` it, `prolong` its hold, `retry` a failed payment, or `restart` with the same things. */
export async function runOrderAction({ context, request, params }: ActionArgs) {
  const order = await loadOrder({ context, request, params })
  const form = await readForm(request)
  const intent = form.get('intent')
  return runCheckoutAction({ context, request }, async (call) => {
    if (intent === 'retry') return startPayment(call, form, order, 'card')
    if (intent === 'restart') {
      for (const { type, id, count } of order.lines)
        await call(basketEndpoints.add, { body: { type, id, count } })
      return redirect('/basket')
    }
    if (intent === 'prolong') {
      await call(orderEndpoints.prolong, { params })
      return redirect(safeReturnPath(form.get('return_to')))
    }
    if (intent === 'cancel') return cancelOrder(call, params)
    return redirect(stepPath(order, 'result'))
  })
}

// While a card is being processed the order's page is the last step, which then says so.
async function cancelOrder(call: Call, params: { id: string }): Promise<Response> {
  try {
    await call(orderEndpoints.cancel, { params })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 409) throw error
    const { data } = await call(orderEndpoints.show, { params })
    if (data.payment?.state !== 'processing') throw error
    return redirectDocument(`${stepPath(data, 'complete')}?${cancelRefusedQuery}`)
  }
  return redirect(stepPath(params, 'result'))
}
