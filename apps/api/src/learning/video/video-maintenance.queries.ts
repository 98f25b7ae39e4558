import { and, eq, inArray, lt, lte, or } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { videos } from '../../platform/db/schema/video.ts'

/** The videos whose bytes arrive. */
export function listUploading(db: Connection): Promise<{ id: string; bytes: number }[]> {
  return db.select({ id: videos.id, bytes: videos.bytes }).from(videos).where(eq(videos.state, 'uploading'))
}

/** The uploads that were not completed in time. */
export function listExpiredUploads(db: Connection, now: Date): Promise<{ id: string }[]> {
  return listIds(db, and(eq(videos.state, 'uploading'), lte(videos.expiresAt, now)))
}

/** The videos that no job attempt has worked at since a time. */
export function listStuck(db: Connection, before: Date): Promise<{ id: string; runId: string | null }[]> {
  return db
    .select({ id: videos.id, runId: videos.runId })
    .from(videos)
    .where(and(inArray(videos.state, ['probing', 'transcoding']), lt(videos.updatedAt, before)))
}

/** The videos whose uploaded bytes can be removed: finished ones, and videos that failed before a time. */
export function listRemovableUploads(db: Connection, failedBefore: Date): Promise<{ id: string }[]> {
  const isOver = or(
    inArray(videos.state, ['ready', 'cancelled']),
    and(eq(videos.state, 'failed'), lt(videos.updatedAt, failedBefore)),
  )
  return listIds(db, and(eq(videos.hasUpload, true), isOver))
}

function listIds(db: Connection, where: ReturnType<typeof and>): Promise<{ id: string }[]> {
  return db.select({ id: videos.id }).from(videos).where(where)
}
