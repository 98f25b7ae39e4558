import { withdrawalEndpoints } from '@chignon/contract/commerce/withdrawal'
import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { CheckoutPage } from '../../areas/commerce/order/checkout-page.tsx'
import { loadOrder } from '../../areas/commerce/order/load-order.ts'
import { stepPath } from '../../areas/commerce/order/order-steps.ts'
import { runCheckoutAction } from '../../areas/commerce/order/run-checkout-action.ts'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import { ChooseLines } from '../../areas/commerce/withdrawal/choose-lines.tsx'
import { ConfirmWithdrawal } from '../../areas/commerce/withdrawal/confirm-withdrawal.tsx'
import { chosenOf, readChoice } from '../../areas/commerce/withdrawal/withdrawal-choice.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { readForm } from '../../lib/forms/read-form.ts'
import type { Route } from './+types/order-withdrawal.ts'

export async function loader(args: Route.LoaderArgs) {
  const order = await loadOrder(args)
  const queries = loaderQueries(args.context, args.request)
  const params = { id: order.id }
  const { data } = await queries.load(withdrawalEndpoints.options, { params })
  const { options, currency } = data
  if (options.length === 0) throw redirect(stepPath(order, 'result'))
  const chosen = chosenOf(options, new URL(args.request.url).searchParams)
  if (chosen.length === 0) return { order, options, currency, chosen, withdrawal: null }
  const body = {
    line_ids: chosen.flatMap(({ line_id: line, ticket_id: ticket }) => (ticket === null ? [line] : [])),
    ticket_ids: chosen.flatMap(({ ticket_id: ticket }) => ticket ?? []),
  }
  const { data: withdrawal } = await queries.load(withdrawalEndpoints.request, { params, body })
  return { order, options, currency, chosen, withdrawal }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const body = readChoice(await readForm(request))
  return runCheckoutAction({ context, request }, async (call) => {
    await call(withdrawalEndpoints.confirm, { params, body })
    return redirect(stepPath(params, 'result'))
  })
}

/** `/orders/:id/withdrawal`: withdraw from a purchase in two steps (REFUND-3, REFUND-7). */
export default function OrderWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { order, options, currency, chosen, withdrawal } = loaderData
  const title = t`Withdraw from the purchase`
  return (
    <CheckoutPage
      isPlain={false}
      overline={t`Order ${order.number}`}
      title={title}
      summary={<OrderSummary {...useOrderAmounts(order)} />}
    >
      <PrivateHead title={title} />
      {withdrawal ? (
        <ConfirmWithdrawal
          withdrawal={withdrawal}
          chosen={chosen}
          orderPath={stepPath(order, 'result')}
          problem={actionData?.message ?? null}
        />
      ) : (
        <ChooseLines options={options} currency={currency} />
      )}
    </CheckoutPage>
  )
}
