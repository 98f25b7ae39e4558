import type { ExamStroke } from '@chignon/contract/learning/exam'
import { and, asc, eq, gt, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { examAnswers, examFiles, examPhotographSizes } from '../../platform/db/schema/exam-attempt.ts'
import { files } from '../../platform/db/schema/file.ts'
import type { StoredFile } from '../../platform/files/file.queries.ts'

type ExamFileRow = typeof examFiles.$inferSelect

/** A smaller size of a photograph. */
export type PhotographSize = { width: number; file: StoredFile }

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

/** Links the smaller sizes of a photograph. */
export async function insertSizes(
  db: Connection,
  photographId: string,
  sizes: PhotographSize[],
): Promise<void> {
  if (sizes.length === 0) return
  await db
    .insert(examPhotographSizes)
    .values(sizes.map(({ width, file }) => ({ fileId: file.id, photographId, width })))
}

/** The smaller sizes of the photographs of an attempt, smallest first. */
export async function listSizes(
  db: Connection,
  attemptId: string,
): Promise<(PhotographSize & { photographId: string })[]> {
  return db
    .select({
      width: examPhotographSizes.width,
      photographId: examPhotographSizes.photographId,
      file: files,
    })
    .from(examPhotographSizes)
    .innerJoin(examFiles, eq(examFiles.fileId, examPhotographSizes.photographId))
    .innerJoin(files, eq(files.id, examPhotographSizes.fileId))
    .where(eq(examFiles.attemptId, attemptId))
    .orderBy(asc(examPhotographSizes.width))
}

/** The photographs with ids after one that are wider than a width and have no smaller sizes, by id. */
export function listUnresized(
  db: Connection,
  { wider, after, limit }: { wider: number; after: string | null; limit: number },
): Promise<{ width: number | null; file: StoredFile }[]> {
  return db
    .select({ width: examFiles.width, file: files })
    .from(examFiles)
    .innerJoin(files, eq(files.id, examFiles.fileId))
    .where(
      and(gt(examFiles.width, wider), hasNoSizes(), after === null ? undefined : gt(examFiles.fileId, after)),
    )
    .orderBy(asc(examFiles.fileId))
    .limit(limit)
}

/** Locks a photograph without smaller sizes. Returns false if it was deleted or has them by now. */
export async function lockUnresized(db: Connection, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: examFiles.fileId })
    .from(examFiles)
    .where(and(eq(examFiles.fileId, fileId), hasNoSizes()))
    .for('update')
  return found.length > 0
}

function hasNoSizes(): SQL {
  return sql`not exists (select from ${examPhotographSizes} where ${examPhotographSizes.photographId} = ${examFiles.fileId})`
}

/** The ids of the stored files of an answer's file: its smaller sizes, then itself. */
export async function storedIdsOf(db: Connection, fileId: string): Promise<string[]> {
  const sizes = await db
    .select({ id: examPhotographSizes.fileId })
    .from(examPhotographSizes)
    .where(eq(examPhotographSizes.photographId, fileId))
  return [...sizes.map(({ id }) => id), fileId]
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
