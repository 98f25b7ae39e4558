import { awardForProgramsWithoutExam } from '../../learning/certificate/award-for-program.ts'
import { settleAll } from '../../platform/db/settle-all.ts'
import { billedBuyer, findInvoiceOf } from '../invoice/invoice.queries.ts'
import { issueNewInvoice } from '../invoice/issue-invoice.ts'
import { changeOrderState, findOrder } from '../order/order.queries.ts'
import type { OrderRow, OrderWithLines } from '../order/order-parts.queries.ts'
import { sendOrderPaid } from '../order/order.mail.ts'
import { orderStates } from '../order/order.states.ts'
import { countSale } from '../../catalogue/popularity/popularity.queries.ts'
import type { Services } from '../../platform/services.ts'
import { startSubscription } from '../subscription/start-subscription.ts'
import { sendTicket } from '../ticket/ticket.mail.ts'
import { newTicketCode } from '../ticket/ticket-code.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { acceptOffers } from './order-seats.ts'
import { insertTickets, removeFromBasket } from './fulfilment.queries.ts'
import { accessEndOf, insertAccess } from '../../platform/access/give-access.queries.ts'
import { holdsSeats } from '../seat/seats.queries.ts'

/** What fulfilment works with. */
export type FulfilmentServices = Pick<
  Services,
  'db' | 'clock' | 'env' | 'mailer' | 'notifications' | 'branding'
>

const day = 24 * 60 * 60 * 1000

/**
 * Fulfils a paid order in the current transaction, with the order locked: it becomes paid, access and subscriptions start, tickets get their codes, and
 * the invoice is issued and mailed. Does nothing if the order was fulfilled before; returns whether it was fulfilled now.
 */
export function fulfilOrder(services: FulfilmentServices, order: OrderRow): Promise<boolean> {
  const { db, clock } = services
  const orderId = order.id
  return db.transaction(async () => {
    const event = order.closedAt === null ? 'pay' : 'payLate'
    if (order.paidAt !== null || !orderStates.can(order.state, event)) return false
    // Two orders of one person may add days to the same access at once.
    const [buyer, , paid] = await settleAll([
      lockUser(db(), order.userId),
      changeOrderState(db(), order, event, clock()),
      findOrder(db(), orderId),
    ])
    if (!paid || !buyer) throw new Error(`there is no order ${orderId} or no buyer`)
    for (const line of paid.lines.filter(({ type }) => type === 'subscription')) {
      await startSubscription(services, paid, line)
    }
    const [issued] = await settleAll([
      findInvoiceOf(db(), orderId),
      grantAccess(services, paid),
      issueTickets(services, paid),
      paid.lines.some(holdsSeats) ? acceptOffers(services, orderId) : Promise.resolve(),
      removeFromBasket(db(), paid),
      services.notifications.send({
        userId: paid.userId,
        kind: 'order-paid',
        subject: { type: 'order', id: orderId },
      }),
      sendOrderPaid(services, orderId, buyer.email),
    ])
    // Every lesson may have been finished before, in courses that were bought one by one.
    if (paid.lines.some(({ programId }) => programId !== null)) {
      await awardForProgramsWithoutExam(services, buyer)
    }
    if (!issued) {
      await issueNewInvoice(services, { order: paid, lines: paid.lines, buyer: billedBuyer(buyer) })
    }
    return true
  })
}

// Days that are left are kept: the new ones are added to them (ACCESS-3, ACCESS-6).
async function grantAccess({ db, clock }: FulfilmentServices, order: OrderWithLines): Promise<void> {
  const now = clock()
  for (const { id: orderLineId, accessDays, ...line } of order.lines) {
    if (accessDays === null) continue
    const { courseId, programId, onlineMasterclassId } = line
    const product = { courseId, programId, onlineMasterclassId }
    const currentEnd = await accessEndOf(db(), order.userId, product)
    const startsAt = currentEnd !== null && currentEnd > now ? currentEnd : now
    const endsAt = new Date(startsAt.getTime() + accessDays * day)
    await settleAll([
      insertAccess(db(), { userId: order.userId, orderLineId, ...product, startsAt, endsAt }),
      ...(courseId ? [countSale(db(), 'course', courseId)] : []),
      ...(programId ? [countSale(db(), 'program', programId)] : []),
      ...(onlineMasterclassId ? [countSale(db(), 'online-masterclass', onlineMasterclassId)] : []),
    ])
  }
}

async function issueTickets(services: FulfilmentServices, order: OrderWithLines): Promise<void> {
  const { db, clock } = services
  const lineOf = new Map(order.lines.map((line) => [line.ticketTypeId, line.id]))
  const rows = order.attendees.map((attendee) => ({
    userId: order.userId,
    ticketTypeId: attendee.ticketTypeId,
    ticketPackageId: attendee.ticketPackageId,
    orderLineId: lineOf.get(attendee.ticketTypeId) ?? null,
    code: newTicketCode(),
    holderName: attendee.fullName,
    holderEmail: attendee.email,
    createdAt: clock(),
  }))
  const tickets = await insertTickets(db(), rows)
  await settleAll(tickets.map((ticket) => sendTicket(services, ticket)))
}
