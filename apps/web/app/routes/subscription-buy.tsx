import { subscriptionEndpoints } from '@chignon/contract/subscription'
import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { applyGuards } from '../areas/account/guards.ts'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { loadQuote } from '../areas/checkout/buy/load-quote.ts'
import { PlaceOrderForm } from '../areas/checkout/buy/place-order-form.tsx'
import { promoCodeOf, runSelectionAction } from '../areas/checkout/buy/run-selection-action.ts'
import { CheckoutPage } from '../areas/checkout/order/checkout-page.tsx'
import { newFormKey } from '../areas/checkout/order/form-key.ts'
import { PromoCodeForm } from '../areas/checkout/order/promo-code-form.tsx'
import { useOrderAmounts } from '../areas/checkout/order/use-order-amounts.tsx'
import { PlanOverview } from '../areas/subscription/plan-overview.tsx'
import { loaderQueries } from '../lib/data/loader-queries.ts'
import { redirectToCanonical } from '../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/subscription-buy.ts'

async function loadPlan({ context, request, params }: Route.LoaderArgs | Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  return (await load(subscriptionEndpoints.plan, { params: { id: params.id } })).data
}

const linesOf = ({ id }: { id: string }) => [{ type: 'subscription' as const, id, count: 1 }]

export async function loader(args: Route.LoaderArgs) {
  const plan = await loadPlan(args)
  if (args.params.id !== plan.slug)
    redirectToCanonical(args.request, args.params.id, '/subscription', `${plan.slug}/buy`)
  const code = promoCodeOf(new URL(args.request.url).searchParams.get('promo_code'))
  return { plan, ...(await loadQuote(args, linesOf(plan), code)), formKey: newFormKey() }
}

export async function action(args: Route.ActionArgs) {
  const plan = await loadPlan(args)
  return runSelectionAction(args, async () => ({
    lines: linesOf(plan),
    pathWith: (code) =>
      `/subscription/${plan.slug}/buy${code ? `?promo_code=${encodeURIComponent(code)}` : ''}`,
  }))
}

/** `/subscription/:id/buy`: the plan, and what its first period costs. */
export default function SubscriptionBuy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { plan, quote, rejectedCode, problem, formKey } = loaderData
  const title = t`Your subscription`
  return (
    <CheckoutPage
      title={title}
      summary={
        <OrderSummary {...useOrderAmounts(quote)}>
          <PromoCodeForm action={pathname + search} amounts={quote} rejectedCode={rejectedCode} />
          {/* A subscription is ordered on its own, so there is no basket. */}
          <PlaceOrderForm
            action={pathname + search}
            code={quote?.promo_code ?? null}
            formKey={formKey}
            message={actionData?.message ?? problem}
            isDisabled={!quote}
            isBasket
          />
        </OrderSummary>
      }
    >
      <PrivateHead title={`${title}: ${plan.name}`} />
      <PlanOverview plan={plan} />
    </CheckoutPage>
  )
}
