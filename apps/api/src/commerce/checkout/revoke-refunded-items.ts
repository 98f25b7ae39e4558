import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { endSubscription } from '../subscription/end-subscription.ts'
import { lockRunningSubscription } from '../subscription/running-subscription.queries.ts'
import { lockOrderTickets, refundTickets, removePackage } from '../ticket/order-tickets.queries.ts'
import { sendTicketsRefunded } from '../ticket/ticket.mail.ts'
import type { PaymentServices } from '../payment/payment-services.ts'
import { seatsOfPart, type PlannedPart } from './refund.rules.ts'
import { endAccessOfLine, setLineReturned } from './refund-lines.queries.ts'
import { returnSeatsOfOrder } from './order-seats.ts'

/**
 * Revokes what is refunded, with the order locked: ends the access to lines that are returned in full, voids tickets and notifies their
 * holders, and frees each seat once.
 */
export async function revokeRefundedItems(
  services: PaymentServices,
  order: OrderWithLines,
  parts: readonly PlannedPart[],
): Promise<void> {
  const { db } = services
  for (const { line, amount, count } of parts) {
    const refunded = line.refunded + amount
    await setLineReturned(db(), line.id, { refunded, returnedCount: line.returnedCount + count })
  }
  // Before they become void.
  const held = (await lockOrderTickets(db(), order.id)).filter(
    ({ state }) => state === 'valid' || state === 'used',
  )
  const returned = parts.filter(({ count }) => count > 0)
  const tickets = returned.flatMap((part) => part.tickets.map(({ id }) => id))
  await refundTickets(db(), tickets)
  await sendTicketsRefunded(services, tickets)
  for (const part of returned) await revokeRefundedPart(services, order, part)
  await returnSeatsOfOrder(
    services,
    order.id,
    returned.flatMap((part) => seatsOfPart(part, held)),
  )
}

async function revokeRefundedPart(
  { db, clock }: PaymentServices,
  { id: orderId, userId }: OrderWithLines,
  { line, count }: PlannedPart,
): Promise<void> {
  const now = clock()
  const { ticketPackageId } = line
  await endAccessOfLine(db(), line.id, now)
  // The tickets that are still valid lose their packages.
  if (ticketPackageId !== null && line.returnedCount + count === line.count)
    await removePackage(db(), { orderId, ticketPackageId })
  const subscription = line.type === 'subscription' ? await lockRunningSubscription(db(), userId) : undefined
  if (subscription?.orderLineId === line.id) await endSubscription(db(), subscription, now)
}
