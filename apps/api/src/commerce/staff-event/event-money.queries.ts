import type { Connection } from '../../platform/db/client.ts'
import { and, eq, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'

const eventId = sql<string>`coalesce(${ticketTypes.liveMasterclassId}, ${ticketPackages.liveMasterclassId})`

const isPaid = sql`${orders.state} in ('paid', 'partly_refunded', 'refunded')`

// Lines of tickets and packages of these events. Each kind has an index by which its lines are found.
function linesOfEvents(db: Connection, eventIds: string[]): SQL {
  const ofTypes = db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(idIn(ticketTypes.liveMasterclassId, eventIds))
  const ofPackages = db
    .select({ id: ticketPackages.id })
    .from(ticketPackages)
    .where(idIn(ticketPackages.liveMasterclassId, eventIds))
  return sql`(${orderLines.ticketTypeId} in ${ofTypes} or ${orderLines.ticketPackageId} in ${ofPackages})`
}

/** What events have brought: paid without tax and without what was returned; and what was returned, with tax. In cents. */
export async function listEventMoney(db: Connection, eventIds: string[]) {
  const { total, tax, refunded } = orderLines
  return db
    .select({
      eventId,
      net: sql<number>`coalesce(sum(${total} - ${tax}
        - coalesce(round(${refunded}::numeric * (${total} - ${tax}) / nullif(${total}, 0)), 0)), 0)::int`,
      refunded: sql<number>`coalesce(sum(${refunded}), 0)::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(and(isPaid, linesOfEvents(db, eventIds)))
    .groupBy(eventId)
}

/** What was paid for an event on each day at its venue: tickets, and an amount in cents without tax. */
export function listSalesDays(db: Connection, id: string) {
  const day = sql<string>`to_char(${orders.paidAt} at time zone ${liveMasterclasses.timezone}, 'YYYY-MM-DD')`
  return db
    .select({
      day,
      tickets: sql<number>`coalesce(sum(${orderLines.count}) filter (where ${orderLines.type} = 'ticket'), 0)::int`,
      amount: sql<number>`sum(${orderLines.total} - ${orderLines.tax})::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, id))
    .where(and(isPaid, linesOfEvents(db, [id])))
    .groupBy(day)
    .orderBy(day)
}

/** What cancelling or postponing an event concerns, but for the addresses that are mailed. */
export async function countConcerned(db: Connection, id: string) {
  const ofEvent = linesOfEvents(db, [id])
  const [[held], [listed], [unpaid], [paid]] = await Promise.all([
    db
      .select({
        tickets: sql<number>`count(*)::int`,
        holders: sql<number>`count(distinct lower(${tickets.holderEmail}))::int`,
      })
      .from(tickets)
      .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.ticketTypeId))
      .where(and(eq(ticketTypes.liveMasterclassId, id), eq(tickets.state, 'valid'))),
    db
      .select({ waiting: sql<number>`count(*)::int` })
      .from(waitlistEntries)
      .where(
        and(
          eq(waitlistEntries.liveMasterclassId, id),
          or(eq(waitlistEntries.state, 'waiting'), eq(waitlistEntries.state, 'offered')),
        ),
      ),
    db
      .select({ orders: sql<number>`count(distinct ${orders.id})::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(sql`${orders.state} in ('draft', 'awaiting_payment')`, ofEvent)),
    db
      .select({
        refundable: sql<number>`coalesce(sum(${orderLines.total} - ${orderLines.refunded}), 0)::int`,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(sql`${orders.state} in ('paid', 'partly_refunded')`, ofEvent)),
  ])
  return {
    tickets: held?.tickets ?? 0,
    holders: held?.holders ?? 0,
    waiting: listed?.waiting ?? 0,
    unpaidOrders: unpaid?.orders ?? 0,
    refundable: paid?.refundable ?? 0,
  }
}
