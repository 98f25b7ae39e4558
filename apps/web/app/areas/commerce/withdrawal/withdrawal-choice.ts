import type { Order } from '@chignon/contract/commerce/order'
import type { WithdrawalOption } from '@chignon/contract/commerce/withdrawal'

/** Names of the fields with the id of what is returned, once per line or ticket. */
export const choiceFields = { line: 'line', ticket: 'ticket' } as const

/** The path of the page on which a purchase is withdrawn from. */
export function withdrawalPath({ id }: Pick<Order, 'id'>): string {
  return `/orders/${id}/withdrawal`
}

/** The lines and tickets that are chosen in a query or a form. */
export function readChoice(fields: Pick<FormData, 'getAll'> | URLSearchParams) {
  const idsOf = (name: string) => fields.getAll(name).filter((id) => typeof id === 'string')
  return { line_ids: idsOf(choiceFields.line), ticket_ids: idsOf(choiceFields.ticket) }
}

/** The chosen ones of what can be returned. An address may be old, and name others. */
export function chosenOf(options: readonly WithdrawalOption[], query: URLSearchParams) {
  const { line_ids: lines, ticket_ids: tickets } = readChoice(query)
  return options.filter(({ line_id: line, ticket_id: ticket }) =>
    ticket === null ? lines.includes(line) : tickets.includes(ticket),
  )
}
