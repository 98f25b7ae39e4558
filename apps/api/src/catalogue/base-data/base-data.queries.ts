import type { Locale } from '@chignon/contract/platform/locale'
import { asc, type Column, isNull, type PgTable, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

type NamedTable = PgTable & { id: Column; slug: Column; name: Column; position: Column; retiredAt: Column }

/** What a base list offers, in order; what was retired is left out (BASE-2). */
export function listNamed(db: Connection, table: NamedTable, locale: Locale) {
  return db
    .select({
      id: sql<string>`${table.id}`,
      slug: sql<string>`${table.slug}`,
      name: inLocale(table.name, locale),
    })
    .from(table)
    .where(isNull(table.retiredAt))
    .orderBy(asc(table.position), asc(table.slug))
}

/** The categories of the catalogue with the number of their courses that the viewer may see. */
export function listEducationCategories(db: Connection, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: inLocale(categories.name, locale),
      description: inLocale(categories.description, locale),
      coursesCount: coursesCount(viewerContext),
    })
    .from(categories)
    .orderBy(asc(categories.position))
}

// Qualified names, because the query builder omits table names in a select from one table.
function coursesCount(viewerContext: ViewerContext) {
  return sql<number>`(select count(*)::int from courses
    where courses.category_id = categories.id and ${isVisible(courses, viewerContext)})`
}
