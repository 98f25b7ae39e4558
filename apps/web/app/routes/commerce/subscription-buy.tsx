import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { redirect, useLocation } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { BuyForm } from '../../areas/commerce/buy/buy-form.tsx'
import { loadBillingParts } from '../../areas/commerce/buy/load-billing-parts.ts'
import { loadQuote } from '../../areas/commerce/buy/load-quote.ts'
import { formResultIn } from '../../areas/commerce/buy/form-result-in.ts'
import { runBuyAction } from '../../areas/commerce/buy/run-buy-action.ts'
import { promoCodeOf } from '../../areas/commerce/buy/run-selection-action.ts'
import { CheckoutPage } from '../../areas/commerce/order/checkout-page.tsx'
import { CheckoutSteps } from '../../areas/commerce/order/checkout-steps.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { LazyPromoCodeForm } from '../../areas/commerce/order/lazy-promo-code-form.tsx'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import { loadMembership } from '../../areas/commerce/subscription/load-membership.ts'
import { PlanOverview } from '../../areas/commerce/subscription/plan-overview.tsx'
import { subscriptionPath } from '../../areas/commerce/subscription/subscription-path.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/subscription-buy.ts'

async function loadPlan({ context, request, params }: Route.LoaderArgs | Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  const { load } = loaderQueries(context, request)
  return (await load(subscriptionEndpoints.plan, { params: { id: params.id } })).data
}

const linesOf = ({ id }: { id: string }) => [{ type: 'subscription' as const, id, count: 1 }]

export async function loader(args: Route.LoaderArgs) {
  const [plan, membership] = await Promise.all([loadPlan(args), loadMembership(args.context)])
  if (args.params.id !== plan.slug)
    redirectToCanonical(args.request, args.params.id, '/subscription', `${plan.slug}/buy`)
  // Only one subscription runs at a time (SUB-9).
  if (membership) throw redirect(subscriptionPath)
  const code = promoCodeOf(new URL(args.request.url).searchParams.get('promo_code'))
  const [quoted, billing] = await Promise.all([loadQuote(args, linesOf(plan), code), loadBillingParts(args)])
  return { plan, billing, ...quoted, formKey: newFormKey() }
}

export async function action(args: Route.ActionArgs) {
  const { id, slug } = await loadPlan(args)
  return runBuyAction(args, `/subscription/${slug}`, { type: 'subscription', id })
}

/** `/subscription/:id/buy`: the plan, what its first period costs, and its payment by card. */
export default function SubscriptionBuy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { plan, billing, quote, rejectedCode, problem, formKey } = loaderData
  const title = t`Your subscription`
  const amounts = useOrderAmounts(quote)
  return (
    <CheckoutPage
      stepper={<CheckoutSteps step="payment" hasTickets={false} />}
      title={title}
      total={amounts.total}
      summary={
        // A subscription is ordered on its own, so there is no basket.
        <OrderSummary {...amounts}>
          <LazyPromoCodeForm action={pathname + search} amounts={quote} rejectedCode={rejectedCode} />
        </OrderSummary>
      }
    >
      <PrivateHead title={`${title}: ${plan.name}`} />
      <div className="grid gap-12">
        <PlanOverview plan={plan} />
        <BuyForm
          {...billing}
          quote={quote}
          problem={problem}
          formKey={formKey}
          canTransfer={false}
          actionData={formResultIn(actionData)}
        />
      </div>
    </CheckoutPage>
  )
}
