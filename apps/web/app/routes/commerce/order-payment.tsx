import { orderEndpoints } from '@chignon/contract/commerce/order'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { loadBillingParts } from '../../areas/commerce/buy/load-billing-parts.ts'
import { FormKeyInput } from '../../areas/commerce/order/form-key-input.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { assertStep, loadOrderStep } from '../../areas/commerce/order/load-order.ts'
import { OrderStepPage } from '../../areas/commerce/order/order-step-page.tsx'
import { hasReview, stepPath } from '../../areas/commerce/order/order-steps.ts'
import { billingFields } from '../../areas/commerce/payment/billing-fields.ts'
import { BillingForm } from '../../areas/commerce/payment/billing-form.tsx'
import { missingFields } from '../../areas/commerce/payment/missing-fields.ts'
import { chosenMethod, payOrder, saveBilling } from '../../areas/commerce/payment/pay-order.ts'
import { payingMethodOf } from '../../areas/commerce/payment/paying-method.ts'
import { ShownTotal } from '../../areas/commerce/payment/shown-total.tsx'
import { readForm } from '../../lib/forms/read-form.ts'
import { runFormAction, type Submission } from '../../lib/forms/run-form-action.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/order-payment.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrderStep(args, 'payment')
  const billing = await loadBillingParts(args)
  return {
    order,
    billing,
    method: payingMethodOf(order),
    now: new Date().toISOString(),
    formKey: newFormKey(),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request.clone())
  const submit = async ({ call, values, reject }: Submission<keyof typeof billingFields>) => {
    const { data } = await call(orderEndpoints.show, { params })
    const order = assertStep(data, 'payment')
    if (hasReview(order)) {
      await saveBilling(call, order, values, chosenMethod(order, values))
      throw redirect(stepPath(order, 'review'))
    }
    if (values.terms !== 'on') reject(missingFields(values, order.total))
    throw await payOrder(call, form, order, values)
  }
  return runFormAction({ context, request }, billingFields, submit, { isForMembers: true })
}

/** `/orders/:id/payment`: billing address and method of payment. What needs no attendees is ordered here, without a review. */
export default function OrderPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { order, method, billing, now, formKey } = loaderData
  return (
    <OrderStepPage order={order} now={now} step="payment" title={t`Payment details`}>
      <BillingForm
        {...billing}
        order={order}
        method={method}
        isLast={!hasReview(order)}
        actionData={actionData}
      >
        <FormKeyInput value={formKey} />
        <ShownTotal total={order.total} />
      </BillingForm>
    </OrderStepPage>
  )
}
