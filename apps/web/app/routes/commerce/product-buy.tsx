import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { AddToBasket } from '../../areas/catalogue/product/add-to-basket.tsx'
import { BuyForm } from '../../areas/commerce/buy/buy-form.tsx'
import { loadBillingParts } from '../../areas/commerce/buy/load-billing-parts.ts'
import { loadProduct } from '../../areas/commerce/buy/load-product.ts'
import { loadQuote } from '../../areas/commerce/buy/load-quote.ts'
import { ProductOverview } from '../../areas/commerce/buy/product-overview.tsx'
import { promoCodeOf } from '../../areas/commerce/buy/run-selection-action.ts'
import { formResultIn } from '../../areas/commerce/buy/form-result-in.ts'
import { runBuyAction } from '../../areas/commerce/buy/run-buy-action.ts'
import { CheckoutPage } from '../../areas/commerce/order/checkout-page.tsx'
import { CheckoutSteps } from '../../areas/commerce/order/checkout-steps.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { LazyPromoCodeForm } from '../../areas/commerce/order/lazy-promo-code-form.tsx'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import type { Route } from './+types/product-buy.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const product = await loadProduct({ context, request, params })
  const code = promoCodeOf(new URL(request.url).searchParams.get('promo_code'))
  const lines = [{ type: product.type, id: product.id, count: 1 }]
  const [quoted, billing] = await Promise.all([
    loadQuote({ context, request }, lines, code),
    loadBillingParts({ context, request }),
  ])
  return { product, billing, ...quoted, formKey: newFormKey() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  const { type, id, path } = await loadProduct({ context, request, params })
  return runBuyAction({ context, request }, path, { type, id })
}

/** `/courses/:slug/buy`, also for programs and online masterclasses: what is bought, what it costs, and how it is paid. */
export default function ProductBuy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { product, billing, quote, rejectedCode, problem, formKey } = loaderData
  const amounts = useOrderAmounts(quote)
  const title = t`Your purchase`
  return (
    <CheckoutPage
      stepper={<CheckoutSteps step="payment" hasTickets={false} />}
      title={title}
      total={amounts.total}
      summary={
        <OrderSummary {...amounts}>
          <LazyPromoCodeForm action={pathname + search} amounts={quote} rejectedCode={rejectedCode} />
          <AddToBasket type={product.type} id={product.id} variant="secondary" size="large" />
        </OrderSummary>
      }
    >
      <PrivateHead title={`${title}: ${product.name}`} />
      <div className="grid gap-12">
        <ProductOverview product={product} />
        <BuyForm
          {...billing}
          quote={quote}
          problem={problem}
          formKey={formKey}
          canTransfer
          actionData={formResultIn(actionData)}
        />
      </div>
    </CheckoutPage>
  )
}
