import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { accesses } from '../db/schema/access.ts'
import { courses } from '../db/schema/course.ts'
import { lessons } from '../db/schema/lesson.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programCourses, programs } from '../db/schema/program.ts'

type UntilWhen = SQL<Date | null>

const nobody: UntilWhen = sql<null>`null::timestamptz`

/** Until when a person may follow the course of the row, bought alone or in a program; null: never bought. */
export function courseAccessEnd(userId: string | Placeholder | null): UntilWhen {
  if (userId === null) return nobody
  return sql<Date | null>`(select max(${accesses.endsAt}) from ${accesses} where ${accesses.userId} = ${userId} and (
    ${accesses.courseId} = ${courses.id} or ${accesses.programId} in (
      select ${programCourses.programId} from ${programCourses} where ${programCourses.courseId} = ${courses.id}
    )))`.mapWith(accesses.endsAt)
}

/** Until when a person may follow the program of the row; null: never bought. */
export function programAccessEnd(userId: string | Placeholder | null): UntilWhen {
  if (userId === null) return nobody
  return sql<Date | null>`(select max(${accesses.endsAt}) from ${accesses}
    where ${accesses.userId} = ${userId} and ${accesses.programId} = ${programs.id})`.mapWith(accesses.endsAt)
}

/** Until when a person may follow the online masterclass of the row; null: never bought. */
export function onlineMasterclassAccessEnd(userId: string | Placeholder | null): UntilWhen {
  if (userId === null) return nobody
  return sql<Date | null>`(select max(${accesses.endsAt}) from ${accesses}
    where ${accesses.userId} = ${userId} and ${accesses.onlineMasterclassId} = ${onlineMasterclasses.id})`.mapWith(
    accesses.endsAt,
  )
}

/** Until when a person may follow what the lesson of the row belongs to; null: never bought. */
export function lessonAccessEnd(userId: string | null): UntilWhen {
  if (userId === null) return nobody
  return sql<Date | null>`(select max(${accesses.endsAt}) from ${accesses} where ${accesses.userId} = ${userId} and (
    ${accesses.courseId} = ${lessons.courseId} or ${accesses.onlineMasterclassId} = ${lessons.onlineMasterclassId}
    or ${accesses.programId} in (
      select ${programCourses.programId} from ${programCourses} where ${programCourses.courseId} = ${lessons.courseId}
    )))`.mapWith(accesses.endsAt)
}
