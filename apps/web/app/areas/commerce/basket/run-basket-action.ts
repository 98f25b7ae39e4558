import { orderLineForm, type OrderLineForm } from '@chignon/contract/commerce/order'
import { data, redirect, type AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'
import { runSelectionAction, type SelectionProblem } from '../buy/run-selection-action.ts'
import { returnProblems } from '../order/run-checkout-action.ts'
import { basketStoreOf, linesOf } from './basket-store.ts'
import { loadTicketOffer, type TicketOffer } from './load-ticket-offer.ts'

type ActionArgs = { context: AppLoadContext; request: Request }

/** Why a change of the basket was refused, and what is offered instead. */
export type BasketProblem = SelectionProblem & { offer: TicketOffer | null }

/** Action of the basket: adds a line, sets its count, removes it, or does what a selection can. Guests cannot order. */
export async function runBasketAction({ context, request }: ActionArgs) {
  const form = await readForm(request.clone())
  const intent = form.get('intent')
  if (intent === 'add') return addLine({ context, request }, form)
  if (intent === 'count' || intent === 'remove_line') {
    const result = await returnProblems({ context, request }, async (call) => {
      const basket = basketStoreOf(context, call)
      const given = form.get('line_id')
      const lineId = typeof given === 'string' ? given : ''
      if (intent === 'count') await basket.setCount(lineId, Number(form.get('count')))
      else await basket.remove(lineId)
      return redirect(returnPathOf(request))
    })
    return withOffer(result, null)
  }
  const result = await runSelectionAction({ context, request }, async () => {
    const lines = linesOf(await basketStoreOf(context, loaderQueries(context, request).load).show())
    // Emptied in another tab: the page says so.
    if (lines.length === 0) throw redirect('/basket')
    return { lines, pathWith: (code) => `/basket${code ? `?promo_code=${encodeURIComponent(code)}` : ''}` }
  })
  return withOffer(result, null)
}

async function addLine({ context, request }: ActionArgs, form: FormData) {
  const line = lineOf(form, 'id', form.get('type'))
  const result = await returnProblems({ context, request }, async (call) => {
    const basket = basketStoreOf(context, call)
    await basket.add(line)
    if (form.has('package')) await basket.add(lineOf(form, 'package', 'package'))
    return redirect(returnPathOf(request))
  })
  if (result instanceof Response) return result
  return withOffer(result, await loadTicketOffer(context, line, form.get('event')))
}

type Result = Awaited<ReturnType<typeof runSelectionAction>>

function withOffer(result: Result, offer: TicketOffer | null) {
  if (result instanceof Response) return result
  return data<BasketProblem>({ ...result.data, offer }, result.init ?? undefined)
}

function lineOf(form: FormData, field: string, type: unknown): OrderLineForm {
  const line = orderLineForm.safeParse({ type, id: form.get(field) })
  if (!line.success) throw errorResponse(400)
  return line.data
}
