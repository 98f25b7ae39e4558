import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { OrderSummary } from '@chignon/ui/order-summary'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { BasketOverlaps } from '../../areas/commerce/basket/basket-overlaps.tsx'
import { BasketLines } from '../../areas/commerce/basket/basket-lines.tsx'
import { TicketOffer } from '../../areas/commerce/basket/ticket-offer.tsx'
import { basketStoreOf } from '../../areas/commerce/basket/basket-store.ts'
import { mergeGuestBasket } from '../../areas/commerce/basket/merge-guest-basket.ts'
import { runBasketAction } from '../../areas/commerce/basket/run-basket-action.ts'
import { loadQuote } from '../../areas/commerce/buy/load-quote.ts'
import { PlaceOrderForm } from '../../areas/commerce/buy/place-order-form.tsx'
import { promoCodeOf } from '../../areas/commerce/buy/run-selection-action.ts'
import { LazyUnfinishedOrders } from '../../areas/commerce/unfinished/lazy-unfinished-orders.tsx'
import { loadUnfinishedOrders } from '../../areas/commerce/unfinished/load-unfinished-orders.ts'
import { CheckoutPage } from '../../areas/commerce/order/checkout-page.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { LazyPromoCodeForm } from '../../areas/commerce/order/lazy-promo-code-form.tsx'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { isGuest } from '../../lib/data/viewer.ts'
import { LazyEmptyState } from '../../areas/site/lazy-empty-state.tsx'
import type { Route } from './+types/basket.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  // What could not be merged when the person signed in.
  await mergeGuestBasket(context)
  const [basket, unfinished] = await Promise.all([
    basketStoreOf(context, loaderQueries(context, request).load).show(),
    loadUnfinishedOrders({ context, request }),
  ])
  const code = promoCodeOf(new URL(request.url).searchParams.get('promo_code'))
  const quoted =
    code === null
      ? { quote: basket.quote, rejectedCode: null, problem: null }
      : await loadQuote({ context, request }, basket.lines, code)
  return { basket, unfinished, ...quoted, formKey: newFormKey() }
}

export function action({ context, request }: Route.ActionArgs) {
  return runBasketAction({ context, request })
}

/** `/basket`: everything that was added, in one order (ORDER-1). */
export default function BasketPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { basket, unfinished, quote, rejectedCode, problem, formKey } = loaderData
  const amounts = useOrderAmounts(quote ?? basket.quote)
  const title = t`Basket`
  const { viewer, greeting } = useRootData()
  const isOfGuest = isGuest(viewer)
  const message = actionData?.message ?? problem
  const offer = actionData?.offer ?? null
  const refusal = (message || offer) && (
    <div className="grid gap-4">
      {message && <FormMessage tone="error">{message}</FormMessage>}
      {offer && <TicketOffer offer={offer} />}
    </div>
  )
  // With scripts it is a toast.
  const note = greeting && (
    <noscript>
      <FormMessage tone="success" className="mb-6">
        {greeting}
      </FormMessage>
    </noscript>
  )
  if (basket.lines.length === 0)
    return (
      <div className="content-width grid grow place-items-center py-10">
        <PrivateHead title={title} />
        {note}
        <LazyUnfinishedOrders unfinished={unfinished} className="mb-10 grid w-full gap-4" />
        {refusal && <div className="w-full max-w-prose">{refusal}</div>}
        <LazyEmptyState
          level={1}
          coiffure="braid"
          seed="basket"
          title={t`Your basket is empty`}
          text={
            isOfGuest
              ? t`Courses, programs, masterclasses and tickets that you add are kept here. Log in to see them on every device.`
              : t`Courses, programs, masterclasses and tickets that you add are kept here, on every device.`
          }
          action={
            <Button asChild size="large">
              <Link to="/educations">
                <Trans>See all courses</Trans>
              </Link>
            </Button>
          }
        />
      </div>
    )
  return (
    <CheckoutPage
      isPlain={false}
      title={title}
      total={amounts.total}
      summary={
        <OrderSummary {...amounts} lines={[]}>
          <LazyPromoCodeForm action={pathname + search} amounts={quote} rejectedCode={rejectedCode} />
          <PlaceOrderForm action={pathname + search} formKey={formKey} code={quote?.promo_code ?? null} />
          {isOfGuest && (
            <p className="text-small text-text-muted">
              <Trans>You log in or create an account in the next step.</Trans>
            </p>
          )}
        </OrderSummary>
      }
      notes={
        <>
          <LazyUnfinishedOrders unfinished={unfinished} className="grid gap-4" />
          <BasketOverlaps basket={basket} />
          {refusal}
        </>
      }
    >
      <PrivateHead title={title} />
      {note}
      <BasketLines basket={basket} />
    </CheckoutPage>
  )
}
