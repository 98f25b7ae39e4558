import { eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { inLocale, localeOfText, namedIn } from '../../platform/db/localized.ts'
import type { RowOf } from '../../platform/db/row-of.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The columns of a card. */
export function courseCardColumns({ locale, viewerId }: PreparedViewerContext) {
  return {
    id: courses.id,
    slug: courses.slug,
    locale: localeOfText(courses.name, locale),
    name: inLocale(courses.name, locale),
    summary: inLocale(courses.summary, locale),
    category: namedIn(categories, locale),
    level: courses.level,
    previewUrl: courses.previewUrl,
    cover: cataloguePictureJson(courses.coverId, locale),
    publishedAt: courses.publishedAt,
    price: courses.price,
    discountedPrice: courses.discountedPrice,
    currency: courses.currency,
    videoLessonCount: courses.videoLessonCount,
    freeLessonCount: courses.freeLessonCount,
    duration: courses.duration,
    accessEndsAt: accessEnd('course', viewerId),
  }
}

/** The row of a card. */
export type CourseCardRow = RowOf<ReturnType<typeof courseCardColumns>>

/** The cards of the courses with the given ids, in any order, as JSON. */
export function courseCardsJson(ids: SQL, viewerContext: PreparedViewerContext): SQL {
  return jsonRows(
    courseCardColumns(viewerContext),
    sql`from ${courses} join ${categories} on ${eq(categories.id, courses.categoryId)}
      where ${courses.id} = any(${ids}) and ${isVisible(courses, viewerContext)}`,
  )
}

/** A card from its JSON. */
export function parseCourseCard({
  publishedAt,
  accessEndsAt,
  ...card
}: JsonRow<CourseCardRow>): CourseCardRow {
  return { ...card, publishedAt: dateFromJson(publishedAt), accessEndsAt: dateFromJson(accessEndsAt) }
}
