import { invoiceEndpoints } from '@chignon/contract/commerce/invoice'
import { FormMessage } from '@chignon/ui/form-message'
import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { CheckoutSteps } from '../../areas/commerce/order/checkout-steps.tsx'
import { CancelOrder } from '../../areas/commerce/order/cancel-order.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { HoldClock } from '../../areas/commerce/order/hold-clock.tsx'
import { loadOrder, redirectToStep } from '../../areas/commerce/order/load-order.ts'
import { currentStep, ticketCountOf } from '../../areas/commerce/order/order-steps.ts'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import { AwaitedTransfer } from '../../areas/commerce/result/awaited-transfer.tsx'
import { ClosedOrder } from '../../areas/commerce/result/closed-order.tsx'
import { FailedOrder } from '../../areas/commerce/result/failed-order.tsx'
import { RefundedOrder } from '../../areas/commerce/result/refunded-order.tsx'
import { isRecent, resultOf } from '../../areas/commerce/result/order-result.ts'
import { PlacedOrder } from '../../areas/commerce/result/placed-order.tsx'
import { runOrderAction } from '../../areas/commerce/result/run-order-action.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { privateHeaders } from '../../lib/routing/private-headers.ts'
import type { Route } from './+types/order.ts'

/** Not stored: Back must not show a step of an order that is placed (ORDER-11). */
export const headers = () => privateHeaders

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrder(args)
  const now = new Date()
  const result = resultOf(order, now)
  if (result === 'unfinished') throw redirectToStep(order, currentStep(order, now))
  const invoice = result === 'awaiting-transfer' ? await loadInvoice(args) : null
  return {
    order,
    result,
    invoice,
    isNew: isRecent(order, now),
    formKey: newFormKey(),
    now: now.toISOString(),
  }
}

async function loadInvoice({ context, request, params }: Route.LoaderArgs) {
  const invoices = await loaderQueries(context, request).loadOptional(invoiceEndpoints.list, { params })
  return invoices?.data.findLast(({ kind }) => kind === 'invoice') ?? null
}

export function action(args: Route.ActionArgs) {
  return runOrderAction(args)
}

/** `/orders/:id`: order placed, order failed, or what is still to be done (ORDER-4). */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { order, result, invoice, isNew, formKey, now } = loaderData
  const amounts = useOrderAmounts(order)
  const title = t`Order ${order.number}`
  const message = actionData?.message ?? null
  const transfer = order.payment?.transfer
  const isPlaced = result === 'placed' || result === 'awaiting-transfer'
  const hasSteps = result === 'failed' || (isPlaced && isNew)
  return (
    <div className="content-width grid gap-10 pt-10 pb-20 md:pt-16 md:pb-28">
      <PrivateHead title={title} />
      {hasSteps && (
        <CheckoutSteps
          step="complete"
          hasTickets={ticketCountOf(order) > 0}
          isComplete={result !== 'failed'}
        />
      )}
      {message && result !== 'failed' && <FormMessage tone="error">{message}</FormMessage>}
      {/* The seats are still held for another attempt. */}
      {result === 'failed' && <HoldClock order={order} now={now} />}
      {result === 'failed' ? (
        <FailedOrder order={order} formKey={formKey} message={message} />
      ) : result === 'placed' ? (
        <PlacedOrder order={order} isNew={isNew} />
      ) : result === 'awaiting-transfer' && transfer ? (
        <PlacedOrder
          order={order}
          isNew={isNew}
          invoice={invoice}
          transfer={<AwaitedTransfer order={order} transfer={transfer} />}
        />
      ) : result === 'refunded' ? (
        <RefundedOrder order={order} />
      ) : (
        <ClosedOrder order={order} isExpired={result === 'expired'} />
      )}
      {!isPlaced && (
        <OrderSummary {...amounts} title={title} className="mx-auto w-full max-w-xl">
          {result === 'failed' && (
            <CancelOrder orderId={order.id} hasTickets={ticketCountOf(order) > 0} isReloading={false} />
          )}
        </OrderSummary>
      )}
    </div>
  )
}
