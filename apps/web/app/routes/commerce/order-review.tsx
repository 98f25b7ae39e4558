import { FormMessage } from '@chignon/ui/form-message'
import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { AttendeeList } from '../../areas/commerce/order/attendee-list.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { FormKeyInput } from '../../areas/commerce/order/form-key-input.tsx'
import { loadOrderStep } from '../../areas/commerce/order/load-order.ts'
import { NextButton } from '../../areas/commerce/order/next-button.tsx'
import { OrderStepPage } from '../../areas/commerce/order/order-step-page.tsx'
import { stepPath } from '../../areas/commerce/order/order-steps.ts'
import { ReviewPart } from '../../areas/commerce/order/review-part.tsx'
import { runCheckoutAction } from '../../areas/commerce/order/run-checkout-action.ts'
import { BillingAddress } from '../../areas/commerce/payment/billing-address.tsx'
import { OrderButtonLabel } from '../../areas/commerce/payment/order-button-label.tsx'
import { payingMethodOf } from '../../areas/commerce/payment/paying-method.ts'
import { startPayment } from '../../areas/commerce/payment/start-payment.ts'
import { termsField, TermsAgreement } from '../../areas/commerce/payment/terms-agreement.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { readForm } from '../../lib/forms/read-form.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/order-review.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrderStep(args, 'review')
  const method = payingMethodOf(order)
  if (!method) throw redirect(stepPath(order, 'payment'))
  const code = order.billing?.country ?? ''
  const { data: country } = await loaderQueries(args.context, args.request).load(baseEndpoints.country, {
    params: { code },
  })
  return { order, method, country: country.name, now: new Date().toISOString(), formKey: newFormKey() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const order = await loadOrderStep({ context, request, params }, 'review')
  const form = await readForm(request)
  const method = payingMethodOf(order)
  if (!method) throw redirect(stepPath(order, 'payment'))
  // With success, so that the page is loaded again and shows the other method.
  if (form.get(methodField) !== method) return { message: null, problem: 'other-method' as const }
  if (!form.has(termsField)) return data({ message: null, problem: 'terms' as const }, 422)
  return runCheckoutAction({ context, request }, (call) => startPayment(call, form, order, method))
}

// The method that the page shows: another one may have been chosen in another tab.
const methodField = 'shown_method'

/** `/orders/:id/review`: everything once more before it is bought. */
export default function OrderReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [actionData])
  const { order, method, country, now, formKey } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  const names = { card: t`Card`, transfer: t`Bank transfer`, free: t`Nothing to pay` }
  return (
    <OrderStepPage order={order} now={now} step="review" title={t`Order review`}>
      {order.attendees.length > 0 && (
        <ReviewPart id="attendees" title={<Trans>Attendees</Trans>} editPath={stepPath(order, 'attendees')}>
          <AttendeeList order={order} />
        </ReviewPart>
      )}
      {order.billing && (
        <ReviewPart id="billing" title={<Trans>Billing address</Trans>} editPath={stepPath(order, 'payment')}>
          <BillingAddress billing={order.billing} country={country} />
        </ReviewPart>
      )}
      <ReviewPart id="method" title={<Trans>Payment</Trans>} editPath={stepPath(order, 'payment')}>
        <p className="text-text-muted">{names[method]}</p>
      </ReviewPart>
      <Form ref={form} method="post" noValidate className="border-t border-line pt-8">
        <FormKeyInput value={formKey} />
        <input type="hidden" name={methodField} value={method} />
        <TermsAgreement isMissing={problem === 'terms'} />
        {(actionData?.message || problem === 'other-method') && (
          <FormMessage tone="error" className="mt-6">
            {actionData?.message ?? (
              <span>
                <Trans>
                  The payment method was changed in another tab. Please check your order, then confirm it
                  again.
                </Trans>
              </span>
            )}
          </FormMessage>
        )}
        <NextButton isBusy={state !== 'idle'}>
          <OrderButtonLabel method={method} order={order} />
        </NextButton>
      </Form>
    </OrderStepPage>
  )
}
