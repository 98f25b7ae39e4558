import { orderEndpoints, type OrderLineForm } from '@chignon/contract/commerce/order'
import type { TicketProblem } from '@chignon/ui/ticket-counter'
import { data, redirect, type AppLoadContext } from 'react-router'
import { readForm } from '../../../lib/forms/read-form.ts'
import { idempotencyKeyOf } from '../order/form-key.ts'
import { redirectToStep } from '../order/load-order.ts'
import { currentStep } from '../order/order-steps.ts'
import { appliedCodeField } from './applied-code-field.ts'
import { basketStoreOf } from '../basket/basket-store.ts'
import { returnProblems, runCheckoutAction } from '../order/run-checkout-action.ts'

type Selection = {
  lines: OrderLineForm[]
  /** The page of the selection, for a promotional code or none. */
  pathWith: (promoCode: string | null) => string
  /** Why it cannot be ordered (TICKET-2, TICKET-3). Default nothing. */
  problem?: TicketProblem | null
}

/** Why a selection was not ordered. */
export type SelectionProblem = { message: string | null; ticketProblem: TicketProblem | null }

/**
 * Action of a page that shows a selection. Its forms apply (`promo_code`) or remove (`remove`) a promotional code, put the selection
 * into the basket (`intent=basket`), show the total of other counts (`intent=update`), or place the order.
 */
export async function runSelectionAction(
  { context, request }: { context: AppLoadContext; request: Request },
  selectionOf: (form: FormData) => Promise<Selection>,
) {
  const form = await readForm(request)
  const { lines, pathWith, problem = null } = await selectionOf(form)
  const query = new URL(request.url).searchParams
  const code = promoCodeOf(form.get('promo_code') ?? query.get('promo_code'))
  if (form.has('remove')) throw redirect(pathWith(null))
  if (form.has('promo_code')) throw redirect(pathWith(code))
  const returnTo = pathWith(code)
  if (form.get('intent') === 'update') throw redirect(returnTo)
  if (problem) return data<SelectionProblem>({ message: null, ticketProblem: problem }, 422)
  if (form.get('intent') === 'basket') {
    return returnProblems(
      { context, request },
      async (call) => {
        const basket = basketStoreOf(context, call)
        for (const line of lines) await basket.add(line)
        return redirect('/basket')
      },
      returnTo,
    )
  }
  return runCheckoutAction(
    { context, request },
    async (call) => {
      const body = { lines, promo_code: promoCodeOf(form.get(appliedCodeField)) }
      const idempotencyKey = idempotencyKeyOf(form, body)
      const placed = await call(orderEndpoints.place, { body, idempotencyKey })
      return redirectToStep(placed.data, currentStep(placed.data, new Date()))
    },
    returnTo,
  )
}

/** The promotional code of a query or form; null if there is none. */
export function promoCodeOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 40) : null
}
