import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import {
  onlineMasterclassEducators,
  onlineMasterclasses,
} from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { qualifications } from '../../platform/db/schema/qualification.ts'
import { users } from '../../platform/db/schema/user.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** The course of a lesson with its category, or its online masterclass. */
export async function findLessonSubject(db: Connection, lessonId: string) {
  const [found] = await db
    .select({
      courseId: lessons.courseId,
      categoryId: courses.categoryId,
      onlineMasterclassId: lessons.onlineMasterclassId,
    })
    .from(lessons)
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, lessonId))
  return found
}

/** The qualification of a category. */
export async function findQualificationOfCategory(db: Connection, categoryId: string) {
  const [found] = await db.select().from(qualifications).where(eq(qualifications.categoryId, categoryId))
  return found
}

/** The texts of a program. */
export async function findProgram(db: Connection, id: string) {
  const [found] = await db
    .select({ name: programs.name, summary: programs.summary })
    .from(programs)
    .where(eq(programs.id, id))
  return found
}

/** The texts of an online masterclass, and the names of its educators in order. */
export async function findMasterclass(db: Connection, id: string) {
  const rows = await db
    .select({
      name: onlineMasterclasses.name,
      summary: onlineMasterclasses.summary,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(onlineMasterclasses)
    .leftJoin(
      onlineMasterclassEducators,
      eq(onlineMasterclassEducators.onlineMasterclassId, onlineMasterclasses.id),
    )
    .leftJoin(users, eq(users.id, onlineMasterclassEducators.userId))
    .where(eq(onlineMasterclasses.id, id))
    .orderBy(onlineMasterclassEducators.position)
  const [masterclass] = rows
  const educators = rows.flatMap(({ firstName, lastName }) =>
    firstName === null ? [] : [fullNameOf({ firstName, lastName: lastName ?? '' })],
  )
  return masterclass && { name: masterclass.name, summary: masterclass.summary, educators }
}
