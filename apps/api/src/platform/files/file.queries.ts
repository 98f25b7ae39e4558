import { filePurposes, type FilePurpose } from '@chignon/contract/platform/file-purposes'
import { and, eq, gt, inArray, isNull, lte, or, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { files } from '../db/schema/file.ts'

export type StoredFile = typeof files.$inferSelect

const isFilePurpose = (name: string): name is FilePurpose => name in filePurposes
const personalPurposes = Object.keys(filePurposes)
  .filter(isFilePurpose)
  .filter((purpose) => filePurposes[purpose].isPersonal)

const isCurrent = (now: Date) => or(isNull(files.expiresAt), gt(files.expiresAt, now))

/** Adds a file. */
export async function insertFile(db: Connection, file: typeof files.$inferInsert): Promise<StoredFile> {
  const [row] = await db.insert(files).values(file).returning()
  if (!row) throw new Error('the file was not inserted')
  return row
}

/** A file that has not expired. */
export async function findFile(db: Connection, id: string, now: Date): Promise<StoredFile | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isCurrent(now)))
  return row ?? null
}

/** Clips of members whose metadata were not removed yet, ordered by id, from the id after `after` on (CLIP-1). */
export function listUnstrippedClips(db: Connection, after: string, limit: number): Promise<StoredFile[]> {
  return db
    .select()
    .from(files)
    .where(
      and(
        // Constants, as in the condition of the index.
        sql`${files.purpose} in ('post-clip', 'exam-clip')`,
        isNull(files.strippedAt),
        isNull(files.unreadableAt),
        after === '' ? undefined : gt(files.id, after),
      ),
    )
    .orderBy(files.id)
    .limit(limit)
}

/** Changes what is known of the bytes of a file. Returns false if it was deleted. */
export async function updateBytes(
  db: Connection,
  id: string,
  change: Pick<StoredFile, 'bytes' | 'checksum' | 'strippedAt'>,
): Promise<boolean> {
  const updated = await db.update(files).set(change).where(eq(files.id, id)).returning({ id: files.id })
  return updated.length > 0
}

/** Records that ffmpeg cannot read a clip. */
export async function markUnreadable(db: Connection, id: string, now: Date): Promise<void> {
  await db.update(files).set({ unreadableAt: now }).where(eq(files.id, id))
}

/** Makes a file permanent. Returns false if it does not exist or has expired. */
export async function clearExpiry(db: Connection, id: string, now: Date): Promise<boolean> {
  const updated = await db
    .update(files)
    .set({ expiresAt: null })
    .where(and(eq(files.id, id), isCurrent(now)))
    .returning({ id: files.id })
  return updated.length > 0
}

/** Deletes rows. Returns the ids of those that existed. */
export async function deleteFiles(db: Connection, ids: string[]): Promise<string[]> {
  const deleted = await db.delete(files).where(inArray(files.id, ids)).returning({ id: files.id })
  return deleted.map(({ id }) => id)
}

/** Deletes the rows of a person's personal files and returns their ids. Other files of the person lose their owner. */
export async function releaseFilesOf(db: Connection, ownerId: string): Promise<string[]> {
  const deleted = await db
    .delete(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.purpose, personalPurposes)))
    .returning({ id: files.id })
  await db.update(files).set({ ownerId: null }).where(eq(files.ownerId, ownerId))
  return deleted.map(({ id }) => id)
}

/** Expired files with ids after one, by id. */
export async function listExpiredFiles(
  db: Connection,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lte(files.expiresAt, now), after === undefined ? undefined : gt(files.id, after)))
    .orderBy(files.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Deletes the row of a file that has expired. Returns false if it was kept in the meantime. */
export async function deleteExpiredFile(db: Connection, id: string, now: Date): Promise<boolean> {
  const deleted = await db
    .delete(files)
    .where(and(eq(files.id, id), lte(files.expiresAt, now)))
    .returning({ id: files.id })
  return deleted.length > 0
}

/** Which of the ids belong to files. */
export async function existingFileIds(db: Connection, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))
  return new Set(rows.map(({ id }) => id))
}
