import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { PreparedViewerContext, ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { idIn, orderByIds } from '../../platform/db/id-filters.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { inLocale, listInLocale, namedIn, localeOfText } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { educatorsOfOnlineMasterclass } from '../educator/educator.queries.ts'
import { isOnlineMasterclassTaughtBy } from '../educator/taught-by.queries.ts'
import { lessonsJson } from '../lesson/lesson.queries.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

function cardColumns({ locale, viewerId }: PreparedViewerContext) {
  return {
    id: onlineMasterclasses.id,
    slug: onlineMasterclasses.slug,
    locale: localeOfText(onlineMasterclasses.name, locale),
    name: inLocale(onlineMasterclasses.name, locale),
    summary: inLocale(onlineMasterclasses.summary, locale),
    category: namedIn(categories, locale),
    previewUrl: onlineMasterclasses.previewUrl,
    cover: cataloguePictureJson(onlineMasterclasses.coverId, locale),
    publishedAt: onlineMasterclasses.publishedAt,
    price: onlineMasterclasses.price,
    discountedPrice: onlineMasterclasses.discountedPrice,
    currency: onlineMasterclasses.currency,
    videoLessonCount: onlineMasterclasses.videoLessonCount,
    duration: onlineMasterclasses.duration,
    accessEndsAt: accessEnd('online-masterclass', viewerId),
  }
}

/** The columns of an online masterclass card. */
export type OnlineMasterclassCardRow = Omit<
  Awaited<ReturnType<typeof listOnlineMasterclasses>>['rows'][number],
  'total'
>

/** A page of online masterclasses, newest first, or those with the given ids, in their order. `educator` is the id of a user. */
export function listOnlineMasterclasses(
  db: Connection,
  { idIn: matchingIds, educator }: { idIn?: string[] | undefined; educator?: string | undefined },
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const where = and(
    isVisible(onlineMasterclasses, viewerContext),
    matchingIds && idIn(onlineMasterclasses.id, matchingIds),
    educator === undefined ? undefined : isOnlineMasterclassTaughtBy(educator),
  )
  const order = matchingIds
    ? [orderByIds(onlineMasterclasses.id, matchingIds)]
    : [desc(onlineMasterclasses.publishedAt), onlineMasterclasses.id]
  const counted = db.select({ total: count() }).from(onlineMasterclasses).where(where)
  const rows = db
    .select({ ...cardColumns(viewerContext), total: totalOf(counted) })
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(where)
    .orderBy(...order)
  return paginate(pageParams, rows, counted)
}

/** The cards of the online masterclasses with the given ids, in any order, as JSON. */
export function onlineMasterclassCardsJson(ids: SQL, viewerContext: PreparedViewerContext): SQL {
  return jsonRows(
    cardColumns(viewerContext),
    sql`from ${onlineMasterclasses} join ${categories} on ${eq(categories.id, onlineMasterclasses.categoryId)}
      where ${onlineMasterclasses.id} = any(${ids}) and ${isVisible(onlineMasterclasses, viewerContext)}`,
  )
}

/** A card from its JSON. */
export function parseOnlineMasterclassCard({
  publishedAt,
  accessEndsAt,
  ...card
}: JsonRow<OnlineMasterclassCardRow>): OnlineMasterclassCardRow {
  return { ...card, publishedAt: dateFromJson(publishedAt), accessEndsAt: dateFromJson(accessEndsAt) }
}

/** An online masterclass with its lessons; undefined if there is none that the viewer may see. */
export async function findOnlineMasterclass(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  const [found] = await db
    .select({
      ...cardColumns(viewerContext),
      description: inLocale(onlineMasterclasses.description, locale),
      outcomes: listInLocale(onlineMasterclasses.outcomes, locale),
      educators: educatorsOfOnlineMasterclass(db, viewerContext),
      lessons: lessonsJson(eq(lessons.onlineMasterclassId, onlineMasterclasses.id), viewerContext),
    })
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(and(hasIdOrSlug(onlineMasterclasses, idOrSlug), isVisible(onlineMasterclasses, viewerContext)))
    .limit(1)
  return found
}
