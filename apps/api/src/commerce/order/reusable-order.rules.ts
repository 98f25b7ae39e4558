import { itemIdOf } from './order.present.ts'
import type { OrderWithLines } from './order-parts.queries.ts'
import type { SelectedLine } from './selection.rules.ts'

type Order = Pick<OrderWithLines, 'lines' | 'payment'>

const eventIdsOf = ({ lines }: Order) => new Set(lines.flatMap(({ event }) => event?.id ?? []))

// A payment that may have succeeded is not interrupted.
const isBeingPaid = ({ payment }: Order) =>
  payment !== null && (payment.state === 'processing' || payment.state === 'succeeded')

/** The order that takes a new selection: of several the one that holds seats of the most events, then the first. */
export function reusableOrder<Unfinished extends Order>(
  orders: readonly Unfinished[],
  selection: readonly Pick<SelectedLine, 'item'>[],
): Unfinished | undefined {
  const reusable = orders.filter((order) => isReusableFor(order, selection))
  return reusable.toSorted((a, b) => eventIdsOf(b).size - eventIdsOf(a).size)[0]
}

/** The other unfinished orders that hold seats of events of the selection: the order that takes it takes over those lines (ORDER-15). */
export function ordersToGather<Unfinished extends Order & { id: string }>(
  orders: readonly Unfinished[],
  selection: readonly Pick<SelectedLine, 'item'>[],
  targetId: string | null,
): Unfinished[] {
  const events = selectedEvents(selection)
  return orders.filter(
    (order) => order.id !== targetId && !isBeingPaid(order) && !events.isDisjointFrom(eventIdsOf(order)),
  )
}

/** The events of the tickets and packages of a selection. */
export function selectedEvents(selection: readonly Pick<SelectedLine, 'item'>[]): ReadonlySet<string> {
  return new Set(selection.flatMap(({ item }) => item.event?.id ?? []))
}

/** Whether an unfinished order takes the new selection: they have something in common, and no held seats of another event are lost (ORDER-15). */
export function isReusableFor(order: Order, selection: readonly Pick<SelectedLine, 'item'>[]): boolean {
  const events = selectedEvents(selection)
  const heldEvents = eventIdsOf(order)
  if (isBeingPaid(order) || [...heldEvents].some((id) => !events.has(id))) return false
  if (heldEvents.size > 0) return true
  const chosen = new Set(selection.map(({ item }) => item.id))
  const isSubscription = selection.some(({ item }) => item.type === 'subscription')
  return order.lines.some(
    (line) => chosen.has(itemIdOf(line)) || (isSubscription && line.type === 'subscription'),
  )
}
