import type { Locale } from '@chignon/contract/platform/locale'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { presentOrder } from '../order/order.present.ts'
import { findOrders } from '../order/order.queries.ts'
import { listTransfers } from '../payment/bank-transfer.queries.ts'
import { listRefundsOf } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import type { Buyer } from './staff-order.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments'>

/** Loads orders as staff see them, with their buyers, tickets, refunds and transfers: four queries, however many they are. */
export async function presentStaffOrders(
  services: Parts,
  rows: readonly { id: string; buyer: Buyer }[],
  locale: Locale,
): Promise<StaffOrder[]> {
  const { db } = services
  const ids = rows.map(({ id }) => id)
  const [orders, tickets, refunds, transfers] = await Promise.all([
    findOrders(db(), ids),
    listOrderTickets(db(), ids),
    listRefundsOf(db(), ids),
    listTransfers(db(), ids),
  ])
  return rows.map(({ id, buyer }) => {
    const order = orders.get(id)
    if (!order) throw new Error(`there is no order ${id}`)
    return {
      ...presentOrder(services, order, locale),
      tickets: tickets.filter(({ orderId }) => orderId === id).map(presentTicket),
      refunds: refunds.filter(({ orderId }) => orderId === id).map(presentRefund),
      transfers: transfers.filter(({ orderId }) => orderId === id).map(presentTransfer),
      buyer: { id: buyer.id, full_name: fullNameOf(buyer), email: buyer.email },
    }
  })
}

/** Loads an order as staff see it. */
export async function presentStaffOrder(
  services: Parts,
  row: { id: string; buyer: Buyer },
  locale: Locale,
): Promise<StaffOrder> {
  const [order] = await presentStaffOrders(services, [row], locale)
  if (!order) throw new Error(`there is no order ${row.id}`)
  return order
}

type Ticket = Awaited<ReturnType<typeof listOrderTickets>>[number]

function presentTicket({
  id,
  orderLineId,
  holderName,
  holderEmail,
  state,
}: Ticket): StaffOrder['tickets'][number] {
  return { id, line_id: orderLineId, holder: { full_name: holderName, email: holderEmail }, state }
}

type Refund = Awaited<ReturnType<typeof listRefundsOf>>[number]

function presentRefund({ createdAt, ...refund }: Refund): StaffOrder['refunds'][number] {
  const { id, amount, reason, state, method, reference } = refund
  return { id, amount, reason, state, method, reference, created_at: createdAt.toISOString() }
}

type Transfer = Awaited<ReturnType<typeof listTransfers>>[number]

function presentTransfer({ amount, reference, bookedOn }: Transfer): StaffOrder['transfers'][number] {
  return { amount, reference, booked_on: bookedOn }
}
