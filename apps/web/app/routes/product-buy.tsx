import { OrderSummary } from '@chignon/ui/order-summary'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { PrivateHead } from '../areas/account/private-head.tsx'
import { applyGuards } from '../areas/account/guards.ts'
import { loadProduct } from '../areas/checkout/buy/load-product.ts'
import { loadQuote } from '../areas/checkout/buy/load-quote.ts'
import { PlaceOrderForm } from '../areas/checkout/buy/place-order-form.tsx'
import { ProductOverview } from '../areas/checkout/buy/product-overview.tsx'
import { promoCodeOf, runSelectionAction } from '../areas/checkout/buy/run-selection-action.ts'
import { CheckoutPage } from '../areas/checkout/order/checkout-page.tsx'
import { newFormKey } from '../areas/checkout/order/form-key.ts'
import { PromoCodeForm } from '../areas/checkout/order/promo-code-form.tsx'
import { useOrderAmounts } from '../areas/checkout/order/use-order-amounts.tsx'
import type { Route } from './+types/product-buy.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const product = await loadProduct({ context, request, params })
  const code = promoCodeOf(new URL(request.url).searchParams.get('promo_code'))
  const lines = [{ type: product.type, id: product.id, count: 1 }]
  return { product, ...(await loadQuote({ context, request }, lines, code)), formKey: newFormKey() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  applyGuards(['member'], { context, request })
  return runSelectionAction({ context, request }, async () => {
    const { type, id, path } = await loadProduct({ context, request, params })
    return {
      lines: [{ type, id, count: 1 }],
      pathWith: (code) => `${path}/buy${code ? `?promo_code=${encodeURIComponent(code)}` : ''}`,
    }
  })
}

/** `/courses/:slug/buy`, and those of programs and online masterclasses: what is bought, and what it costs. */
export default function ProductBuy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { product, quote, rejectedCode, problem, formKey } = loaderData
  const amounts = useOrderAmounts(quote)
  const title = t`Your purchase`
  return (
    <CheckoutPage
      title={title}
      summary={
        <OrderSummary {...amounts}>
          <PromoCodeForm action={pathname + search} amounts={quote} rejectedCode={rejectedCode} />
          <PlaceOrderForm
            action={pathname + search}
            formKey={formKey}
            code={quote?.promo_code ?? null}
            message={actionData?.message ?? problem}
            isDisabled={!quote}
          />
        </OrderSummary>
      }
    >
      <PrivateHead title={`${title}: ${product.name}`} />
      <ProductOverview product={product} />
    </CheckoutPage>
  )
}
