import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import { redirect, redirectDocument } from 'react-router'
import { loadOrder, loadOrderStep } from '../../areas/commerce/order/load-order.ts'
import { OrderStepPage } from '../../areas/commerce/order/order-step-page.tsx'
import { cancelRefusedQuery, currentStep, stepPath } from '../../areas/commerce/order/order-steps.ts'
import { runCheckoutAction } from '../../areas/commerce/order/run-checkout-action.ts'
import { LazyStripeForm } from '../../areas/commerce/payment/lazy-stripe-form.tsx'
import { payWithTestTill } from '../../areas/commerce/payment/pay-with-test-till.ts'
import { RunningPayment } from '../../areas/commerce/payment/running-payment.tsx'
import { TestTillConfirmation } from '../../areas/commerce/payment/test-till-confirmation.tsx'
import { TestTillForm } from '../../areas/commerce/payment/test-till-form.tsx'
import type { Call } from '@chignon/app-kit/data/call'
import { callFor } from '../../lib/data/loader-queries.ts'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { readForm } from '../../lib/forms/read-form.ts'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/order-complete.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  // The payment provider leads back here with a query: its result may be known before its webhook has arrived.
  const query = new URL(args.request.url).searchParams
  if (query.has('payment_intent')) {
    const { id, payment } = await loadOrder(args)
    if (payment)
      await callFor(args.context)(paymentEndpoints.refresh, { params: { id, payment: payment.id } })
  }
  const order = await loadOrderStep(args, 'complete')
  return { order, now: new Date().toISOString(), wasCancelRefused: query.has(cancelRefusedQuery) }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const order = await loadOrder({ context, request, params })
  const form = await readForm(request)
  const { payment } = order
  if (!payment) throw redirectDocument(stepPath(order, currentStep(order, new Date())))
  const shown = payment
  return runCheckoutAction({ context, request }, async (call) => {
    const problem = await pay(call).then(
      () => null,
      (error: unknown) => {
        // It was paid, cancelled or begun again in another tab: the page then shows the order as it is now.
        if (error instanceof ProblemError && error.status < 500 && error.status !== 401) return error
        throw error
      },
    )
    const after = await loadOrder({ context, request, params })
    const step = currentStep(after, new Date())
    if (step !== 'complete') return redirectDocument(stepPath(after, step))
    if (problem && after.payment?.id === payment.id && after.payment.state === payment.state) throw problem
    return form.get('intent') === 'refresh' ? null : redirect(stepPath(after, step))
  })

  async function pay(call: Call): Promise<void> {
    const { id, card_form: card } = shown
    if (card?.provider === 'test-till') await payWithTestTill(call, form, card)
    await call(paymentEndpoints.refresh, { params: { id: order.id, payment: id } })
  }
}

/** `/orders/:id/complete`: the card, and the progress of its payment. */
export default function OrderComplete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { order, now, wasCancelRefused } = loaderData
  const { payment } = order
  const total = money(order.total, order.currency)
  const message = actionData?.message ?? null
  const card = payment?.card_form
  const isRunning = payment?.state === 'processing' || !card
  return (
    <OrderStepPage order={order} now={now} step="complete" title={t`Complete order`} isOpen={!isRunning}>
      {isRunning ? (
        <>
          {wasCancelRefused && (
            <FormMessage tone="error" className="mb-6">
              <Trans>
                Your card is being processed, so this order cannot be cancelled now. As soon as the result is
                known, it is shown here.
              </Trans>
            </FormMessage>
          )}
          <RunningPayment isChecking={payment?.is_checking ?? false} />
        </>
      ) : card.provider === 'stripe' ? (
        // Another attempt has a form of its own.
        <LazyStripeForm key={card.client_secret} card={card} total={total} />
      ) : payment.state === 'needs_confirmation' ? (
        <TestTillConfirmation total={total} />
      ) : (
        <TestTillForm total={total} message={message} />
      )}
      {!isRunning && (
        <p className="mt-6 max-w-prose text-small text-text-muted">
          <Trans>Your card number goes to the payment provider only; we never see or store it.</Trans>
        </p>
      )}
    </OrderStepPage>
  )
}
