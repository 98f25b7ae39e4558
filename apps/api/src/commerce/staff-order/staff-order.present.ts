import type { Locale } from '@chignon/contract/platform/locale'
import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { presentOrder } from '../order/order.present.ts'
import { findOrder } from '../order/order.queries.ts'
import { listTransfers } from '../payment/bank-transfer.queries.ts'
import { listPayments } from '../payment/payment.queries.ts'
import { listRefunds } from '../payment/refund.queries.ts'
import type { Services } from '../../platform/services.ts'
import { listOrderTickets } from '../ticket/order-tickets.queries.ts'
import type { Buyer } from './staff-order.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'payments'>

/** Loads an order as staff see it: with its buyer, its tickets and its refunds. */
export async function presentStaffOrder(
  services: Parts,
  id: string,
  { buyer, locale }: { buyer: Buyer; locale: Locale },
): Promise<StaffOrder> {
  const { db } = services
  const order = await findOrder(db(), id)
  if (!order) throw new Error(`there is no order ${id}`)
  const payments = await listPayments(db(), id)
  const methodOf = new Map(payments.map((payment) => [payment.id, payment.method]))
  return {
    ...presentOrder(services, order, locale),
    tickets: (await listOrderTickets(db(), [id])).map((ticket) => ({
      id: ticket.id,
      line_id: ticket.orderLineId,
      holder: { full_name: ticket.holderName, email: ticket.holderEmail },
      state: ticket.state,
    })),
    refunds: (await listRefunds(db(), id)).map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      reason: refund.reason,
      state: refund.state,
      method: methodOf.get(refund.paymentId) ?? 'card',
      reference: refund.reference,
      created_at: refund.createdAt.toISOString(),
    })),
    transfers: (await listTransfers(db(), id)).map(({ amount, reference, bookedOn }) => ({
      amount,
      reference,
      booked_on: bookedOn,
    })),
    buyer: { id: buyer.id, full_name: fullNameOf(buyer), email: buyer.email },
  }
}
