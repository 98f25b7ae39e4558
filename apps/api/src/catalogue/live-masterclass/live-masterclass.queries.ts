import type {
  AgendaItem,
  EventStatus,
  TicketPackage,
  TicketType,
} from '@chignon/contract/catalogue/live-masterclass'
import type { Locale } from '@chignon/contract/platform/locale'
import {
  and,
  count,
  eq,
  gt,
  lte,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from '../../platform/db/drizzle.ts'
import {
  viewerKey,
  type PreparedViewerContext,
  type ViewerContext,
} from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { inLocale, namedIn, localeOfText } from '../../platform/db/localized.ts'
import { offsetOf, pageOf, totalOf, type PageParams } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories } from '../../platform/db/schema/category.ts'
import {
  agendaItems,
  liveMasterclasses,
  ticketPackages,
  ticketTypes,
} from '../../platform/db/schema/live-masterclass.ts'
import { educatorsOfLiveMasterclass } from '../educator/educator.queries.ts'
import { isLiveMasterclassTaughtBy } from '../educator/taught-by.queries.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'
import type { AgendaHours } from './event-days.ts'
import type { TicketSales } from './live-masterclass.rules.ts'

type WithUse<Sold> = Omit<Sold, 'is_usable'> & { usable_until: string | null }

/** The columns of a card. The query joins `categories`. */
export function liveMasterclassCardColumns(locale: Locale) {
  return {
    id: liveMasterclasses.id,
    slug: liveMasterclasses.slug,
    locale: localeOfText(liveMasterclasses.name, locale),
    name: inLocale(liveMasterclasses.name, locale),
    summary: inLocale(liveMasterclasses.summary, locale),
    category: namedIn(categories, locale),
    previewUrl: liveMasterclasses.previewUrl,
    cover: cataloguePictureJson(liveMasterclasses.coverId, locale),
    startsAt: liveMasterclasses.startsAt,
    endsAt: liveMasterclasses.endsAt,
    timezone: liveMasterclasses.timezone,
    schedule: liveMasterclasses.schedule,
    previousStartsAt: liveMasterclasses.previousStartsAt,
    city: inLocale(liveMasterclasses.city, locale),
    country: liveMasterclasses.country,
    sales: sql<TicketSales[]>`(select coalesce(json_agg(json_build_object(
      'id', ${ticketTypes.id}, 'price', ${ticketTypes.price}, 'currency', ${ticketTypes.currency}, 'seats', ${ticketTypes.seats},
      'left', ${ticketTypes.seats} - ${ticketTypes.seatsTaken}, 'usable_until', ${ticketTypes.usableUntil}
    )), '[]') from ${ticketTypes} where ${ticketTypes.liveMasterclassId} = ${liveMasterclasses.id})`,
  }
}

/** The columns of an event's venue, of its hours on each day, and of its calendar revision. */
export function venueColumns() {
  return {
    cityNames: liveMasterclasses.city,
    hours: sql<AgendaHours[]>`(select coalesce(json_agg(json_build_object(
      'day', ${agendaItems.day}, 'at', ${agendaItems.at}, 'minutes', ${agendaItems.minutes}
    )), '[]') from ${agendaItems} where ${agendaItems.liveMasterclassId} = ${liveMasterclasses.id})`,
    venueName: liveMasterclasses.venueName,
    venueAddress: liveMasterclasses.venueAddress,
    latitude: liveMasterclasses.latitude,
    longitude: liveMasterclasses.longitude,
    revision: liveMasterclasses.revision,
    revisedAt: liveMasterclasses.revisedAt,
  }
}

/** A row with the columns of a live masterclass card. */
export type LiveMasterclassCardRow = Omit<
  Awaited<ReturnType<typeof listLiveMasterclasses>>['rows'][number],
  'total'
>

/** The status of the events to list, the time by which it is decided, and the id of an educator of theirs. */
type EventFilter<Now, UserId> = {
  status?: EventStatus | undefined
  now: Now
  educator?: UserId | undefined
}

/** A page of events: ongoing and upcoming by date, then those without a new date, then finished ones, latest first. */
export async function listLiveMasterclasses(
  db: Connection,
  filter: EventFilter<Date, string>,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const { status, educator } = filter
  const isOfEducator = educator !== undefined
  const rows = await eventsOfPage(db, { status, isOfEducator, viewerContext }).execute({
    limit: pageParams.per_page,
    offset: offsetOf(pageParams),
    now: filter.now,
    educator,
  })
  return pageOf(pageParams, rows, countEvents(db, filter, viewerContext))
}

type EventsOfPage = {
  status: EventStatus | undefined
  isOfEducator: boolean
  viewerContext: ViewerContext
}

const eventsOfPage = prepared(
  ({ status, isOfEducator, viewerContext }: EventsOfPage) =>
    `live-masterclasses-${status ?? 'all'}${isOfEducator ? '-educator' : ''}-${viewerKey(viewerContext)}`,
  (db, { status, isOfEducator, viewerContext }, name) => {
    const educator = isOfEducator ? sql.placeholder('educator') : undefined
    const filter = { status, now: sql.placeholder('now'), educator }
    const over = isOver(filter.now)
    return db
      .select({
        ...liveMasterclassCardColumns(viewerContext.locale),
        total: totalOf(countEvents(db, filter, viewerContext)),
      })
      .from(liveMasterclasses)
      .innerJoin(categories, eq(categories.id, liveMasterclasses.categoryId))
      .where(matchesFilter(filter, viewerContext))
      .orderBy(
        over,
        sql`case when not (${over}) and not ${hasNoDate()} then ${liveMasterclasses.startsAt} end`,
        sql`${liveMasterclasses.startsAt} desc`,
        liveMasterclasses.id,
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name)
  },
)

function countEvents(
  db: Connection,
  filter: EventFilter<Date | Placeholder, string | Placeholder>,
  viewerContext: ViewerContext,
) {
  return db.select({ total: count() }).from(liveMasterclasses).where(matchesFilter(filter, viewerContext))
}

function matchesFilter(
  { status, now, educator }: EventFilter<Date | Placeholder, string | Placeholder>,
  viewerContext: ViewerContext,
): SQL | undefined {
  return and(
    isListed(viewerContext),
    status && hasStatus(status, now),
    educator === undefined ? undefined : isLiveMasterclassTaughtBy(educator),
  )
}

/** The cards of the live masterclasses with the given ids, in any order, as JSON. */
export function liveMasterclassCardsJson(ids: SQL, viewerContext: PreparedViewerContext): SQL {
  return jsonRows(
    liveMasterclassCardColumns(viewerContext.locale),
    sql`from ${liveMasterclasses} join ${categories} on ${eq(categories.id, liveMasterclasses.categoryId)}
      where ${liveMasterclasses.id} = any(${ids}) and ${isListed(viewerContext)}`,
  )
}

/** A card from its JSON. */
export function parseLiveMasterclassCard({
  startsAt,
  endsAt,
  previousStartsAt,
  ...card
}: JsonRow<LiveMasterclassCardRow>): LiveMasterclassCardRow {
  return {
    ...card,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    previousStartsAt: dateFromJson(previousStartsAt),
  }
}

/** Whether an event is not cancelled. One that is has a page, but is in no list (EVENT-7). */
export function takesPlace(): SQL {
  return sql`${liveMasterclasses.schedule} <> 'cancelled'`
}

function isListed(viewerContext: PreparedViewerContext): SQL {
  return sql`(${isVisible(liveMasterclasses, viewerContext)} and ${takesPlace()})`
}

// The dates of an event whose new date is not known do not count.
function hasNoDate(): SQL {
  return sql`${liveMasterclasses.schedule} = 'postponed'`
}

/** Whether an event has ended. */
export function isOver(now: Date | Placeholder): SQL {
  return sql`(${lte(liveMasterclasses.endsAt, now)} and not ${hasNoDate()})`
}

function hasStatus(status: EventStatus, now: Date | Placeholder): SQL | undefined {
  if (status === 'upcoming') return or(gt(liveMasterclasses.startsAt, now), hasNoDate())
  if (status === 'finished') return isOver(now)
  return and(lte(liveMasterclasses.startsAt, now), gt(liveMasterclasses.endsAt, now), not(hasNoDate()))
}

/** An event with its tickets, packages and agenda; undefined if there is none that the viewer may see. */
export async function findLiveMasterclass(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  const [found] = await db
    .select({
      ...liveMasterclassCardColumns(locale),
      description: inLocale(liveMasterclasses.description, locale),
      ...venueColumns(),
      educators: educatorsOfLiveMasterclass(db, viewerContext),
      agenda: agendaJson(locale),
      tickets: ticketsJson(locale),
      packages: packagesJson(locale),
    })
    .from(liveMasterclasses)
    .innerJoin(categories, eq(categories.id, liveMasterclasses.categoryId))
    .where(and(hasIdOrSlug(liveMasterclasses, idOrSlug), isVisible(liveMasterclasses, viewerContext)))
    .limit(1)
  return found
}

function agendaJson(locale: Locale): SQL<AgendaItem[]> {
  return sql<AgendaItem[]>`(select coalesce(json_agg(json_build_object(
    'day', ${agendaItems.day}, 'at', ${agendaItems.at}, 'minutes', ${agendaItems.minutes},
    'name', ${inLocale(agendaItems.name, locale)}
  ) order by ${agendaItems.day}, ${agendaItems.at}), '[]')
  from ${agendaItems} where ${agendaItems.liveMasterclassId} = ${liveMasterclasses.id})`
}

function ticketsJson(locale: Locale): SQL<WithUse<TicketType>[]> {
  return sql<WithUse<TicketType>[]>`(select coalesce(json_agg(json_build_object(
    'id', ${ticketTypes.id}, 'name', ${inLocale(ticketTypes.name, locale)}, 'note', ${inLocale(ticketTypes.note, locale)},
    'price', ${ticketTypes.price}, 'currency', ${ticketTypes.currency},
    'seats', ${ticketTypes.seats}, 'seats_left', ${ticketTypes.seats} - ${ticketTypes.seatsTaken},
    'usable_until', ${ticketTypes.usableUntil}
  ) order by ${ticketTypes.position}), '[]')
  from ${ticketTypes} where ${ticketTypes.liveMasterclassId} = ${liveMasterclasses.id})`
}

function packagesJson(locale: Locale): SQL<WithUse<TicketPackage>[]> {
  return sql<WithUse<TicketPackage>[]>`(select coalesce(json_agg(json_build_object(
    'id', ${ticketPackages.id}, 'name', ${inLocale(ticketPackages.name, locale)},
    'note', ${inLocale(ticketPackages.note, locale)},
    'price', ${ticketPackages.price}, 'currency', ${ticketPackages.currency},
    'stock_left', ${ticketPackages.stock} - ${ticketPackages.stockTaken},
    'usable_until', ${ticketPackages.usableUntil}
  ) order by ${ticketPackages.position}), '[]')
  from ${ticketPackages} where ${ticketPackages.liveMasterclassId} = ${liveMasterclasses.id})`
}
