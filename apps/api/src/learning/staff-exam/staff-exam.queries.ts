import { isProgramTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import { alias, and, asc, count, desc, eq, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { namedIn } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { examAnswers, examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isPersonNamed } from '../../platform/person/person-search.queries.ts'

/** Which attempts the queue shows. */
export type QueueFilter = {
  state: 'submitted' | 'approved' | 'rejected'
  programId?: string | undefined
  search?: string | undefined
  /** Only of programs that this person teaches. */
  educatorId?: string | null
}

/** What the queue shows of the attempts in a state. */
export function queueCondition({ state, programId, search, educatorId }: QueueFilter) {
  return and(
    eq(examAttempts.state, state),
    programId ? eq(exams.programId, programId) : undefined,
    educatorId ? isProgramTaughtBy(sql`${exams.programId}`, educatorId) : undefined,
    search ? isPersonNamed(search) : undefined,
  )
}

const claimers = alias(users, 'claimers')

const claimer = { id: claimers.id, firstName: claimers.firstName, lastName: claimers.lastName }

const person = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email }

/** A person in a review. */
export type ReviewPerson = { id: string; firstName: string; lastName: string; email: string }

/** A page of attempts in a state: the longest waiting first, or the last reviewed. */
export function listReviews(db: Connection, filter: QueueFilter, locale: Locale, pageParams: PageParams) {
  const where = queueCondition(filter)
  const counted = db
    .select({ total: count() })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .where(where)
  const inOrder = filter.state === 'submitted' ? asc : desc
  const rows = db
    .select({
      attempt: examAttempts,
      program: namedIn(programs, locale),
      learner: person,
      claimer,
      total: totalOf(counted),
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(programs, eq(programs.id, exams.programId))
    .innerJoin(users, eq(users.id, examAttempts.userId))
    .leftJoin(claimers, eq(claimers.id, examAttempts.claimedBy))
    .where(where)
    .orderBy(inOrder(examAttempts.submittedAt), inOrder(examAttempts.id))
  return paginate(pageParams, rows, counted)
}

/** A submitted attempt with its program, its learner and its examiner. */
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

const examiners = alias(users, 'examiners')

/** Finds an attempt that was submitted. */
export async function findReview(db: Connection, id: string, locale: Locale) {
  const [found] = await db
    .select({
      attempt: examAttempts,
      passPercent: exams.passPercent,
      programId: exams.programId,
      program: namedIn(programs, locale),
      learner: person,
      examiner: { id: examiners.id, firstName: examiners.firstName, lastName: examiners.lastName },
      claimer,
    })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(programs, eq(programs.id, exams.programId))
    .innerJoin(users, and(eq(users.id, examAttempts.userId), isNull(users.deletedAt)))
    .leftJoin(examiners, eq(examiners.id, examAttempts.reviewedBy))
    .leftJoin(claimers, eq(claimers.id, examAttempts.claimedBy))
    .where(and(eq(examAttempts.id, id), sql`${examAttempts.submittedAt} is not null`))
  return found
}

/** What an examiner wrote about an answer. */
export async function findMark(
  db: Connection,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<{ mark: number | null; comment: string | null } | undefined> {
  const [found] = await db
    .select({ mark: examAnswers.mark, comment: examAnswers.comment })
    .from(examAnswers)
    .where(and(eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionId, questionId)))
  return found
}

/** Sets the mark or the comment of an answer; creates the row of a question that was left open. */
export async function setMark(
  db: Connection,
  { attemptId, questionId, now }: { attemptId: string; questionId: string; now: Date },
  values: { mark?: number | null | undefined; comment?: string | null | undefined },
): Promise<void> {
  const given = {
    ...(values.mark === undefined ? {} : { mark: values.mark }),
    ...(values.comment === undefined ? {} : { comment: values.comment }),
  }
  await db
    .insert(examAnswers)
    .values({ attemptId, questionId, savedAt: now, ...given })
    .onConflictDoUpdate({
      target: [examAnswers.attemptId, examAnswers.questionId],
      set: Object.keys(given).length > 0 ? given : { questionId },
    })
}

/** Counts a change of a review (EXAM-19). */
export async function countRevision(db: Connection, attemptId: string): Promise<void> {
  await db
    .update(examAttempts)
    .set({ revision: sql`${examAttempts.revision} + 1` })
    .where(eq(examAttempts.id, attemptId))
}
