import { orderLineForm, type OrderLineForm } from '@chignon/contract/order'
import { redirect, type AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { errorResponse } from '../../../lib/routing/error-response.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'
import { runSelectionAction } from '../buy/run-selection-action.ts'
import { returnProblems } from '../order/run-checkout-action.ts'
import { basketStoreOf, linesOf } from './basket-store.ts'

type ActionArgs = { context: AppLoadContext; request: Request }

/** Action of the basket: adds a line, sets its count, removes it, or does what a selection can. Guests cannot order. */
export async function runBasketAction({ context, request }: ActionArgs) {
  const form = await readForm(request.clone())
  const intent = form.get('intent')
  if (intent === 'add' || intent === 'count' || intent === 'remove_line') {
    return returnProblems({ context, request }, async (call) => {
      const basket = basketStoreOf(context, call)
      const given = form.get('line_id')
      const lineId = typeof given === 'string' ? given : ''
      if (intent === 'add') await basket.add(lineOf(form))
      else if (intent === 'count') await basket.setCount(lineId, Number(form.get('count')))
      else await basket.remove(lineId)
      return redirect(returnPathOf(request))
    })
  }
  return runSelectionAction({ context, request }, async () => {
    const lines = linesOf(await basketStoreOf(context, loaderQueries(context, request).load).show())
    // Emptied in another tab: the page says so.
    if (lines.length === 0) throw redirect('/basket')
    return { lines, pathWith: (code) => `/basket${code ? `?promo_code=${encodeURIComponent(code)}` : ''}` }
  })
}

function lineOf(form: FormData): OrderLineForm {
  const line = orderLineForm.safeParse({ type: form.get('type'), id: form.get('id') })
  if (!line.success) throw errorResponse(400)
  return line.data
}
