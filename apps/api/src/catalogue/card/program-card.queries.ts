import type { Named } from '@chignon/contract/platform/primitives'
import { eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { inLocale, localeOfText, namedIn } from '../../platform/db/localized.ts'
import type { RowOf } from '../../platform/db/row-of.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The columns of a card. */
export function programCardColumns(viewerContext: PreparedViewerContext) {
  const { locale, viewerId } = viewerContext
  return {
    id: programs.id,
    slug: programs.slug,
    locale: localeOfText(programs.name, locale),
    name: inLocale(programs.name, locale),
    summary: inLocale(programs.summary, locale),
    category: namedIn(categories, locale),
    previewUrl: programs.previewUrl,
    cover: cataloguePictureJson(programs.coverId, locale),
    price: programs.price,
    discountedPrice: programs.discountedPrice,
    currency: programs.currency,
    courses: sql<
      Named[]
    >`(select coalesce(json_agg(${namedIn(courses, locale)} order by ${programCourses.position}), '[]')
      from ${programCourses} join ${courses} on ${courses.id} = ${programCourses.courseId}
      where ${programCourses.programId} = ${programs.id} and ${isVisible(courses, viewerContext)})`,
    duration: sql<number>`(select coalesce(sum(${courses.duration}), 0)::int
      from ${programCourses} join ${courses} on ${courses.id} = ${programCourses.courseId}
      where ${programCourses.programId} = ${programs.id} and ${isVisible(courses, viewerContext)})`,
    accessEndsAt: accessEnd('program', viewerId),
  }
}

/** The row of a card. */
export type ProgramCardRow = RowOf<ReturnType<typeof programCardColumns>>

/** The cards of the programs with the given ids, in any order, as JSON. */
export function programCardsJson(ids: SQL, viewerContext: PreparedViewerContext): SQL {
  return jsonRows(
    programCardColumns(viewerContext),
    sql`from ${programs} join ${categories} on ${eq(categories.id, programs.categoryId)}
      where ${programs.id} = any(${ids}) and ${isVisible(programs, viewerContext)}`,
  )
}

/** A card from its JSON. */
export function parseProgramCard({ accessEndsAt, ...card }: JsonRow<ProgramCardRow>): ProgramCardRow {
  return { ...card, accessEndsAt: dateFromJson(accessEndsAt) }
}
