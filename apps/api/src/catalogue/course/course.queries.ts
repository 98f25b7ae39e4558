import type { Named } from '@chignon/contract/platform/primitives'
import { and, count, desc, eq, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import { accessProgram } from '../../platform/access/access.queries.ts'
import {
  preparedViewer,
  viewerKey,
  type PreparedViewerContext,
  type ViewerContext,
} from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { idIn, orderByIds } from '../../platform/db/id-filters.ts'
import { inLocale, listInLocale, namedIn } from '../../platform/db/localized.ts'
import { offsetOf, pageOf, totalOf, type PageParams } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { productPopularity } from '../../platform/db/schema/popularity.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { qualifications } from '../../platform/db/schema/qualification.ts'
import { beforeAfterJson } from './before-after.queries.ts'
import { courseCardColumns } from '../card/course-card.queries.ts'
import { educatorsOfCourse } from '../educator/educator.queries.ts'
import { isCourseTaughtBy } from '../educator/taught-by.queries.ts'
import { lessonsJson } from '../lesson/lesson.queries.ts'
import { byPopularity, hasPopularity, popularityOf } from '../popularity/popularity.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The filters of a list of courses. */
export type CourseFilter = {
  /** Only courses with these ids, in this order unless another one is requested. */
  idIn?: string[] | undefined
  category?: string | undefined
  groups?: 'popular' | undefined
  /** Courses of the same category first; the course itself is excluded. */
  relatedTo?: { id: string; categoryId: string } | undefined
  /** Id of a user: only what they teach. */
  educator?: string | undefined
}

/** What a page of courses is selected by. */
type CourseRequest = { filter: CourseFilter; pageParams: PageParams; viewerContext: ViewerContext }

/** A page of courses: the newest, the popular or the same category first, or in the order of their ids. */
export async function listCourses(
  db: Connection,
  filter: CourseFilter,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const request = { filter, pageParams, viewerContext }
  const [limit, offset] = [pageParams.per_page, offsetOf(pageParams)]
  const rows = isUsual(filter)
    ? await usualCourses(db, request).execute({ limit, offset, viewerId: viewerContext.viewerId })
    : await selectCourses(db, request).limit(limit).offset(offset)
  return pageOf(pageParams, rows, countCourses(db, request))
}

// Without values in the filter, so that there are few statements.
function isUsual({ idIn: ids, category, relatedTo, educator }: CourseFilter): boolean {
  return [ids, category, relatedTo, educator].every((value) => value === undefined)
}

const usualCourses = prepared(
  ({ filter, viewerContext }: CourseRequest) =>
    `courses-${filter.groups ?? 'newest'}-${viewerKey(viewerContext)}`,
  (db, request, name) =>
    selectCourses(db, request, preparedViewer(request.viewerContext))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
)

function selectCourses(
  db: Connection,
  request: CourseRequest,
  viewer: PreparedViewerContext = request.viewerContext,
) {
  const { filter, pageParams } = request
  const where = matchesFilter(request)
  const rows = db
    .select({ ...courseCardColumns(viewer), total: totalOf(countCourses(db, request)) })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(where, filter.relatedTo && isFirstRelated(db, filter.relatedTo, where, pageParams)))
    .orderBy(...orderOf(filter))
    .$dynamic()
  if (isByPopularity(filter)) void rows.innerJoin(productPopularity, hasPopularity('course', courses.id))
  return rows
}

function countCourses(db: Connection, request: CourseRequest) {
  return db
    .select({ total: count() })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(matchesFilter(request))
}

function matchesFilter({ filter, viewerContext }: CourseRequest): SQL | undefined {
  return and(
    isVisible(courses, viewerContext),
    filter.idIn && idIn(courses.id, filter.idIn),
    filter.category === undefined ? undefined : hasIdOrSlug(categories, filter.category),
    filter.relatedTo && ne(courses.id, filter.relatedTo.id),
    filter.educator === undefined ? undefined : isCourseTaughtBy(filter.educator),
  )
}

// Both parts of the order by themselves can be read from an index up to the end of the page. Otherwise PostgreSQL sorts all
// courses.
function isFirstRelated(
  db: Connection,
  { categoryId }: { categoryId: string },
  where: SQL | undefined,
  pageParams: PageParams,
): SQL {
  const firstOf = (condition: SQL) =>
    db
      .select({ id: courses.id })
      .from(courses)
      .innerJoin(categories, eq(categories.id, courses.categoryId))
      .innerJoin(productPopularity, hasPopularity('course', courses.id))
      .where(and(where, condition))
      .orderBy(...byPopularity())
      .limit(offsetOf(pageParams) + pageParams.per_page)
  const related = sql`(${firstOf(eq(courses.categoryId, categoryId))})`
  const others = sql`(${firstOf(ne(courses.categoryId, categoryId))})`
  return sql`${courses.id} = any(array(${related} union all ${others}))`
}

function isByPopularity({ groups, relatedTo }: CourseFilter): boolean {
  return groups === 'popular' || relatedTo !== undefined
}

function orderOf({ groups, relatedTo, idIn: matchingIds }: CourseFilter): SQL[] {
  if (relatedTo) return [desc(eq(courses.categoryId, relatedTo.categoryId)), ...byPopularity()]
  if (groups === 'popular') return byPopularity()
  return matchingIds ? [orderByIds(courses.id, matchingIds)] : [desc(courses.publishedAt), sql`${courses.id}`]
}

/** Finds the course of `related_to`. */
export async function findRelatedTo(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({ id: courses.id, categoryId: courses.categoryId })
    .from(courses)
    .where(and(hasIdOrSlug(courses, idOrSlug), isVisible(courses, viewerContext)))
    .limit(1)
  return found
}

/** The courses of a program that the viewer may see, in its order. */
export function coursesOfProgram(db: Connection, programId: string, viewerContext: ViewerContext) {
  return db
    .select(courseCardColumns(viewerContext))
    .from(programCourses)
    .innerJoin(courses, eq(courses.id, programCourses.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(programCourses.programId, programId), isVisible(courses, viewerContext)))
    .orderBy(programCourses.position)
}

/** The columns of a course's page, in a query of `courses` that joins its category. */
export function coursePageColumns(db: Connection, viewerContext: ViewerContext) {
  const { locale } = viewerContext
  return {
    ...courseCardColumns(viewerContext),
    description: inLocale(courses.description, locale),
    accessProgram: accessProgram(viewerContext),
    outcomes: listInLocale(courses.outcomes, locale),
    educators: educatorsOfCourse(db, viewerContext),
    beforeAfter: beforeAfterJson(locale),
    lessons: lessonsJson(eq(lessons.courseId, courses.id), viewerContext),
    qualification: sql<Named | null>`(select ${namedIn(qualifications, locale)} from ${qualifications}
      where ${qualifications.categoryId} = ${courses.categoryId} and ${isVisible(qualifications, viewerContext)})`,
    programs: sql<
      Named[]
    >`(select coalesce(json_agg(${namedIn(programs, locale)} order by ${popularityOf('program', programs.id)} desc), '[]')
      from ${programCourses} join ${programs} on ${programs.id} = ${programCourses.programId}
      where ${programCourses.courseId} = ${courses.id} and ${isVisible(programs, viewerContext)})`,
  }
}

/** A course with its lessons; undefined if there is none that the viewer may see. */
export async function findCourse(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select(coursePageColumns(db, viewerContext))
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(hasIdOrSlug(courses, idOrSlug), isVisible(courses, viewerContext)))
    .limit(1)
  return found
}
