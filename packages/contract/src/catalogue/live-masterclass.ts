import * as z from 'zod/mini'
import { pageSizes } from '../platform/platform-rules.ts'
import { productCard } from './product.ts'
import { list, single } from '../platform/response.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { educator } from './educator.ts'
import { idOrSlug, ofEducator, paging } from '../platform/query.ts'
import { cents, currency, id, timestamp } from '../platform/primitives.ts'

/** The status of an event relative to now (EVENT-1). */
export const eventStatus = z.enum(['upcoming', 'ongoing', 'finished'])

/** Whether an event takes place as first announced. The names come from schema.org's EventStatusType. */
export const eventScheduleNames = ['scheduled', 'rescheduled', 'postponed', 'cancelled'] as const

/** `rescheduled` has a new date, `postponed` none yet, `cancelled` does not take place (EVENT-7). */
export const eventSchedule = z.enum(eventScheduleNames)

/** The fields of a live masterclass card. */
export const liveMasterclassCard = z.object({
  ...productCard,
  starts_at: timestamp,
  ends_at: timestamp,
  /** IANA name of the venue's time zone: dates and times are shown in it. */
  timezone: z.string(),
  status: eventStatus,
  schedule: eventSchedule,
  /** The start before it was postponed; null otherwise. */
  previous_starts_at: z.nullable(timestamp),
  /** City and country of the venue, in the request's language. */
  location: z.object({ city: z.string(), country: z.string() }),
  /** The price of the cheapest ticket that can still be used; null if there is none (PRICE-6). */
  price_from: z.nullable(cents),
  currency,
  seats: z.int(),
  /** Seats that are left of the tickets that can still be used. */
  seats_left: z.int(),
})

/** False once its part of the event is over: it can no longer be used and is not sold (EVENT-4). */
const isUsable = z.boolean()

export const ticketType = z.object({
  id,
  name: z.string(),
  note: z.string(),
  price: cents,
  currency,
  seats: z.int(),
  seats_left: z.int(),
  is_usable: isUsable,
})

/** An extra that can be added to a ticket, at most one per ticket (TICKET-3). */
export const ticketPackage = z.object({
  id,
  name: z.string(),
  note: z.string(),
  price: cents,
  currency,
  stock_left: z.int(),
  is_usable: isUsable,
})

/** One entry of the agenda; `day` counts from 1, `at` is HH:mm at the venue. */
export const agendaItem = z.object({
  day: z.int(),
  at: z.string(),
  minutes: z.int(),
  name: z.string(),
})

/** The place of an event. */
export const venue = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  /** What follows the address on an envelope: the country, after the city unless the address contains it. */
  locality: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** A part of an event without a pause overnight. */
export const eventDay = z.object({ starts_at: timestamp, ends_at: timestamp })

/** A live masterclass with tickets, packages, agenda and venue (EVENT-6). */
export const liveMasterclass = z.extend(liveMasterclassCard, {
  description: z.string(),
  venue,
  /** When it takes place: each day on its own if it pauses overnight (EVENT-5). */
  days: z.array(eventDay),
  educators: z.array(educator),
  agenda: z.array(agendaItem),
  tickets: z.array(ticketType),
  packages: z.array(ticketPackage),
  /** Increases with each change that calendars must show (RFC 5545, SEQUENCE; EVENT-5). */
  revision: z.int().check(z.gte(0)),
  /** The time of the last such change. */
  revised_at: timestamp,
})

export type EventSchedule = z.infer<typeof eventSchedule>
export type EventStatus = z.infer<typeof eventStatus>
export type LiveMasterclassCard = z.infer<typeof liveMasterclassCard>
export type LiveMasterclass = z.infer<typeof liveMasterclass>
export type TicketType = z.infer<typeof ticketType>
export type TicketPackage = z.infer<typeof ticketPackage>
export type AgendaItem = z.infer<typeof agendaItem>
export type EventDay = z.infer<typeof eventDay>
export type Venue = z.infer<typeof venue>

/** Live masterclasses of the catalogue (CALL-8, EVENT-2). */
export const liveMasterclassEndpoints = defineEndpoints('live-masterclass', {
  list: {
    method: 'GET',
    path: '/live-masterclass',
    summary: 'Live masterclasses: ongoing and upcoming by date, then finished ones',
    query: z.object({
      ...paging(pageSizes.catalogue),
      status: z.optional(eventStatus),
      educator: ofEducator,
    }),
    response: list(liveMasterclassCard),
  },
  show: {
    method: 'GET',
    path: '/live-masterclass/{id}',
    summary: 'One live masterclass with its tickets and packages',
    params: idOrSlug,
    response: single(liveMasterclass),
  },
})
