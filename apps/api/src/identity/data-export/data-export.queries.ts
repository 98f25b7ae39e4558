import { exportDays } from '@chignon/contract/identity/identity-rules'
import { and, eq, isNull, or } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { dataExports } from '../../platform/db/schema/data-export.ts'
import { files } from '../../platform/db/schema/file.ts'
import { users } from '../../platform/db/schema/user.ts'
import { listPicturesSentTo } from '../personal-data/sent-pictures.queries.ts'

/** A requested copy of a person's data. */
export type DataExportRow = typeof dataExports.$inferSelect

const day = 24 * 60 * 60 * 1000

/** Until when a copy that is ready now can be downloaded. */
export function exportExpiry(now: Date): Date {
  return new Date(now.getTime() + exportDays * day)
}

/** The copy a person requested last. */
export async function findExportOf(db: Connection, userId: string): Promise<DataExportRow | undefined> {
  const [found] = await db.select().from(dataExports).where(eq(dataExports.userId, userId)).limit(1)
  return found
}

/** A copy with the person it is of. */
export async function findExport(db: Connection, id: string) {
  const [found] = await db
    .select({ dataExport: dataExports, user: users })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, id))
    .limit(1)
  return found
}

/** Replaces the copy of a person by a new one, which is not ready yet. */
export async function replaceExport(db: Connection, userId: string, now: Date): Promise<DataExportRow> {
  await db.delete(dataExports).where(eq(dataExports.userId, userId))
  const [row] = await db.insert(dataExports).values({ userId, requestedAt: now }).returning()
  if (!row) throw new Error('the export was not inserted')
  return row
}

/** Marks a copy as ready; false if it was replaced or another run was faster. */
export async function finishExport(
  db: Connection,
  id: string,
  file: { fileId: string; expiresAt: Date },
): Promise<boolean> {
  const finished = await db
    .update(dataExports)
    .set(file)
    .where(and(eq(dataExports.id, id), isNull(dataExports.expiresAt)))
    .returning({ id: dataExports.id })
  return finished.length > 0
}

/** The files of a person, and the pictures that the academy sent to them. */
export async function listPersonalFiles(db: Connection, userId: string) {
  const sent = await listPicturesSentTo(db, userId)
  const isOwn = eq(files.ownerId, userId)
  const isSent = idIn(
    files.id,
    sent.map(({ largestFileId }) => largestFileId),
  )
  return db.select().from(files).where(or(isOwn, isSent))
}
