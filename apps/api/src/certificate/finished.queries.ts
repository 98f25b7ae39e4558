import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { courses } from '../db/schema/course.ts'
import { lessonProgress, lessons } from '../db/schema/lesson.ts'
import { programCourses } from '../db/schema/program.ts'

/** Lessons that a person finished, all of a course or a masterclass. */
export type Finished = { duration: number; lessonCount: number; startedAt: Date }

/** A course that a person finished. */
export type FinishedCourse = Finished & Pick<typeof courses.$inferSelect, 'id' | 'name'>

const totals = {
  duration: sql<number>`coalesce(sum(${lessons.duration}), 0)::int`,
  lessonCount: sql<number>`count(*)::int`,
  startedAt: sql<Date>`min(${lessonProgress.doneAt})`.mapWith(lessonProgress.doneAt),
}
const allDone = sql`bool_and(${lessonProgress.doneAt} is not null)`

/** The courses of a category of which a person finished every lesson, first finished first. */
export function listFinishedCourses(
  db: Connection,
  userId: string,
  categoryId: string,
): Promise<FinishedCourse[]> {
  return finishedCourses(db, userId, eq(courses.categoryId, categoryId)).orderBy(
    sql`max(${lessonProgress.doneAt})`,
    courses.id,
  )
}

/** The courses of a program in order, if a person finished every lesson of them; otherwise undefined. */
export async function findFinishedProgram(
  db: Connection,
  userId: string,
  programId: string,
): Promise<FinishedCourse[] | undefined> {
  const ofProgram = await db
    .select({ courseId: programCourses.courseId })
    .from(programCourses)
    .where(eq(programCourses.programId, programId))
    .orderBy(programCourses.position)
  const ids = ofProgram.map(({ courseId }) => courseId)
  if (ids.length === 0) return undefined
  const finished = await finishedCourses(db, userId, inArray(courses.id, ids))
  if (finished.length < ids.length) return undefined
  return ids.flatMap((id) => finished.filter((course) => course.id === id))
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
    .leftJoin(lessonProgress, progressOf(userId))
    .where(eq(lessons.onlineMasterclassId, onlineMasterclassId))
    .having(and(sql`count(*) > 0`, allDone))
  return found
}

function finishedCourses(db: Connection, userId: string, where: SQL) {
  return db
    .select({ id: courses.id, name: courses.name, ...totals })
    .from(courses)
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(lessonProgress, progressOf(userId))
    .where(where)
    .groupBy(courses.id)
    .having(allDone)
}

function progressOf(userId: string) {
  return and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId))
}
