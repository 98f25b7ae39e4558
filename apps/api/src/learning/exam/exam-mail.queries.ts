import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'

/** An attempt with its learner and its program, for mails. */
export type MailedAttempt = NonNullable<Awaited<ReturnType<typeof findMailedAttempt>>>

/** Finds an attempt for a mail; undefined once it was deleted with its person. */
export async function findMailedAttempt(db: Connection, id: string) {
  const [found] = await db
    .select({
      attempt: examAttempts,
      exam: exams,
      program: { slug: programs.slug, name: programs.name },
      firstName: users.firstName,
      locale: users.locale,
    })
    .from(examAttempts)
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(programs, eq(programs.id, exams.programId))
    .where(eq(examAttempts.id, id))
  return found
}
