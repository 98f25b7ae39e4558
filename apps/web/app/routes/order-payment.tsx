import { baseEndpoints } from '@chignon/contract/base'
import { orderEndpoints } from '@chignon/contract/order'
import { userEndpoints } from '@chignon/contract/user'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { assertStep, loadOrderStep } from '../areas/checkout/order/load-order.ts'
import { OrderStepPage } from '../areas/checkout/order/order-step-page.tsx'
import { stepPath } from '../areas/checkout/order/order-steps.ts'
import { billingFields } from '../areas/checkout/payment/billing-fields.ts'
import { BillingForm } from '../areas/checkout/payment/billing-form.tsx'
import { payingMethodOf } from '../areas/checkout/payment/paying-method.ts'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { runFormAction, type Submission } from '../lib/forms/run-form-action.ts'
import { privateHeaders } from '../lib/routing/private-headers.ts'
import type { Route } from './+types/order-payment.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrderStep(args, 'payment')
  const { load } = loaderQueries(args.context, args.request)
  const [{ data: countries }, { data: user }] = await Promise.all([
    load(baseEndpoints.countries, {}),
    load(userEndpoints.me, {}),
  ])
  const method = payingMethodOf(order)
  return { order, method, countries, country: user.profile.country, now: new Date().toISOString() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const setBilling = async ({ call, values }: Submission<keyof typeof billingFields>) => {
    const { data } = await call(orderEndpoints.show, { params })
    const order = assertStep(data, 'payment')
    const { payment_method, company, vat_number, ...address } = values
    const method = payment_method === 'bank-transfer' ? 'transfer' : 'card'
    const body = {
      ...address,
      company: company || null,
      vat_number: vat_number || null,
      payment_method: order.total === 0 ? null : method,
    } as const
    await call(orderEndpoints.setBilling, { params, body })
    throw redirect(stepPath(order, 'review'))
  }
  return runFormAction({ context, request }, billingFields, setBilling, { isForMembers: true })
}

/** `/orders/:id/payment`: billing address and method of payment. */
export default function OrderPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { order, now, ...rest } = loaderData
  return (
    <OrderStepPage order={order} now={now} step="payment" title={t`Payment details`}>
      <BillingForm order={order} {...rest} actionData={actionData} />
    </OrderStepPage>
  )
}
