import type { ProgramFacts } from '@chignon/contract/catalogue/program-document'
import { and, asc, countDistinct, eq, gt, inArray, isNotNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { orderLines } from '../../platform/db/schema/order.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'

export async function findProgramRow(db: Connection, id: string) {
  const [program] = await db.select().from(programs).where(eq(programs.id, id))
  return program
}

export function listCourseIds(db: Connection, programId: string): Promise<{ id: string }[]> {
  return db
    .select({ id: programCourses.courseId })
    .from(programCourses)
    .where(eq(programCourses.programId, programId))
    .orderBy(asc(programCourses.position))
}

/** Those of some courses that are published, with their categories. */
export function listPublishedCourses(db: Connection, ids: readonly string[]) {
  return db
    .select({ id: courses.id, categoryId: courses.categoryId })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), isNotNull(courses.publishedAt)))
}

/** Whether a program has a slug. */
export async function isSlugTaken(db: Connection, slug: string): Promise<boolean> {
  return (await db.select({ id: programs.id }).from(programs).where(eq(programs.slug, slug))).length > 0
}

/** Adds a program, or changes one; its address and the time of its first publication stay. */
export async function saveProgram(db: Connection, program: typeof programs.$inferInsert): Promise<void> {
  const { id: _id, slug: _slug, publishedAt, ...values } = program
  await db
    .insert(programs)
    .values(program)
    .onConflictDoUpdate({
      target: programs.id,
      set: {
        ...values,
        publishedAt: sql`coalesce(${programs.publishedAt}, ${sql.param(publishedAt, programs.publishedAt)})`,
        updatedAt: sql`now()`,
      },
    })
}

/** Makes these the courses of a program, in order. */
export async function saveCourses(db: Connection, programId: string, ids: readonly string[]): Promise<void> {
  await db.delete(programCourses).where(eq(programCourses.programId, programId))
  const rows = ids.map((courseId, index) => ({ programId, courseId, position: index + 1 }))
  if (rows.length > 0) await db.insert(programCourses).values(rows)
}

export async function withdrawProgram(db: Connection, id: string): Promise<void> {
  await db.update(programs).set({ publishedAt: null }).where(eq(programs.id, id))
}

export async function deleteProgram(db: Connection, id: string): Promise<void> {
  await db.delete(programs).where(eq(programs.id, id))
}

/** Whether a program was bought or its exam taken, or it is on a certificate. */
export async function isProgramUsed(db: Connection, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`select
    exists (select from ${accesses} where ${accesses.programId} = ${id})
    or exists (select from ${orderLines} where ${orderLines.programId} = ${id})
    or exists (select from ${certificates} where ${certificates.programId} = ${id})
    or exists (select from ${examAttempts} join ${exams} on ${exams.id} = ${examAttempts.examId}
      where ${exams.programId} = ${id}) as used`)
  return rows[0]?.used ?? false
}

/** How many people have access to a program, and all courses, of which it has four. */
export async function findProgramFacts(db: Connection, id: string, now: Date): Promise<ProgramFacts> {
  const [owners, found] = await Promise.all([
    db
      .select({ owners: countDistinct(accesses.userId) })
      .from(accesses)
      .where(and(eq(accesses.programId, id), gt(accesses.endsAt, now))),
    db
      .select({
        id: courses.id,
        name: courses.name,
        price: sql<number>`coalesce(${courses.discountedPrice}, ${courses.price})`,
        lessons_count: courses.videoLessonCount,
        duration: courses.duration,
        is_published: sql<boolean>`${courses.publishedAt} is not null`,
      })
      .from(courses),
  ])
  return {
    owners: owners[0]?.owners ?? 0,
    courses: Object.fromEntries(found.map(({ id: courseId, ...course }) => [courseId, course])),
  }
}
