import { basketEndpoints } from '@chignon/contract/basket'
import { redirect, type AppLoadContext } from 'react-router'
import { applyGuards } from '../../account/guards.ts'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { readForm } from '../../../lib/forms/read-form.ts'
import { returnPathOf } from '../../../lib/routing/return-path.ts'
import { runSelectionAction } from '../buy/run-selection-action.ts'
import { runCheckoutAction } from '../order/run-checkout-action.ts'

/** Action of the basket: sets the count of a line, removes it, or does what a selection can. */
export async function runBasketAction({ context, request }: { context: AppLoadContext; request: Request }) {
  applyGuards(['member'], { context, request })
  const form = await readForm(request.clone())
  const lineId = form.get('line_id')
  if (typeof lineId === 'string') {
    return runCheckoutAction({ context, request }, async (call) => {
      const params = { id: lineId }
      if (form.get('intent') === 'remove_line') await call(basketEndpoints.remove, { params })
      else await call(basketEndpoints.setCount, { params, body: { count: Number(form.get('count')) } })
      return redirect(returnPathOf(request))
    })
  }
  return runSelectionAction({ context, request }, async () => {
    const { data: basket } = await loaderQueries(context, request).load(basketEndpoints.show, {})
    return {
      lines: basket.lines.map(({ type, id, count }) => ({ type, id, count })),
      pathWith: (code) => `/basket${code ? `?promo_code=${encodeURIComponent(code)}` : ''}`,
    }
  })
}
