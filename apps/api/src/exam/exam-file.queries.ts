import type { ExamStroke } from '@chignon/contract/exam'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { examAnswers, examFiles } from '../db/schema/exam-attempt.ts'

type ExamFileRow = typeof examFiles.$inferSelect

/** Links a stored file to an answer, which is created if this is its first file. */
export async function insertExamFile(
  db: Connection,
  link: Omit<ExamFileRow, 'createdAt' | 'drawing'>,
  now: Date,
): Promise<ExamFileRow> {
  const { attemptId, questionId } = link
  await db
    .insert(examAnswers)
    .values({ attemptId, questionId, savedAt: now })
    .onConflictDoUpdate({
      target: [examAnswers.attemptId, examAnswers.questionId],
      set: { savedAt: now },
    })
  const [row] = await db
    .insert(examFiles)
    .values({ ...link, createdAt: now })
    .returning()
  if (!row) throw new Error('the file was not linked')
  return row
}

/** Finds a file of an attempt. */
export async function findExamFile(
  db: Connection,
  { attemptId, fileId }: { attemptId: string; fileId: string },
): Promise<ExamFileRow | undefined> {
  const [row] = await db
    .select()
    .from(examFiles)
    .where(and(eq(examFiles.attemptId, attemptId), eq(examFiles.fileId, fileId)))
  return row
}

/** Replaces what is drawn over a photograph. */
export async function setDrawing(db: Connection, fileId: string, drawing: ExamStroke[]): Promise<void> {
  await db.update(examFiles).set({ drawing }).where(eq(examFiles.fileId, fileId))
}
