import { orderEndpoints } from '@chignon/contract/commerce/order'
import { redirect } from 'react-router'
import { applyGuards } from '../../areas/identity/account/guards.ts'
import { redirectToStep } from '../../areas/commerce/order/load-order.ts'
import { currentStep, possibleSteps } from '../../areas/commerce/order/order-steps.ts'
import { resultOf } from '../../areas/commerce/result/order-result.ts'
import { loaderQueries } from '../../lib/data/loader-queries.ts'
import type { Route } from './+types/product-order.ts'

/** `/courses/:slug/order`, also for other products: the current step of the open order of this product, otherwise its purchase. */
export async function loader({ context, request }: Route.LoaderArgs) {
  applyGuards(['member'], { context, request })
  const page = new URL(request.url).pathname.replace(/\/order$/, '')
  const { data: orders } = await loaderQueries(context, request).load(orderEndpoints.list, {})
  const now = new Date()
  const open = orders.find(
    (order) =>
      ['unfinished', 'failed', 'awaiting-transfer'].includes(resultOf(order, now)) &&
      possibleSteps(order, now).length > 0 &&
      order.lines.some(({ slug }) => `/${slug}` === page),
  )
  throw open ? redirectToStep(open, currentStep(open, now)) : redirect(`${page}/buy`)
}

/** Never shown: it makes this route a page, whose errors are pages too. */
export default function ProductOrder() {
  return null
}
