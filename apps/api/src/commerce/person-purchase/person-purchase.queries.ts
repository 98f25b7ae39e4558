import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { desc, eq } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { liveMasterclasses, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

const maxRows = 50

/** The orders of a person, the newest first. */
export function listOrdersOf(db: Connection, userId: string) {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      total: orders.total,
      currency: orders.currency,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(maxRows)
}

/** The tickets that a person holds or bought for others, the newest first. */
export function listTicketsOf(db: Connection, userId: string, locale: Locale) {
  return db
    .select({
      id: tickets.id,
      state: tickets.state,
      holderName: tickets.holderName,
      typeName: inLocale(ticketTypes.name, locale),
      eventId: liveMasterclasses.id,
      eventName: inLocale(liveMasterclasses.name, locale),
      startsAt: liveMasterclasses.startsAt,
      orderId: orderLines.orderId,
    })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, ticketTypes.liveMasterclassId))
    .leftJoin(orderLines, eq(orderLines.id, tickets.orderLineId))
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), tickets.id)
    .limit(maxRows)
}
