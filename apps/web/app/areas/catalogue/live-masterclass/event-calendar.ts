/// <reference lib="esnext.temporal" />
import type { LiveMasterclass } from '@chignon/contract/live-masterclass'
import type { Locale } from '@chignon/contract/locale'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'

type Publishing = {
  origin: string
  locale: Locale
  /** Who publishes it: the academy's name. */ issuer: string
}

/**
 * An event as an iCalendar file (RFC 5545), for the server alone. Its times are the venue's, with the rules of its time
 * zone inside. A calendar that has it already knows it by its UID and takes a later SEQUENCE for an update.
 */
export function createCalendar(event: LiveMasterclass, { origin, locale, issuer }: Publishing): string {
  const { venue } = event
  const revisedAt = new Date(event.revised_at)
  const calendar = ical({
    prodId: { company: issuer, product: 'Live masterclasses', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // No zone for the calendar itself: its own stamps have to be UTC.
    timezone: { name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null },
  })
  const page = localizedUrl(origin, `/live-masterclasses/${event.slug}`, locale)
  calendar.createEvent({
    id: event.id,
    sequence: event.revision,
    stamp: revisedAt,
    lastModified: revisedAt,
    status: ICalEventStatus.CONFIRMED,
    timezone: event.timezone,
    start: Temporal.Instant.from(event.starts_at),
    end: Temporal.Instant.from(event.ends_at),
    summary: event.name,
    description: `${event.summary}\n\n${page}`,
    url: page,
    location: {
      title: venue.name,
      address: `${venue.address}, ${venue.city}, ${venue.country}`,
      geo: { lat: venue.latitude, lon: venue.longitude },
    },
  })
  return calendar.toString()
}
