import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import type { Localized } from '@chignon/contract/platform/localized'
import type { OrderLineType } from '@chignon/contract/commerce/order'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIs } from '../../platform/db/id-filters.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { isSoldAt } from '../../catalogue/live-masterclass/live-masterclass.rules.ts'
import { localizedPictureJson, type LocalizedPicture } from '../../platform/picture/picture.queries.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'
import { settleAll } from '../../platform/db/settle-all.ts'
import type { LineEvent } from './order-parts.queries.ts'

/** What an order line sells, with its price now. */
export type SoldItem = {
  type: OrderLineType
  id: string
  name: Localized
  /** The event of a ticket or package. */
  event: (LineEvent & { name: Localized }) | null
  /** How many seats or packages are left, read without a lock; null if it has none. */
  left: number | null
  /** What its picture is made of; null for plans. */
  picture: {
    slug: string
    category: string
    previewUrl: string | null
    cover: LocalizedPicture | null
  } | null
  /** The path of its page. */
  slug: string
  unitPrice: number
  currency: string
  accessDays: number | null
}

/** What an order line refers to. */
export type ItemKey = Pick<SoldItem, 'type' | 'id'>

/** The items that are sold now: published, offered, and of an event that can still be attended (DRAFT-1, EVENT-4). */
export async function findSoldItems(
  db: Connection,
  keys: readonly ItemKey[],
  now: Date,
): Promise<SoldItem[]> {
  const loading = Object.entries(loaders).flatMap(([type, load]) => {
    const ids = keys.filter((key) => key.type === type).map(({ id }) => id)
    return ids.length > 0 ? [load(db, ids, now)] : []
  })
  return (await settleAll(loading)).flat()
}

type Loader = (db: Connection, ids: string[], now: Date) => Promise<SoldItem[]>

const loaders: Record<OrderLineType, Loader> = {
  course: (db, ids) => productsOf(db, courses, ids, 'course', 'courses'),
  program: (db, ids) => productsOf(db, programs, ids, 'program', 'programs'),
  'online-masterclass': (db, ids) =>
    productsOf(db, onlineMasterclasses, ids, 'online-masterclass', 'online-masterclasses'),
  ticket: (db, ids, now) => eventItemsOf(db, ticketTypes, ids, 'ticket', now),
  package: (db, ids, now) => eventItemsOf(db, ticketPackages, ids, 'package', now),
  subscription: plansOf,
}

async function productsOf(
  db: Connection,
  table: typeof courses | typeof programs | typeof onlineMasterclasses,
  ids: string[],
  type: keyof typeof accessDays,
  folder: string,
): Promise<SoldItem[]> {
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      slug: table.slug,
      unitPrice: sql`coalesce(${table.discountedPrice}, ${table.price})`.mapWith(table.price),
      currency: table.currency,
      category: categories.slug,
      previewUrl: table.previewUrl,
      cover: localizedPictureJson(table.coverId),
    })
    .from(table)
    .innerJoin(categories, eq(categories.id, table.categoryId))
    .where(and(idIs(table.id, ids), isPublished(table)))
  return rows.map(({ category, previewUrl, cover, ...row }) => ({
    ...row,
    picture: { slug: row.slug, category, previewUrl, cover },
    type,
    event: null,
    left: null,
    slug: `${folder}/${row.slug}`,
    accessDays: accessDays[type],
  }))
}

async function eventItemsOf(
  db: Connection,
  table: typeof ticketTypes | typeof ticketPackages,
  ids: string[],
  type: 'ticket' | 'package',
  now: Date,
): Promise<SoldItem[]> {
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      unitPrice: table.price,
      currency: table.currency,
      usableUntil: table.usableUntil,
      left: leftOf(table),
      event: {
        id: liveMasterclasses.id,
        name: liveMasterclasses.name,
        startsAt: liveMasterclasses.startsAt,
        endsAt: liveMasterclasses.endsAt,
        timezone: liveMasterclasses.timezone,
        city: liveMasterclasses.city,
        schedule: liveMasterclasses.schedule,
        postponedAt: liveMasterclasses.postponedAt,
      },
      eventSlug: liveMasterclasses.slug,
      category: categories.slug,
      previewUrl: liveMasterclasses.previewUrl,
      cover: localizedPictureJson(liveMasterclasses.coverId),
    })
    .from(table)
    .innerJoin(liveMasterclasses, eq(liveMasterclasses.id, table.liveMasterclassId))
    .innerJoin(categories, eq(categories.id, liveMasterclasses.categoryId))
    .where(and(idIs(table.id, ids), isPublished(liveMasterclasses)))
  return rows
    .filter(({ usableUntil, event }) => isSoldAt(usableUntil?.toISOString() ?? null, event, now))
    .map(({ usableUntil: _usableUntil, eventSlug, category, previewUrl, cover, ...row }) => ({
      ...row,
      type,
      picture: { slug: eventSlug, category, previewUrl, cover },
      slug: `live-masterclasses/${eventSlug}`,
      accessDays: null,
    }))
}

function leftOf(table: typeof ticketTypes | typeof ticketPackages) {
  return 'seats' in table
    ? sql<number>`${table.seats} - ${table.seatsTaken}`
    : sql<number>`${table.stock} - ${table.stockTaken}`
}

async function plansOf(db: Connection, ids: string[]): Promise<SoldItem[]> {
  const rows = await db
    .select()
    .from(subscriptionPlans)
    .where(and(idIs(subscriptionPlans.id, ids), eq(subscriptionPlans.isOffered, true)))
  return rows.map(({ id, name, slug, price, currency }) => ({
    id,
    name,
    currency,
    type: 'subscription',
    event: null,
    left: null,
    picture: null,
    slug: `subscription/${slug}`,
    unitPrice: price,
    accessDays: null,
  }))
}
