import { withdrawalEndpoints } from '@chignon/contract/withdrawal'
import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { CheckoutPage } from '../areas/checkout/order/checkout-page.tsx'
import { loadOrder } from '../areas/checkout/order/load-order.ts'
import { stepPath } from '../areas/checkout/order/order-steps.ts'
import { runCheckoutAction } from '../areas/checkout/order/run-checkout-action.ts'
import { useOrderAmounts } from '../areas/checkout/order/use-order-amounts.ts'
import { ChooseLines } from '../areas/checkout/withdrawal/choose-lines.tsx'
import { ConfirmWithdrawal } from '../areas/checkout/withdrawal/confirm-withdrawal.tsx'
import { lineField, withdrawableLines } from '../areas/checkout/withdrawal/withdrawal-lines.ts'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { readForm } from '../lib/forms/read-form.ts'
import type { Route } from './+types/order-withdrawal.ts'

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrder(args)
  const lines = withdrawableLines(order)
  if (lines.length === 0 || order.withdrawable_until === null) throw redirect(stepPath(order, 'result'))
  const chosen = new URL(args.request.url).searchParams.getAll(lineField)
  const ids = lines.map(({ line_id: id }) => id).filter((id) => chosen.includes(id))
  if (ids.length === 0) return { order, lines, until: order.withdrawable_until, withdrawal: null }
  const queries = loaderQueries(args.context, args.request)
  const { data: withdrawal } = await queries.load(withdrawalEndpoints.request, {
    params: { id: order.id },
    body: { line_ids: ids },
  })
  return { order, lines, until: order.withdrawable_until, withdrawal }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const ids = form.getAll(lineField).filter((id) => typeof id === 'string')
  return runCheckoutAction({ context, request }, async (call) => {
    await call(withdrawalEndpoints.confirm, { params, body: { line_ids: ids } })
    return redirect(stepPath(params, 'result'))
  })
}

/** `/orders/:id/withdrawal`: withdraw from a purchase in two steps (REFUND-3). */
export default function OrderWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { order, lines, until, withdrawal } = loaderData
  const title = t`Withdraw from the purchase`
  return (
    <CheckoutPage
      overline={t`Order ${order.number}`}
      title={title}
      summary={<OrderSummary {...useOrderAmounts(order)} />}
    >
      <PrivateHead title={title} />
      {withdrawal ? (
        <ConfirmWithdrawal
          withdrawal={withdrawal}
          orderPath={stepPath(order, 'result')}
          problem={actionData?.message ?? null}
        />
      ) : (
        <ChooseLines lines={lines} currency={order.currency} until={until} />
      )}
    </CheckoutPage>
  )
}
