import { examAttemptState, type ExamState } from '@chignon/contract/learning/exam'
import { and, asc, desc, eq, sql } from '../../platform/db/drizzle.ts'
import * as z from 'zod/mini'
import type { Connection } from '../../platform/db/client.ts'
import { examAnswers, examAttempts, examFiles, examVersions } from '../../platform/db/schema/exam-attempt.ts'
import { files } from '../../platform/db/schema/file.ts'
import { listSizes, type PhotographSize } from './exam-file.queries.ts'
import { examStates, type ExamEvent } from './exam.states.ts'

/** A row of an attempt. */
export type AttemptRow = typeof examAttempts.$inferSelect

type AnswerRow = typeof examAnswers.$inferSelect
type FileRow = {
  link: typeof examFiles.$inferSelect
  file: typeof files.$inferSelect
  sizes: PhotographSize[]
}

/** An answer with its photographs and clips, oldest first. */
export type AnswerWithFiles = AnswerRow & { files: FileRow[] }

/** A person's attempts at an exam, newest first. */
export function listAttempts(
  db: Connection,
  { examId, userId }: { examId: string; userId: string },
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(examAttempts)
    .where(and(eq(examAttempts.examId, examId), eq(examAttempts.userId, userId)))
    .orderBy(desc(examAttempts.number))
}

/** Finds an attempt. */
export async function findAttempt(db: Connection, id: string): Promise<AttemptRow | undefined> {
  const [found] = await db.select().from(examAttempts).where(eq(examAttempts.id, id))
  return found
}

/** Loads an attempt with `SELECT … FOR UPDATE`. */
export async function lockAttempt(db: Connection, id: string): Promise<AttemptRow | undefined> {
  const [found] = await db.select().from(examAttempts).where(eq(examAttempts.id, id)).for('update')
  return found
}

/** What an attempt was asked. */
export async function askedQuestions(db: Connection, { versionId }: Pick<AttemptRow, 'versionId'>) {
  const [version] = await db.select().from(examVersions).where(eq(examVersions.id, versionId))
  if (!version) throw new Error(`there is no version ${versionId}`)
  return version.questions
}

/** The answers of an attempt. */
export async function listAnswers(db: Connection, attemptId: string): Promise<AnswerWithFiles[]> {
  const answers = await db.select().from(examAnswers).where(eq(examAnswers.attemptId, attemptId))
  const rows = await db
    .select({ link: examFiles, file: files })
    .from(examFiles)
    .innerJoin(files, eq(files.id, examFiles.fileId))
    .where(eq(examFiles.attemptId, attemptId))
    .orderBy(asc(examFiles.createdAt), asc(examFiles.fileId))
  const sizes = rows.length > 0 ? await listSizes(db, attemptId) : []
  return answers.map((answer) => ({
    ...answer,
    files: rows
      .filter(({ link }) => link.questionId === answer.questionId)
      .map((row) => ({ ...row, sizes: sizes.filter(({ photographId }) => photographId === row.file.id) })),
  }))
}

/** Adds an attempt in progress. */
export async function insertAttempt(
  db: Connection,
  values: Pick<AttemptRow, 'examId' | 'userId' | 'versionId' | 'number' | 'startedAt'>,
): Promise<AttemptRow> {
  const [row] = await db.insert(examAttempts).values(values).returning()
  if (!row) throw new Error('the attempt was not inserted')
  return row
}

/** Saves answers; each replaces the earlier one, but not its files and what an examiner wrote. */
export async function saveAnswers(
  db: Connection,
  attemptId: string,
  answers: Pick<AnswerRow, 'questionId' | 'optionIds' | 'text'>[],
  savedAt: Date,
): Promise<void> {
  if (answers.length === 0) return
  await db
    .insert(examAnswers)
    .values(answers.map((answer) => ({ ...answer, attemptId, savedAt })))
    .onConflictDoUpdate({
      target: [examAnswers.attemptId, examAnswers.questionId],
      set: { optionIds: sql`excluded.option_ids`, text: sql`excluded.text`, savedAt },
    })
}

/** Changes the state of a locked attempt by the table in `exam.states.ts`. */
export async function changeAttempt(
  db: Connection,
  { id, state }: { id: string; state: ExamState },
  event: ExamEvent,
  values: Partial<
    Pick<
      AttemptRow,
      | 'submittedAt'
      | 'reviewedAt'
      | 'reviewedBy'
      | 'comment'
      | 'revision'
      | 'claimedBy'
      | 'claimedAt'
      | 'claimSeenAt'
    >
  > = {},
): Promise<void> {
  const next = z.parse(examAttemptState, examStates.next(state, event))
  await db
    .update(examAttempts)
    .set({ ...values, state: next })
    .where(eq(examAttempts.id, id))
}
