import { maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import type { ItemKey, SoldItem } from './sold-item.queries.ts'

/** A line of a selection: what is sold, and how many. */
export type SelectedLine = { item: SoldItem; count: number }

/** Identifies what a line sells. */
export function keyOf({ type, id }: ItemKey): string {
  return `${type} ${id}`
}

/** Merges lines of the same item. A product is chosen once, however often it was sent. */
export function mergeLines(lines: readonly OrderLineForm[]): OrderLineForm[] {
  const merged = new Map<string, OrderLineForm>()
  for (const line of lines) {
    const before = merged.get(keyOf(line))
    const count = isCounted(line) ? (before?.count ?? 0) + line.count : line.count
    merged.set(keyOf(line), { ...line, count })
  }
  return [...merged.values()]
}

/** Whether more than one can be chosen. */
export function isCounted({ type }: Pick<ItemKey, 'type'>): boolean {
  return type === 'ticket' || type === 'package'
}

/** What is wrong with a selection as a whole; null if nothing is. */
export type SelectionError = 'tooManyTickets' | 'packagesExceedTickets'

/** Checks the numbers of tickets and packages: packages of an event never exceed its tickets (TICKET-3). */
export function selectionErrorOf(lines: readonly SelectedLine[]): SelectionError | null {
  if (countOf(lines, 'ticket') > maxTicketsPerOrder) return 'tooManyTickets'
  const events = Map.groupBy(lines, ({ item }) => item.event?.id)
  const exceeds = [...events.values()].some(
    (ofEvent) => countOf(ofEvent, 'package') > countOf(ofEvent, 'ticket'),
  )
  return exceeds ? 'packagesExceedTickets' : null
}

/** How many tickets or packages are among the lines. */
export function countOf(lines: readonly SelectedLine[], type: 'ticket' | 'package'): number {
  return lines.reduce((sum, { item, count }) => sum + (item.type === type ? count : 0), 0)
}
