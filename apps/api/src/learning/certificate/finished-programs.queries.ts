import { and, eq, notExists, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'

/** The programs without an exam that a person bought, and of which they finished every lesson: all, or those with a course. */
export async function listFinishedWithoutExam(
  db: Connection,
  { userId, courseId }: { userId: string; courseId?: string | undefined },
): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: accesses.programId })
    .from(accesses)
    .where(
      and(
        eq(accesses.userId, userId),
        isFinishedWithoutExam(),
        courseId === undefined
          ? undefined
          : sql`exists (select from ${programCourses} where ${programCourses.programId} = ${accesses.programId}
              and ${programCourses.courseId} = ${courseId})`,
      ),
    )
  return found.flatMap(({ id }) => id ?? [])
}

/** The people who finished a program without an exam and have no certificate of it, at most `limit`, by id after one. */
export async function listUnawarded(
  db: Connection,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: accesses.userId })
    .from(accesses)
    .where(
      and(
        isFinishedWithoutExam(),
        notExists(
          db
            .select({ id: certificates.id })
            .from(certificates)
            .where(
              and(eq(certificates.userId, accesses.userId), eq(certificates.programId, accesses.programId)),
            ),
        ),
        after === null ? undefined : sql`${accesses.userId} > ${after}`,
      ),
    )
    .orderBy(accesses.userId)
    .limit(limit)
  return found.map(({ id }) => id)
}

// Of the access's program and person. As in an exam (EXAM-2), lessons of published courses count, and there must be one.
function isFinishedWithoutExam(): SQL {
  return sql`exists (select from ${programs} where ${programs.id} = ${accesses.programId} and ${isPublished(programs)})
    and not exists (select from ${exams} where ${exams.programId} = ${accesses.programId})
    and (select bool_and(${lessonProgress.doneAt} is not null) from ${programCourses}
      join ${courses} on ${courses.id} = ${programCourses.courseId} and ${isPublished(courses)}
      join ${lessons} on ${lessons.courseId} = ${courses.id}
      left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${accesses.userId}
      where ${programCourses.programId} = ${accesses.programId})`
}
