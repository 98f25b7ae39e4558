import { desc, eq, getTableColumns, sql } from '../../platform/db/drizzle.ts'
import { constantSql } from '../../platform/db/constant-sql.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderAttendees, orderLines, orders } from '../../platform/db/schema/order.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import type { PaymentRow } from '../payment/payment.queries.ts'

/** A row of an order, without its lines. */
export type OrderRow = typeof orders.$inferSelect

/** A row of a line. */
export type OrderLineRow = typeof orderLines.$inferSelect

/** The event of a line of tickets or packages. */
export type LineEvent = Pick<
  typeof liveMasterclasses.$inferSelect,
  'id' | 'startsAt' | 'endsAt' | 'timezone' | 'city' | 'schedule' | 'postponedAt'
>

/** A line, with the event of tickets and packages. */
export type OrderLine = OrderLineRow & { event: LineEvent | null }

/** An order with its lines, its attendees, its payment, and when its first event starts. */
export type OrderWithLines = OrderRow & {
  lines: OrderLine[]
  attendees: (typeof orderAttendees.$inferSelect)[]
  eventStartsAt: Date | null
  /** The newest payment attempt. */
  payment: PaymentRow | null
}

type OrderParts = {
  order: OrderRow
  lines: (JsonRow<OrderLineRow> & { event: JsonRow<LineEvent> | null })[]
  attendees: OrderWithLines['attendees']
  payments: JsonRow<PaymentRow>[]
}

const event = sql`case when ${liveMasterclasses.id} is not null then json_build_object(
  'id', ${liveMasterclasses.id}, 'startsAt', ${liveMasterclasses.startsAt},
  'endsAt', ${liveMasterclasses.endsAt}, 'timezone', ${liveMasterclasses.timezone}, 'city', ${liveMasterclasses.city},
  'schedule', ${liveMasterclasses.schedule}, 'postponedAt', ${liveMasterclasses.postponedAt}) end`

/** The columns of an order and of what belongs to it, in one query from `orders`. Convert its rows with `withParts`. */
export const orderParts = {
  order: orders,
  lines: constantSql<OrderParts['lines']>(
    jsonRows(
      { ...getTableColumns(orderLines), event },
      sql`from ${orderLines}
        left join ${ticketTypes} on ${eq(ticketTypes.id, orderLines.ticketTypeId)}
        left join ${ticketPackages} on ${eq(ticketPackages.id, orderLines.ticketPackageId)}
        left join ${liveMasterclasses} on ${liveMasterclasses.id}
          = coalesce(${ticketTypes.liveMasterclassId}, ${ticketPackages.liveMasterclassId})
        where ${eq(orderLines.orderId, orders.id)}`,
      orderLines.position,
    ),
  ),
  attendees: constantSql<OrderParts['attendees']>(
    jsonRows(
      getTableColumns(orderAttendees),
      sql`from ${orderAttendees} where ${eq(orderAttendees.orderId, orders.id)}`,
      orderAttendees.position,
    ),
  ),
  payments: constantSql<OrderParts['payments']>(
    jsonRows(
      getTableColumns(payments),
      sql`from (select * from ${payments} where ${eq(payments.orderId, orders.id)}
        order by ${desc(payments.createdAt)}, ${desc(payments.id)} limit 1) as ${payments}`,
    ),
  ),
}

/** An order from the columns of `orderParts`. */
export function withParts({ order, lines, attendees, payments: [payment] }: OrderParts): OrderWithLines {
  const withEvents = lines.map((line) => ({ ...line, event: line.event && eventFrom(line.event) }))
  return {
    ...order,
    lines: withEvents,
    attendees,
    eventStartsAt: firstStart(withEvents.flatMap(({ event: lineEvent }) => lineEvent ?? [])),
    payment: payment ? paymentFrom(payment) : null,
  }
}

/** When the first of some events starts; null without events. */
export function firstStart(events: readonly Pick<LineEvent, 'startsAt'>[]): Date | null {
  const starts = events.map(({ startsAt }) => startsAt)
  return starts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

function eventFrom({ startsAt, endsAt, postponedAt, ...rest }: JsonRow<LineEvent>): LineEvent {
  return {
    ...rest,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    postponedAt: dateFromJson(postponedAt),
  }
}

function paymentFrom({
  checkedAt,
  unansweredAt,
  createdAt,
  updatedAt,
  ...rest
}: JsonRow<PaymentRow>): PaymentRow {
  return {
    ...rest,
    checkedAt: dateFromJson(checkedAt),
    unansweredAt: dateFromJson(unansweredAt),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  }
}
