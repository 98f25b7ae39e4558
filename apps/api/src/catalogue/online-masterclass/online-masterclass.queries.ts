import { and, count, desc, eq } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { idIn, orderByIds } from '../../platform/db/id-filters.ts'
import { inLocale, listInLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { onlineMasterclassCardColumns } from '../card/online-masterclass-card.queries.ts'
import { educatorsOfOnlineMasterclass } from '../educator/educator.queries.ts'
import { isOnlineMasterclassTaughtBy } from '../educator/taught-by.queries.ts'
import { lessonsJson } from '../lesson/lesson.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

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
    .select({ ...onlineMasterclassCardColumns(viewerContext), total: totalOf(counted) })
    .from(onlineMasterclasses)
    .innerJoin(categories, eq(categories.id, onlineMasterclasses.categoryId))
    .where(where)
    .orderBy(...order)
  return paginate(pageParams, rows, counted)
}

/** An online masterclass with its lessons; undefined if there is none that the viewer may see. */
export async function findOnlineMasterclass(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  const [found] = await db
    .select({
      ...onlineMasterclassCardColumns(viewerContext),
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
