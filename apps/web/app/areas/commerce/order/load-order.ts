import { orderEndpoints, type Order } from '@chignon/contract/commerce/order'
import { redirect, redirectDocument, type AppLoadContext } from 'react-router'
import { loaderQueries } from '../../../lib/data/loader-queries.ts'
import { applyGuards } from '../../identity/account/guards.ts'
import { currentStep, possibleSteps, stepPath, type OrderStep } from './order-steps.ts'

type StepArgs = { context: AppLoadContext; request: Request; params: { id: string } }

/** An order of the viewer. Guests are sent to the login page, which leads back. */
export async function loadOrder({ context, request, params }: StepArgs): Promise<Order> {
  applyGuards(['member'], { context, request })
  const { data } = await loaderQueries(context, request).load(orderEndpoints.show, { params })
  return data
}

/** The order of a step. A step that is not possible redirects to the one that is (ORDER-11). */
export async function loadOrderStep(args: StepArgs, step: OrderStep): Promise<Order> {
  return assertStep(await loadOrder(args), step)
}

/** Returns the order. Redirects to the step that is possible if this one is not, such as after it was paid in another tab. */
export function assertStep(order: Order, step: OrderStep): Order {
  const now = new Date()
  if (!possibleSteps(order, now).includes(step)) throw redirectToStep(order, currentStep(order, now))
  return order
}

/**
 * Redirects to a step. The page that takes a card is a document of its own, because its content security policy allows the
 * payment provider (PAY-4).
 */
export function redirectToStep(order: Pick<Order, 'id'>, step: OrderStep): Response {
  return step === 'complete' ? redirectDocument(stepPath(order, step)) : redirect(stepPath(order, step))
}
