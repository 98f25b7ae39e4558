import { orderEndpoints, type OrderLineForm } from '@chignon/contract/commerce/order'
import type { AppLoadContext } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { runFormAction } from '../../../lib/forms/run-form-action.ts'
import { idempotencyKeyOf } from '../order/form-key.ts'
import { assertStep } from '../order/load-order.ts'
import { billingFields } from '../payment/billing-fields.ts'
import { missingFields } from '../payment/missing-fields.ts'
import { payOrder } from '../payment/pay-order.ts'
import { shownTotalField } from '../payment/shown-total-field.ts'
import { appliedCodeField } from './applied-code-field.ts'
import { buyIntent } from './buy-intent.ts'
import { promoCodeOf, runSelectionAction } from './run-selection-action.ts'

/** Action of the purchase page of what needs no attendees: orders it and starts to pay, or does what a selection can. */
export async function runBuyAction(
  { context, request }: { context: AppLoadContext; request: Request },
  path: string,
  line: Pick<OrderLineForm, 'type' | 'id'>,
) {
  const form = await readForm(request.clone())
  const lines = [{ ...line, count: 1 }]
  if (form.get('intent') !== buyIntent)
    return runSelectionAction({ context, request }, async () => ({
      lines,
      pathWith: (code) => `${path}/buy${code ? `?promo_code=${encodeURIComponent(code)}` : ''}`,
    }))
  return runFormAction(
    { context, request },
    billingFields,
    async ({ call, values, reject }) => {
      if (values.terms !== 'on') reject(missingFields(values, Number(form.get(shownTotalField))))
      const body = { lines, promo_code: promoCodeOf(form.get(appliedCodeField)) }
      const idempotencyKey = idempotencyKeyOf(form, body)
      const { data: order } = await call(orderEndpoints.place, { body, idempotencyKey })
      throw await payOrder(call, form, assertStep(order, 'payment'), values)
    },
    { isForMembers: true },
  )
}
