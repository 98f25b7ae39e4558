import type { Locale } from '@chignon/contract/platform/locale'
import { and, eq, inArray, isNull, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, namedIn } from '../../platform/db/localized.ts'
import { businessTypes } from '../../platform/db/schema/base-data.ts'
import { businesses } from '../../platform/db/schema/business.ts'

/** What a person enters about a business. */
export type BusinessContent = Pick<typeof businesses.$inferInsert, 'typeId' | 'name' | 'phone' | 'address'>

/** A person's businesses in order. */
export function listBusinesses(db: Connection, userId: string, locale: Locale) {
  return selectBusinesses(db, locale).where(eq(businesses.userId, userId)).orderBy(businesses.position)
}

/** One business of a person; undefined if they have none with this id. */
export async function findBusiness(db: Connection, { id, userId }: OwnBusiness, locale: Locale) {
  const [found] = await selectBusinesses(db, locale).where(isOwn({ id, userId })).limit(1)
  return found
}

/** Whether a type of businesses is offered, or is the one that a business has (BASE-2). */
export async function isBusinessTypeOffered(
  db: Connection,
  id: string,
  businessId: string | null,
): Promise<boolean> {
  const current = db
    .select({ id: businesses.typeId })
    .from(businesses)
    .where(businessId === null ? sql`false` : eq(businesses.id, businessId))
  const found = await db
    .select({ id: businessTypes.id })
    .from(businessTypes)
    .where(
      and(eq(businessTypes.id, id), or(isNull(businessTypes.retiredAt), inArray(businessTypes.id, current))),
    )
  return found.length > 0
}

/** How many businesses a person has. */
export function countBusinesses(db: Connection, userId: string): Promise<number> {
  return db.$count(businesses, eq(businesses.userId, userId))
}

/** Inserts a business after the others of the person, and returns its id. */
export async function insertBusiness(
  db: Connection,
  userId: string,
  content: BusinessContent,
): Promise<string> {
  const last = sql`(select coalesce(max(position), 0) + 1 from businesses where user_id = ${userId})`
  const [inserted] = await db
    .insert(businesses)
    .values({ ...content, userId, position: sql<number>`${last}` })
    .returning({ id: businesses.id })
  if (!inserted) throw new Error('insert returned no row')
  return inserted.id
}

/** Changes a business; false if the person has none with this id. */
export async function changeBusiness(
  db: Connection,
  own: OwnBusiness,
  content: BusinessContent,
): Promise<boolean> {
  const changed = await db.update(businesses).set(content).where(isOwn(own)).returning({ id: businesses.id })
  return changed.length > 0
}

/** Deletes a business; false if the person has none with this id. */
export async function deleteBusiness(db: Connection, own: OwnBusiness): Promise<boolean> {
  const deleted = await db.delete(businesses).where(isOwn(own)).returning({ id: businesses.id })
  return deleted.length > 0
}

/** Sets the type of a person's businesses: of those with these ids, or of all. Returns how many were changed. */
export async function setBusinessType(
  db: Connection,
  { userId, typeId, ids }: { userId: string; typeId: string; ids: readonly string[] | undefined },
): Promise<number> {
  const changed = await db
    .update(businesses)
    .set({ typeId })
    .where(and(eq(businesses.userId, userId), ids && inArray(businesses.id, [...ids])))
    .returning({ id: businesses.id })
  return changed.length
}

/** The types of a person's businesses, each once, in the order of the base list. */
export function listTypesOf(db: Connection, userId: string, locale: Locale) {
  const isUsed = sql`${businessTypes.id} in (select type_id from businesses where user_id = ${userId})`
  return db
    .select({ id: businessTypes.id, slug: businessTypes.slug, name: inLocale(businessTypes.name, locale) })
    .from(businessTypes)
    .where(isUsed)
    .orderBy(businessTypes.position)
}

type OwnBusiness = { id: string; userId: string }

function isOwn({ id, userId }: OwnBusiness) {
  return and(eq(businesses.id, id), eq(businesses.userId, userId))
}

function selectBusinesses(db: Connection, locale: Locale) {
  return db
    .select({
      id: businesses.id,
      type: namedIn(businessTypes, locale),
      name: businesses.name,
      phone: businesses.phone,
      address: businesses.address,
    })
    .from(businesses)
    .innerJoin(businessTypes, eq(businessTypes.id, businesses.typeId))
}
