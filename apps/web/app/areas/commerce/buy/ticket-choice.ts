import { maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import type { LiveMasterclass } from '@chignon/contract/catalogue/live-masterclass'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import type { Counts, TicketChoice } from '@chignon/ui/ticket-counter'

type Values = Pick<URLSearchParams, 'get'> | Pick<FormData, 'get'>
type Event = Pick<LiveMasterclass, 'tickets' | 'packages'>

/** How many of each ticket and package can be chosen: what is left, and 0 once it can no longer be used (EVENT-4). */
export function limitsOf({ tickets, packages }: Event): Record<keyof TicketChoice, Counts> {
  const limit = (left: number, isUsable: boolean) => (isUsable ? Math.min(left, maxTicketsPerOrder) : 0)
  return {
    tickets: Object.fromEntries(
      tickets.map((ticket) => [ticket.id, limit(ticket.seats_left, ticket.is_usable)]),
    ),
    packages: Object.fromEntries(packages.map((item) => [item.id, limit(item.stock_left, item.is_usable)])),
  }
}

/**
 * The counts of a query or form, `tickets[<id>]=2&packages[<id>]=1`, limited to what is left (TICKET-9). A link to the page has
 * only `count`: that many of the first ticket that is left (TICKET-8).
 */
export function readTicketChoice(values: Values, event: Event): TicketChoice {
  const limits = limitsOf(event)
  const countsOf = (list: keyof TicketChoice): Counts =>
    Object.fromEntries(
      Object.entries(limits[list])
        .map(([id, limit]): [string, number] => [
          id,
          Math.min(readCount(values.get(`${list}[${id}]`)), limit),
        ])
        .filter(([, count]) => count > 0),
    )
  const choice = { tickets: countsOf('tickets'), packages: countsOf('packages') }
  const asked = readCount(values.get('count'))
  const first = Object.entries(limits.tickets).find(([, limit]) => limit > 0)
  if (Object.keys(choice.tickets).length > 0 || asked === 0 || !first) return choice
  return { ...choice, tickets: { [first[0]]: Math.min(asked, first[1]) } }
}

/** The order lines of a choice. */
export function linesOfChoice({ tickets, packages }: TicketChoice): OrderLineForm[] {
  const linesOf = (type: OrderLineForm['type'], counts: Counts) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([id, count]): OrderLineForm => ({ type, id, count }))
  return [...linesOf('ticket', tickets), ...linesOf('package', packages)]
}

/** The query of a choice with its promotional code, with the question mark; '' if there is neither. */
export function queryOfChoice(choice: TicketChoice, promoCode: string | null): string {
  const query = new URLSearchParams()
  for (const { type, id, count } of linesOfChoice(choice)) query.set(`${type}s[${id}]`, String(count))
  if (promoCode) query.set('promo_code', promoCode)
  return query.size > 0 ? `?${query.toString()}` : ''
}

function readCount(value: unknown): number {
  const count = Number(value)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}
