import { alias, and, count, desc, eq, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { hasIdOrSlug } from '../../platform/db/id-or-slug.ts'
import { idIn, orderByIds } from '../../platform/db/id-filters.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { examQuestions, exams } from '../../platform/db/schema/exam.ts'
import { productPopularity } from '../../platform/db/schema/popularity.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { programCardColumns } from '../card/program-card.queries.ts'
import { educatorsOfProgram } from '../educator/educator.queries.ts'
import { byPopularity, hasPopularity } from '../popularity/popularity.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The filters of a list of programs. */
export type ProgramFilter = {
  /** Only programs with these ids, in this order unless another one is requested. */
  idIn?: string[] | undefined
  groups?: 'popular' | undefined
  /** Id or slug of a category: programs with at least one course of it. */
  category?: string | undefined
  /** Programs related to this one first; the program itself is excluded. */
  relatedTo?: { id: string; categoryId: string } | undefined
}

/**
 * A page of programs: newest first, the popular first, those with courses of the same category first, or in the order of
 * their ids.
 */
export function listPrograms(
  db: Connection,
  filter: ProgramFilter,
  pageParams: PageParams,
  viewerContext: ViewerContext,
) {
  const where = and(
    isVisible(programs, viewerContext),
    filter.category === undefined ? undefined : hasCourseOf(filter.category, viewerContext),
    filter.idIn && idIn(programs.id, filter.idIn),
    filter.relatedTo && ne(programs.id, filter.relatedTo.id),
  )
  const counted = db.select({ total: count() }).from(programs).where(where)
  const rows = db
    .select({ ...programCardColumns(viewerContext), total: totalOf(counted) })
    .from(programs)
    .innerJoin(categories, eq(categories.id, programs.categoryId))
    .where(where)
    .orderBy(...orderOf(filter, viewerContext))
    .$dynamic()
  if (isByPopularity(filter)) void rows.innerJoin(productPopularity, hasPopularity('program', programs.id))
  return paginate(pageParams, rows, counted)
}

// The category of a course; the outer statement already joins the program's own.
const itsCategories = alias(categories, 'its_categories')

function hasCourseOf(category: string, viewerContext: ViewerContext): SQL {
  return sql`exists (select from ${programCourses}
    join ${courses} on ${courses.id} = ${programCourses.courseId}
    join ${categories} as its_categories on ${itsCategories.id} = ${courses.categoryId}
    where ${programCourses.programId} = ${programs.id} and ${isVisible(courses, viewerContext)}
      and ${hasIdOrSlug(itsCategories, category)})`
}

function isByPopularity({ groups, relatedTo }: ProgramFilter): boolean {
  return groups === 'popular' || relatedTo !== undefined
}

function orderOf(
  { groups, relatedTo, idIn: matchingIds }: ProgramFilter,
  viewerContext: ViewerContext,
): SQL[] {
  if (relatedTo) {
    const sameCategory = sql`exists (select from ${programCourses} join ${courses} on ${courses.id} = ${programCourses.courseId}
      where ${programCourses.programId} = ${programs.id} and ${courses.categoryId} = ${relatedTo.categoryId}
      and ${isVisible(courses, viewerContext)})`
    return [desc(sameCategory), ...byPopularity()]
  }
  if (groups === 'popular') return byPopularity()
  return matchingIds
    ? [orderByIds(programs.id, matchingIds)]
    : [desc(programs.publishedAt), sql`${programs.id}`]
}

/** Finds the program of `related_to`. */
export async function findRelatedTo(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({ id: programs.id, categoryId: programs.categoryId })
    .from(programs)
    .where(and(hasIdOrSlug(programs, idOrSlug), isVisible(programs, viewerContext)))
    .limit(1)
  return found
}

/** A program; undefined if there is none that the viewer may see. */
export async function findProgram(db: Connection, idOrSlug: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({
      ...programCardColumns(viewerContext),
      description: inLocale(programs.description, viewerContext.locale),
      educators: educatorsOfProgram(db, viewerContext),
      examQuestions: sql<number | null>`(select count(${examQuestions.id})::int from ${exams}
        left join ${examQuestions} on ${examQuestions.examId} = ${exams.id}
        where ${exams.programId} = ${programs.id} group by ${exams.id})`,
    })
    .from(programs)
    .innerJoin(categories, eq(categories.id, programs.categoryId))
    .where(and(hasIdOrSlug(programs, idOrSlug), isVisible(programs, viewerContext)))
    .limit(1)
  return found
}
