import { eventScheduleNames } from '@chignon/contract/catalogue/live-masterclass'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uuid,
} from '../drizzle.ts'
import { categories } from './category.ts'
import { catalogueColumns, id, localized, timestamptz, position, priceColumns } from './columns.ts'
import { pictureColumn } from './picture-column.ts'
import { users } from './user.ts'

/** Events at a venue. Times are UTC; `timezone` is the venue's IANA zone, `country` ISO 3166-1 alpha-2. */
export const liveMasterclasses = pgTable(
  'live_masterclasses',
  {
    ...catalogueColumns(),
    coverId: pictureColumn('cover_id'),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    timezone: text('timezone').notNull(),
    schedule: text('schedule', { enum: eventScheduleNames }).notNull().default('scheduled'),
    /** The start before it was postponed. */
    previousStartsAt: timestamptz('previous_starts_at'),
    /** When it was last postponed, or its new date announced; from then tickets can be returned (REFUND-7). */
    postponedAt: timestamptz('postponed_at'),
    venueName: text('venue_name').notNull(),
    venueAddress: text('venue_address').notNull(),
    city: localized('city'),
    country: text('country').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The revision of the calendar entry, and when it last changed. Maintained by a trigger. */
    revision: integer('revision').notNull().default(0),
    revisedAt: timestamptz('revised_at').notNull().defaultNow(),
  },
  (event) => [
    index('live_masterclasses_cover').on(event.coverId),
    index('live_masterclasses_dates').on(event.startsAt, event.endsAt),
    check('live_masterclasses_order', sql`${event.endsAt} > ${event.startsAt}`),
  ],
)

const liveMasterclassId = () =>
  uuid('live_masterclass_id')
    .notNull()
    .references(() => liveMasterclasses.id, { onDelete: 'cascade' })

/** The educators of an event, in order. */
export const liveMasterclassEducators = pgTable(
  'live_masterclass_educators',
  {
    liveMasterclassId: liveMasterclassId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    position: position(),
  },
  (row) => [
    primaryKey({ columns: [row.liveMasterclassId, row.userId] }),
    index('live_masterclass_educators_user').on(row.userId),
  ],
)

/** The agenda: `day` counts from 1, `at` is HH:mm at the venue. */
export const agendaItems = pgTable(
  'agenda_items',
  {
    id: id(),
    liveMasterclassId: liveMasterclassId(),
    day: integer('day').notNull(),
    at: text('at').notNull(),
    minutes: integer('minutes').notNull(),
    name: localized('name'),
  },
  (item) => [index('agenda_items_event').on(item.liveMasterclassId, item.day, item.at)],
)

/** Kinds of tickets. A check constraint prevents overbooking. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: id(),
    liveMasterclassId: liveMasterclassId(),
    slug: text('slug').notNull(),
    position: position(),
    ...priceColumns(),
    seats: integer('seats').notNull(),
    seatsTaken: integer('seats_taken').notNull().default(0),
    /** Until when it can still be used; null: until the event ends (EVENT-4). */
    usableUntil: timestamptz('usable_until'),
    name: localized('name'),
    note: localized('note'),
  },
  (type) => [
    unique('ticket_types_slug').on(type.liveMasterclassId, type.slug),
    check('ticket_types_price', sql`${type.price} >= 0`),
    check('ticket_types_seats', sql`${type.seatsTaken} between 0 and ${type.seats}`),
  ],
)

/** Extras for a ticket. A check constraint prevents overselling. */
export const ticketPackages = pgTable(
  'ticket_packages',
  {
    id: id(),
    liveMasterclassId: liveMasterclassId(),
    slug: text('slug').notNull(),
    position: position(),
    ...priceColumns(),
    stock: integer('stock').notNull(),
    stockTaken: integer('stock_taken').notNull().default(0),
    /** Until when it can still be used; null: until the event ends (EVENT-4). */
    usableUntil: timestamptz('usable_until'),
    name: localized('name'),
    note: localized('note'),
  },
  (item) => [
    unique('ticket_packages_slug').on(item.liveMasterclassId, item.slug),
    check('ticket_packages_price', sql`${item.price} >= 0`),
    check('ticket_packages_stock', sql`${item.stockTaken} between 0 and ${item.stock}`),
  ],
)
