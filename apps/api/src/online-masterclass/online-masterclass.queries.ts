import { count, desc, eq, sql } from 'drizzle-orm'
import { onlineMasterclassAccessEnd } from '../access/access.queries.ts'
import { preparedForEyes, type Eyes, type PreparedEyes } from '../access/eyes.ts'
import type { Connection } from '../db/client.ts'
import { hasIdOrSlug } from '../db/id-or-slug.ts'
import { among, inOrderOf } from '../db/among.ts'
import { inLocale, listInLocale, namedIn } from '../db/localized.ts'
import { offsetOf, pageOf, totalOf, type PageWanted } from '../db/page.ts'
import { categories } from '../db/schema/category.ts'
import { lessons } from '../db/schema/lesson.ts'
import { onlineMasterclassEducators, onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { users } from '../db/schema/user.ts'
import { lessonsJson } from '../lesson/lesson.queries.ts'
import { educatorsJson } from '../person/person.queries.ts'

type Plan = { count: number; duration: number }

function cardColumns({ locale, viewerId }: PreparedEyes) {
  return {
    id: onlineMasterclasses.id,
    slug: onlineMasterclasses.slug,
    name: inLocale(onlineMasterclasses.name, locale),
    summary: inLocale(onlineMasterclasses.summary, locale),
    category: namedIn(categories, locale),
    previewUrl: onlineMasterclasses.previewUrl,
    price: onlineMasterclasses.price,
    discountedPrice: onlineMasterclasses.discountedPrice,
    currency: onlineMasterclasses.currency,
    plan: sql<Plan>`(select json_build_object(
      'count', count(*) filter (where ${lessons.resourceType} like '%video%'),
      'duration', coalesce(sum(${lessons.duration}), 0)
    ) from ${lessons} where ${lessons.onlineMasterclassId} = ${onlineMasterclasses.id})`,
    accessEndsAt: onlineMasterclassAccessEnd(viewerId),
  }
}

/** A page of online masterclasses, newest first, or only those with some ids, in their order. */
export function listOnlineMasterclasses(
  db: Connection,
  { among: found }: { among?: string[] | undefined },
  wanted: PageWanted,
  eyes: Eyes,
) {
  const where = found && among(onlineMasterclasses.id, found)
  const order = found
    ? [inOrderOf(onlineMasterclasses.id, found)]
    : [desc(onlineMasterclasses.createdAt), onlineMasterclasses.id]
  const counted = db.select({ total: count() }).from(onlineMasterclasses).where(where)
  const rows = db
    .select({ ...cardColumns(eyes), total: totalOf(counted) })
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(where)
    .orderBy(...order)
    .limit(wanted.per_page)
    .offset(offsetOf(wanted))
  return pageOf(wanted, rows, counted)
}

/** What the cards of some online masterclasses show, in any order. */
export async function onlineMasterclassCards(db: Connection, ids: string[], eyes: Eyes) {
  if (ids.length === 0) return []
  return cards(db, eyes).execute({ ids, viewerId: eyes.viewerId })
}

const cards = preparedForEyes('online-masterclass-cards', (db, eyes, name) =>
  db
    .select(cardColumns(eyes))
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(among(onlineMasterclasses.id, sql.placeholder('ids')))
    .prepare(name),
)

/** One online masterclass with its lessons; undefined where there is none. */
export async function findOnlineMasterclass(db: Connection, idOrSlug: string, eyes: Eyes) {
  const { locale } = eyes
  const [found] = await db
    .select({
      ...cardColumns(eyes),
      description: inLocale(onlineMasterclasses.description, locale),
      outcomes: listInLocale(onlineMasterclasses.outcomes, locale),
      educators: educatorsJson(
        sql`${onlineMasterclassEducators} join ${users} on ${users.id} = ${onlineMasterclassEducators.userId}
          where ${onlineMasterclassEducators.onlineMasterclassId} = ${onlineMasterclasses.id}`,
        sql`${onlineMasterclassEducators.position}`,
      ),
      lessons: lessonsJson(eq(lessons.onlineMasterclassId, onlineMasterclasses.id), locale),
    })
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(hasIdOrSlug(onlineMasterclasses, idOrSlug))
    .limit(1)
  return found
}
