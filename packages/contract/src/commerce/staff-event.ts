import * as z from 'zod/mini'
import { eventSchedule, eventStatus } from '../catalogue/live-masterclass.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { calendarDay, cents, currency, id, publishedAt, timestamp } from '../platform/primitives.ts'
import { paging, search } from '../platform/query.ts'
import { list, single } from '../platform/response.ts'

const figure = z.int()

/** The seats of an event or of a kind of ticket. */
const seatFigures = {
  seats: figure,
  /** Tickets that were paid and are not returned, also used ones. */
  sold: figure,
  /** Tickets that the academy gave. */
  given: figure,
  /** Seats of unpaid orders, and of offers of the waiting list. */
  held: figure,
  left: figure,
  /** Seats that people on the waiting list want and were not offered. */
  waiting: figure,
}

/** What an event has brought, in cents. */
const eventMoney = z.object({
  /** What was paid for tickets and packages, without what was returned and without tax. */
  net: z.int(),
  /** What was returned, with tax. */
  refunded: cents,
  currency,
})

/** An event in the list of those who run it. */
export const staffEventCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  timezone: z.string(),
  status: eventStatus,
  schedule: eventSchedule,
  published_at: publishedAt,
  ...seatFigures,
  /** Null for those who may not see orders. */
  money: z.nullable(eventMoney),
})

/** A kind of ticket with its seats. */
export const staffTicketType = z.object({
  id,
  name: z.string(),
  /** What it costs now, in cents without tax. */
  price: cents,
  currency,
  ...seatFigures,
})

/** A day on which tickets were paid. */
export const salesDay = z.object({
  day: calendarDay,
  tickets: figure,
  /** In cents without tax, before returns; null for those who may not see orders. */
  amount: z.nullable(cents),
})

/** An event as those see it who run it. */
export const staffEvent = z.extend(staffEventCard, {
  venue_name: z.string(),
  checked_in: figure,
  ticket_types: z.array(staffTicketType),
  packages: z.array(z.object({ id, name: z.string() })),
  /** The days with sales, at the venue, the first first. */
  sales: z.array(salesDay),
})

/** What cancelling or postponing an event would do. */
export const eventChangePreview = z.object({
  /** People who hold a valid ticket. */
  holders: figure,
  /** Valid tickets. */
  tickets: figure,
  /** Addresses that are mailed: of holders and of buyers. */
  mailed: figure,
  /** People who wait or were offered seats. */
  waiting: figure,
  /** Orders that are not paid yet. */
  unpaid_orders: figure,
  /** What is returned if it is cancelled, and at most if it is postponed, in cents with tax. */
  refundable: cents,
  currency,
})

export type StaffEventCard = z.infer<typeof staffEventCard>
export type StaffEvent = z.infer<typeof staffEvent>
export type StaffTicketType = z.infer<typeof staffTicketType>
export type SalesDay = z.infer<typeof salesDay>
export type EventChangePreview = z.infer<typeof eventChangePreview>

const params = z.object({ id })

/** Events for those who run them (EVENT-9, EVENT-10). */
export const staffEventEndpoints = defineEndpoints('staff-event', {
  list: {
    method: 'GET',
    path: '/staff/events',
    summary: 'Coming events, the next first, or past ones, the latest first, with their figures',
    permission: 'events.read',
    query: z.object({
      ...paging(pageSizes.profile),
      search,
      when: z._default(z.enum(['coming', 'past']), 'coming'),
    }),
    response: list(staffEventCard),
  },
  show: {
    method: 'GET',
    path: '/staff/events/{id}',
    summary: 'One event with its seats by kind of ticket and its sales by day',
    permission: 'events.read',
    params,
    response: single(staffEvent),
  },
  changePreview: {
    method: 'GET',
    path: '/staff/events/{id}/change-preview',
    summary: 'How many people, tickets and how much money cancelling or postponing an event concerns',
    permission: 'orders.read',
    params,
    response: single(eventChangePreview),
  },
})
