import type { Order } from '@chignon/contract/commerce/order'

/** A page of an order: the four steps of the checkout (ORDER-3), and its result. */
export type OrderStep = 'attendees' | 'payment' | 'review' | 'complete' | 'result'

type OrderOfSteps = Pick<Order, 'id' | 'state' | 'lines' | 'attendees' | 'billing' | 'held_until' | 'payment'>

/** How many tickets an order has: one attendee each (TICKET-5). */
export function ticketCountOf({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { type, count }) => sum + (type === 'ticket' ? count : 0), 0)
}

/** Whether an order is reviewed before it is placed. What needs no attendees is ordered with its payment details (ORDER-3). */
export function hasReview(order: Pick<Order, 'lines'>): boolean {
  return ticketCountOf(order) > 0
}

/** Whether the seats of an order that was not paid are no longer held. The API closes it soon after. */
export function hasLapsed({ state, held_until }: Pick<Order, 'state' | 'held_until'>, now: Date): boolean {
  const isOpen = state === 'draft' || state === 'awaiting_payment'
  return isOpen && held_until !== null && Date.parse(held_until) <= now.getTime()
}

/** The steps that are possible now, in order. A step before the last one leads back; a finished order has only its result (ORDER-11). */
export function possibleSteps(order: OrderOfSteps, now: Date): OrderStep[] {
  if ((order.state !== 'draft' && order.state !== 'awaiting_payment') || hasLapsed(order, now))
    return ['result']
  const { payment } = order
  if (payment?.method === 'transfer' && order.state === 'awaiting_payment') return ['result']
  if (
    payment?.method === 'card' &&
    (payment.state === 'processing' || payment.state === 'needs_confirmation')
  )
    return ['complete']
  if (payment?.state === 'succeeded') return ['result']
  const tickets = ticketCountOf(order)
  const steps: OrderStep[] = tickets > 0 ? ['attendees'] : []
  if (order.attendees.length < tickets) return steps
  steps.push('payment')
  if (order.billing && hasReview(order)) steps.push('review')
  if (payment?.state === 'needs_card' || payment?.state === 'created') steps.push('complete')
  if (payment?.state === 'declined') steps.push('result')
  return steps
}

/** The step to continue an order with. */
export function currentStep(order: OrderOfSteps, now: Date): OrderStep {
  return possibleSteps(order, now).at(-1) ?? 'result'
}

/** In the query of the last step: the order was not cancelled, because its card is being processed. */
export const cancelRefusedQuery = 'not-cancelled'

/** The path of a step. */
export function stepPath({ id }: Pick<Order, 'id'>, step: OrderStep): string {
  return step === 'result' ? `/orders/${id}` : `/orders/${id}/${step}`
}
