import type { EventSchedule, LiveMasterclass, TicketType } from '@chignon/contract/catalogue/live-masterclass'
import type { Locale } from '@chignon/contract/platform/locale'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import type { EducationEvent, Offer } from 'schema-dts'
import { formatsOf } from '@chignon/app-kit/i18n/formats'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { academyJsonLd } from '../../../lib/seo/json-ld/academy.ts'
import { breadcrumbsJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { offerJsonLd } from '../../../lib/seo/json-ld/offer.ts'
import { educatorsJsonLd } from '../../../lib/seo/json-ld/educators.ts'
import { zonedMoment } from '../../../lib/seo/json-ld/time.ts'
import { localizedUrl } from '../../../lib/i18n/localized-url.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../../lib/share-picture/share-card.ts'

/** Adds sharing picture, EducationEvent and breadcrumbs of a live masterclass. */
export async function addLiveMasterclassMetadata(
  context: AppLoadContext,
  event: LiveMasterclass,
): Promise<void> {
  const i18n = await serverI18n(context.locale)
  const picture = sharePictureOf(liveMasterclassShareCard(event, context.locale, i18n), context)
  addMetadata(context, {
    picture,
    jsonLd: [
      { ...eventJsonLd(context, event), image: context.origin + picture.path },
      breadcrumbsJsonLd(context, [
        { name: i18n._(msg`Masterclasses`), address: '/masterclasses' },
        { name: event.name, address: pathOf(event) },
      ]),
    ],
  })
}

/** Sharing picture of a live masterclass. */
export function liveMasterclassShareCard(event: LiveMasterclass, locale: Locale, i18n: I18n): ShareCard {
  const { slug, category, name, location, starts_at, ends_at, timezone } = event
  const { city } = location
  return {
    kind: 'live-masterclasses',
    slug,
    category: category.slug,
    overline: i18n._(msg`Live masterclass · ${city}`),
    title: name,
    note: isDated(event)
      ? formatsOf(locale).days(starts_at, ends_at, timezone)
      : i18n._(event.schedule === 'cancelled' ? msg`Cancelled` : msg`New date to follow`),
  }
}

const schedules = {
  scheduled: 'https://schema.org/EventScheduled',
  rescheduled: 'https://schema.org/EventRescheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const satisfies Record<EventSchedule, string>

const isDated = ({ schedule }: LiveMasterclass) => schedule === 'scheduled' || schedule === 'rescheduled'

const pathOf = ({ slug }: LiveMasterclass) => `/live-masterclasses/${slug}`

function eventJsonLd(context: Pick<AppLoadContext, 'brand' | 'origin' | 'locale'>, event: LiveMasterclass) {
  const url = localizedUrl(context.origin, pathOf(event), context.locale)
  const { venue, timezone, previous_starts_at: previous } = event
  return {
    '@type': 'EducationEvent',
    '@id': url,
    name: event.name,
    description: event.summary,
    url,
    inLanguage: context.locale,
    startDate: zonedMoment(event.starts_at, timezone),
    endDate: zonedMoment(event.ends_at, timezone),
    eventStatus: schedules[event.schedule],
    ...(previous === null ? {} : { previousStartDate: zonedMoment(previous, timezone) }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.address,
        addressLocality: venue.city,
        addressCountry: venue.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    },
    performer: educatorsJsonLd(context, event.educators),
    organizer: academyJsonLd(context),
    maximumAttendeeCapacity: event.seats,
    remainingAttendeeCapacity: event.seats_left,
    // A finished event sells no tickets, and neither does one that has no date.
    ...(event.status === 'finished' || !isDated(event)
      ? {}
      : {
          offers: event.tickets
            .filter(({ is_usable }) => is_usable)
            .map((ticket) => ticketJsonLd(ticket, url)),
        }),
  } satisfies EducationEvent
}

function ticketJsonLd(ticket: TicketType, url: string): Offer {
  return {
    ...offerJsonLd(ticket, `${url}#tickets`),
    name: ticket.name,
    availability: ticket.seats_left > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  }
}
