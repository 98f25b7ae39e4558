import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { OrderSummary } from '@chignon/ui/order-summary'
import { problemOf, type TicketChoice, type TicketProblem } from '@chignon/ui/ticket-counter'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { data, Form, redirect, useLocation, useNavigation } from 'react-router'
import { PrivateHead } from '../../areas/identity/account/private-head.tsx'
import { useRequireMember } from '../../areas/identity/account/use-require-member.ts'
import { ticketSalesOf } from '../../areas/catalogue/live-masterclass/ticket-sales.ts'
import { appliedCodeField } from '../../areas/commerce/buy/applied-code-field.ts'
import { EventLine } from '../../areas/commerce/buy/event-line.tsx'
import { loadQuote } from '../../areas/commerce/buy/load-quote.ts'
import { promoCodeOf, runSelectionAction } from '../../areas/commerce/buy/run-selection-action.ts'
import { linesOfChoice, queryOfChoice, readTicketChoice } from '../../areas/commerce/buy/ticket-choice.ts'
import { TicketSelection } from '../../areas/commerce/buy/ticket-selection.tsx'
import { useChoiceInQuery } from '../../areas/commerce/buy/use-choice-in-query.ts'
import { LazyUnfinishedOrders } from '../../areas/commerce/unfinished/lazy-unfinished-orders.tsx'
import { loadUnfinishedOrders } from '../../areas/commerce/unfinished/load-unfinished-orders.ts'
import { LazyWaitlistBanner, LazyWaitlistForm } from '../../areas/commerce/waitlist/lazy-waitlist.tsx'
import { loadWaitlistEntry } from '../../areas/commerce/waitlist/load-waitlist-entry.ts'
import { canWaitFor, withReservedSeats } from '../../areas/commerce/waitlist/reserved-seats.ts'
import { isWaitlistForm, runWaitlistAction } from '../../areas/commerce/waitlist/run-waitlist-action.ts'
import { CheckoutPage } from '../../areas/commerce/order/checkout-page.tsx'
import { CheckoutSteps } from '../../areas/commerce/order/checkout-steps.tsx'
import { newFormKey } from '../../areas/commerce/order/form-key.ts'
import { FormKeyInput } from '../../areas/commerce/order/form-key-input.tsx'
import { LazyPromoCodeForm } from '../../areas/commerce/order/lazy-promo-code-form.tsx'
import { useOrderAmounts } from '../../areas/commerce/order/use-order-amounts.tsx'
import { readForm } from '../../lib/forms/read-form.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import { redirectToCanonical } from '../../lib/routing/redirect-to-canonical.ts'
import type { Route } from './+types/live-masterclass-buy.ts'

type EventArgs = Pick<Route.LoaderArgs, 'context' | 'request' | 'params'>

async function loadEvent({ context, request, params }: EventArgs) {
  const { load } = loaderQueries(context, request)
  const { data: event } = await load(liveMasterclassEndpoints.show, { params: { id: params.slug } })
  const entry = await loadWaitlistEntry({ context, request }, event.id)
  return { event: withReservedSeats(event, entry), entry }
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { event, entry } = await loadEvent({ context, request, params })
  if (params.slug !== event.slug)
    redirectToCanonical(request, params.slug, '/live-masterclasses', `${event.slug}/buy`)
  // The page of an event without tickets says why there are none.
  const hasSeats = event.status !== 'finished' && ticketSalesOf(event) === 'open'
  const canWait = entry === null && canWaitFor(event, new Date())
  if (!hasSeats && entry === null && !canWait) throw redirect(`/live-masterclasses/${event.slug}`)
  const query = new URL(request.url).searchParams
  const choice = readTicketChoice(query, event)
  const code = promoCodeOf(query.get('promo_code'))
  const [quoted, unfinished] = await Promise.all([
    loadQuote({ context, request }, linesOfChoice(choice), code),
    loadUnfinishedOrders({ context, request }, `live-masterclasses/${event.slug}`),
  ])
  return { event, entry, unfinished, hasSeats, canWait, choice, code, ...quoted, formKey: newFormKey() }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readForm(request.clone())
  if (isWaitlistForm(form)) return runWaitlistAction({ context, request }, form)
  const { event } = await loadEvent({ context, request, params })
  const isCodeForm = form.has('promo_code') || form.has('remove')
  const choice = readTicketChoice(isCodeForm ? new URL(request.url).searchParams : form, event)
  const result = await runSelectionAction({ context, request }, async () => ({
    lines: linesOfChoice(choice),
    pathWith: (code) => `/live-masterclasses/${event.slug}/buy${queryOfChoice(choice, code)}`,
    problem: isCodeForm ? null : problemOf(choice),
  }))
  // Without scripts the page shows the counts again, which its address does not have yet.
  return result instanceof Response ? result : data({ ...result.data, choice }, result.init ?? undefined)
}

/** `/live-masterclasses/:slug/buy`: how many of which tickets and packages. */
export default function LiveMasterclassBuy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const formId = useId()
  const { pathname } = useLocation()
  const { event, entry, hasSeats, canWait, unfinished } = loaderData
  const { code, quote, rejectedCode, problem, formKey } = loaderData
  const loadedChoice = submittedChoice(actionData) ?? loaderData.choice
  const [choice, choose, stopUpdates] = useChoiceInQuery(loadedChoice, code)
  const [tried, setTried] = useState<TicketProblem | null>(null)
  const { formData } = useNavigation()
  const requireMember = useRequireMember()
  const isUpdating = queryOfChoice(choice, null) !== queryOfChoice(loadedChoice, null)
  const address = pathname + queryOfChoice(choice, code)
  const message = actionData?.message ?? problem
  const closedTitle = event.schedule === 'postponed' ? t`New date to follow` : t`This masterclass is sold out`
  const title = hasSeats ? t`Choose your tickets` : closedTitle
  const amounts = useOrderAmounts(quote)
  const waitlistForm = canWait && (
    <LazyWaitlistForm
      event={event}
      action={pathname}
      message={hasSeats ? null : message}
      isFolded={hasSeats}
    />
  )
  return (
    <CheckoutPage
      stepper={hasSeats && <CheckoutSteps step="tickets" hasTickets />}
      title={title}
      total={hasSeats ? amounts.total : undefined}
      notes={
        <>
          <LazyUnfinishedOrders unfinished={unfinished} className="grid gap-4" />
          {entry && !unfinished.orders.some(({ id }) => id === entry.order_id) && (
            <LazyWaitlistBanner entry={entry} action={pathname} />
          )}
        </>
      }
      summary={
        !hasSeats ? (
          waitlistForm
        ) : (
          <div className="grid gap-8">
            <OrderSummary {...amounts} isUpdating={isUpdating}>
              <LazyPromoCodeForm action={address} amounts={quote} rejectedCode={rejectedCode} />
              {message && <FormMessage tone="error">{message}</FormMessage>}
              <Button
                type="submit"
                form={formId}
                name="intent"
                value="order"
                size="large"
                isWide
                isBusy={formData?.get('intent') === 'order'}
              >
                <Trans>Continue</Trans>
              </Button>
              <Button
                type="submit"
                form={formId}
                name="intent"
                value="basket"
                variant="secondary"
                size="large"
                isWide
              >
                <Trans>Add to basket</Trans>
              </Button>
              <p className="text-small text-text-muted">
                <Trans>Your seats are held for 15 minutes once you continue.</Trans>
              </p>
            </OrderSummary>
            {waitlistForm}
          </div>
        )
      }
    >
      <PrivateHead title={`${title}: ${event.name}`} />
      <EventLine event={event} />
      <Form
        id={formId}
        method="post"
        action={address}
        noValidate
        onSubmit={(submit) => {
          const found = problemOf(choice)
          // At once, so that the message can be scrolled to: on a phone it is above the button.
          flushSync(() => setTried(found))
          if (found) {
            submit.preventDefault()
            submit.currentTarget.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
            return
          }
          stopUpdates()
          if (
            isOrder(submit.nativeEvent) &&
            !requireMember(t`Log in or sign up to reserve your seat.`, address)
          )
            submit.preventDefault()
        }}
      >
        <FormKeyInput value={formKey} />
        <input type="hidden" name={appliedCodeField} value={quote?.promo_code ?? ''} />
        <TicketSelection
          event={event}
          choice={choice}
          onChoose={choose}
          problem={tried ?? actionData?.ticketProblem ?? null}
        />
        <noscript>
          <Button type="submit" name="intent" value="update" variant="secondary" className="mt-6">
            <Trans>Update the total</Trans>
          </Button>
        </noscript>
      </Form>
    </CheckoutPage>
  )
}

function submittedChoice(actionData: Route.ComponentProps['actionData']): TicketChoice | null {
  return actionData && 'choice' in actionData ? actionData.choice : null
}

// Guests have a basket, but no orders.
function isOrder(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter instanceof HTMLButtonElement && submitter.value === 'order'
}
