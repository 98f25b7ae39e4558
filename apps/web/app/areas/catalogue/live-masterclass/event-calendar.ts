/// <reference lib="esnext.temporal" />
import type { TicketEvent } from '@chignon/contract/commerce/ticket'
import type { Locale } from '@chignon/contract/platform/locale'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'

const states = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

type Publishing = {
  origin: string
  locale: Locale
  /** Publisher: the academy's name. */ issuer: string
}

/**
 * An event as an iCalendar file (RFC 5545) with an entry for each of its days; server only. Times are in the venue's time zone, whose rules are included.
 * Calendars recognise an event by its UID and apply an update with a higher SEQUENCE.
 */
export function createCalendar(event: TicketEvent, { origin, locale, issuer }: Publishing): string {
  const { venue } = event
  const revisedAt = new Date(event.revised_at)
  const calendar = ical({
    prodId: { company: issuer, product: 'Live masterclasses', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // No zone for the calendar itself: its timestamps must be UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
  const page = localizedUrl(origin, `/live-masterclasses/${event.slug}`, locale)
  // The first day has the id of the whole event, so that calendars which had it as one entry update that.
  for (const [index, day] of event.days.entries())
    calendar.createEvent({
      id: index === 0 ? event.id : `${event.id}-day-${index + 1}`,
      sequence: event.revision,
      stamp: revisedAt,
      lastModified: revisedAt,
      status: states[event.schedule],
      timezone: event.timezone,
      start: Temporal.Instant.from(day.starts_at),
      end: Temporal.Instant.from(day.ends_at),
      summary: event.name,
      description: `${event.summary}\n\n${page}`,
      url: page,
      location: {
        title: venue.name,
        address: `${venue.address}, ${venue.locality}`,
        geo: { lat: venue.latitude, lon: venue.longitude },
      },
    })
  return calendar.toString()
}
