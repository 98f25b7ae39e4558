import { personPurchaseEndpoints } from '@chignon/contract/commerce/person-purchase'
import { implement } from '../../platform/http/implement.ts'
import { presentOrderOf, presentTicketOf } from './person-purchase.present.ts'
import { listOrdersOf, listTicketsOf } from './person-purchase.queries.ts'

/** What one person bought, for staff. */
export const personPurchaseRoutes = implement(personPurchaseEndpoints, {
  async show({ params: { id }, locale, services: { db } }) {
    const [orders, tickets] = await Promise.all([listOrdersOf(db(), id), listTicketsOf(db(), id, locale)])
    return { data: { orders: orders.map(presentOrderOf), tickets: tickets.map(presentTicketOf) } }
  },
})
