import {
  agendaItems,
  liveMasterclassEducators,
  liveMasterclasses,
  ticketPackages,
  ticketTypes,
} from '../platform/db/schema/live-masterclass.ts'
import { daysBefore, wallClock } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

type Event = Sample['liveMasterclasses'][number]

const idOf = (event: Event) => seedId('live-masterclass', event.slug)

/** Inserts the events with educators, agenda, tickets and packages. */
export async function seedLiveMasterclasses({ db, sample, now }: SeedContext): Promise<void> {
  const events = sample.liveMasterclasses
  await db.insert(liveMasterclasses).values(
    events.map((event, index) => ({
      id: idOf(event),
      slug: event.slug,
      categoryId: seedId('category', event.category),
      ...datesOf(event, now),
      timezone: event.timezone,
      venueName: event.venue.name,
      venueAddress: event.venue.address,
      city: event.venue.city,
      country: event.venue.country,
      latitude: event.venue.latitude,
      longitude: event.venue.longitude,
      name: event.name,
      summary: event.summary,
      description: event.description,
      createdAt: daysBefore(now, 150 + index),
      publishedAt: daysBefore(now, 150 + index),
    })),
  )
  await db.insert(liveMasterclassEducators).values(
    events.flatMap((event) =>
      event.educators.map((person, index) => ({
        liveMasterclassId: idOf(event),
        userId: seedId('user', person),
        position: index + 1,
      })),
    ),
  )
  await db.insert(agendaItems).values(
    events.flatMap((event) =>
      event.agenda.map((item) => ({
        id: seedId('agenda-item', event.slug, item.day, item.at),
        liveMasterclassId: idOf(event),
        ...item,
      })),
    ),
  )
  await db.insert(ticketTypes).values(
    events.flatMap((event) =>
      event.tickets.map(({ seats_taken, last_day, ...ticket }, index) => ({
        id: seedId('ticket-type', event.slug, ticket.slug),
        liveMasterclassId: idOf(event),
        ...ticket,
        seatsTaken: seats_taken,
        usableUntil: endOfDay(event, last_day, now),
        position: index + 1,
      })),
    ),
  )
  const packages = events.flatMap((event) =>
    event.packages.map(({ last_day, ...item }, index) => ({
      id: seedId('ticket-package', event.slug, item.slug),
      liveMasterclassId: idOf(event),
      ...item,
      usableUntil: endOfDay(event, last_day, now),
      position: index + 1,
    })),
  )
  if (packages.length > 0) await db.insert(ticketPackages).values(packages)
}

// The event that begins today is the ongoing one: in the early morning it starts on the day before.
function datesOf(event: Event, now: Date): { startsAt: Date; endsAt: Date } {
  const first = firstDay(event, now)
  return {
    startsAt: wallClock(now, first, event.starts_at, event.timezone),
    endsAt: wallClock(now, first + event.length_days - 1, event.ends_at, event.timezone),
  }
}

function firstDay({ starts_in_days: days, starts_at, timezone }: Event, now: Date): number {
  return days === 0 && wallClock(now, days, starts_at, timezone) > now ? -1 : days
}

/** The end of a day of the event, counted from 1; null for no day. */
function endOfDay(event: Event, day: number | undefined, now: Date): Date | null {
  if (day === undefined) return null
  return wallClock(now, firstDay(event, now) + day - 1, event.ends_at, event.timezone)
}
