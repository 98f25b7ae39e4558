import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { inLocale, namedIn } from '../../platform/db/localized.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { examQuestions, exams } from '../../platform/db/schema/exam.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** A lesson of a plan with the viewer's progress. */
export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** The lessons of courses or online masterclasses in order, with the viewer's progress. */
export function listPlans(
  db: Connection,
  type: 'course' | 'online-masterclass',
  ids: string[],
  { locale, viewerId }: ViewerContext,
) {
  const parent = type === 'course' ? lessons.courseId : lessons.onlineMasterclassId
  return db
    .select({
      parentId: sql<string>`${parent}`,
      id: lessons.id,
      slug: lessons.slug,
      name: inLocale(lessons.name, locale),
      position: lessons.position,
      isFree: lessons.isFree,
      type: lessons.resourceType,
      duration: lessons.duration,
      accessEndsAt: accessEnd('lesson', viewerId),
      watchedSeconds: lessonProgress.watchedSeconds,
      doneAt: lessonProgress.doneAt,
      isDoneByHand: lessonProgress.isDoneByHand,
      positionAt: lessonProgress.positionAt,
    })
    .from(lessons)
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), sql`${lessonProgress.userId} = ${viewerId}`),
    )
    .where(idIn(parent, ids))
    .orderBy(lessons.position)
}

/** The courses of programs that the viewer may see, in order. */
export function listProgramCourses(db: Connection, programIds: string[], viewerContext: ViewerContext) {
  const { locale, viewerId } = viewerContext
  return db
    .select({
      programId: programCourses.programId,
      id: courses.id,
      slug: courses.slug,
      name: inLocale(courses.name, locale),
      category: namedIn(categories, locale),
      accessEndsAt: accessEnd('course', viewerId),
    })
    .from(programCourses)
    .innerJoin(courses, eq(courses.id, programCourses.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(idIn(programCourses.programId, programIds), isVisible(courses, viewerContext)))
    .orderBy(programCourses.position)
}

/** The codes of a person's certificates of programs. */
export function listProgramCertificates(db: Connection, programIds: string[], userId: string) {
  return db
    .select({ programId: certificates.programId, code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), idIn(certificates.programId, programIds)))
}

/** The exams of programs, with the number of questions and the state of the person's last attempt. */
export function listProgramExams(db: Connection, programIds: string[], userId: string) {
  return (
    db
      .select({
        programId: exams.programId,
        maxAttempts: exams.maxAttempts,
        retakeHours: exams.retakeHours,
        questionsCount: sql<number>`(select count(*)::int from ${examQuestions} where ${examQuestions.examId} = ${exams.id})`,
        lastState: sql<
          (typeof examAttempts.$inferSelect)['state'] | null
        >`(select ${examAttempts.state} from ${examAttempts}
        where ${examAttempts.userId} = ${userId} and ${examAttempts.examId} = ${exams.id}
        order by ${examAttempts.number} desc limit 1)`,
      })
      .from(exams)
      // With a join, the columns in the subqueries have the names of their tables.
      .innerJoin(programs, eq(programs.id, exams.programId))
      .where(idIn(exams.programId, programIds))
  )
}
