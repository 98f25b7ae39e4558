import { and, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { videoSeconds } from '../../catalogue/lesson/lesson.queries.ts'
import { programCourses } from '../../platform/db/schema/program.ts'

/** Lessons that a person finished, all of a course or a masterclass. */
export type Finished = {
  duration: number
  lessonCount: number
  /** Seconds that were watched. */
  watchedDuration: number
  /** Lessons with a video that were only marked as done. */
  tickedCount: number
  startedAt: Date
}

/** A course that a person finished. */
export type FinishedCourse = Finished & Pick<typeof courses.$inferSelect, 'id' | 'name'>

const totals = {
  duration: sql<number>`coalesce(sum(${lessons.duration}), 0)::int`,
  lessonCount: sql<number>`count(*)::int`,
  // For a video that is an excerpt, the watched share counts.
  watchedDuration: sql<number>`coalesce(round(sum(
    ${lessons.duration} * least(1, ${lessonProgress.watchedSeconds}::numeric / nullif(${videoSeconds}, 0)))), 0)::int`,
  tickedCount: sql<number>`count(*) filter (where ${lessonProgress.isDoneByHand} and ${videoSeconds} > 0)::int`,
  startedAt: sql<Date>`min(${lessonProgress.doneAt})`.mapWith(lessonProgress.doneAt),
}
const allDone = sql`bool_and(${lessonProgress.doneAt} is not null)`

/** The courses of a category of which a person finished every lesson, first finished first. */
export function listFinishedCourses(
  db: Connection,
  userId: string,
  categoryId: string,
): Promise<FinishedCourse[]> {
  return db
    .select({ id: courses.id, name: courses.name, ...totals })
    .from(courses)
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(resources, eq(resources.lessonId, lessons.id))
    .leftJoin(lessonProgress, progressOf(userId))
    .where(eq(courses.categoryId, categoryId))
    .groupBy(courses.id)
    .having(allDone)
    .orderBy(sql`max(${lessonProgress.doneAt})`, courses.id)
}

/** The courses of a program in order, with the lessons of them that a person finished. */
export function listCoursesDone(
  db: Connection,
  userId: string,
  programId: string,
): Promise<FinishedCourse[]> {
  return db
    .select({ id: courses.id, name: courses.name, ...totals })
    .from(programCourses)
    .innerJoin(courses, eq(courses.id, programCourses.courseId))
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(resources, eq(resources.lessonId, lessons.id))
    .innerJoin(lessonProgress, and(progressOf(userId), isNotNull(lessonProgress.doneAt)))
    .where(eq(programCourses.programId, programId))
    .groupBy(courses.id, programCourses.position)
    .orderBy(programCourses.position)
}

/** The lessons of an online masterclass, if a person finished all of them; otherwise undefined. */
export async function findFinishedMasterclass(
  db: Connection,
  userId: string,
  onlineMasterclassId: string,
): Promise<Finished | undefined> {
  const [found] = await db
    .select(totals)
    .from(lessons)
    .leftJoin(resources, eq(resources.lessonId, lessons.id))
    .leftJoin(lessonProgress, progressOf(userId))
    .where(eq(lessons.onlineMasterclassId, onlineMasterclassId))
    .having(and(sql`count(*) > 0`, allDone))
  return found
}

function progressOf(userId: string) {
  return and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId))
}
