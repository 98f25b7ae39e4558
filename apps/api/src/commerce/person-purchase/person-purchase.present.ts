import type { PersonPurchases } from '@chignon/contract/commerce/person-purchase'
import type { listOrdersOf, listTicketsOf } from './person-purchase.queries.ts'

type OrderRow = Awaited<ReturnType<typeof listOrdersOf>>[number]
type TicketRow = Awaited<ReturnType<typeof listTicketsOf>>[number]

export function presentOrderOf({ createdAt, ...order }: OrderRow): PersonPurchases['orders'][number] {
  return { ...order, created_at: createdAt.toISOString() }
}

export function presentTicketOf(row: TicketRow): PersonPurchases['tickets'][number] {
  return {
    id: row.id,
    state: row.state,
    holder_name: row.holderName,
    type_name: row.typeName,
    event: { id: row.eventId, name: row.eventName, starts_at: row.startsAt.toISOString() },
    order_id: row.orderId,
  }
}
