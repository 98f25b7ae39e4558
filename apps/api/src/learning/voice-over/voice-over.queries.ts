import { and, asc, desc, eq, lt, lte, or, type SQL } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { voiceOvers } from '../../platform/db/schema/voice-over.ts'

export type VoiceOverRow = typeof voiceOvers.$inferSelect

/** The voice-overs of a video, newest first. */
export function listVoiceOvers(db: Connection, videoId: string): Promise<VoiceOverRow[]> {
  return db
    .select()
    .from(voiceOvers)
    .where(eq(voiceOvers.videoId, videoId))
    .orderBy(desc(voiceOvers.createdAt), voiceOvers.id)
}

export async function findVoiceOver(db: Connection, id: string): Promise<VoiceOverRow | undefined> {
  const [found] = await db.select().from(voiceOvers).where(eq(voiceOvers.id, id)).limit(1)
  return found
}

/** Loads a voice-over with `SELECT … FOR UPDATE`. */
export async function lockVoiceOver(db: Connection, id: string): Promise<VoiceOverRow | undefined> {
  const [found] = await db.select().from(voiceOvers).where(eq(voiceOvers.id, id)).for('update')
  return found
}

/** Adds a voice-over whose bytes will be uploaded. */
export async function insertVoiceOver(
  db: Connection,
  voiceOver: typeof voiceOvers.$inferInsert,
): Promise<void> {
  await db.insert(voiceOvers).values(voiceOver)
}

/** Changes a voice-over. */
export async function updateVoiceOver(
  db: Connection,
  id: string,
  values: Partial<typeof voiceOvers.$inferInsert>,
): Promise<void> {
  await db.update(voiceOvers).set(values).where(eq(voiceOvers.id, id))
}

/** Deletes a voice-over. */
export async function deleteVoiceOver(db: Connection, id: string): Promise<void> {
  await db.delete(voiceOvers).where(eq(voiceOvers.id, id))
}

/** A sound track that is ready. */
export type ReadyTrack = { language: string; folder: string; bitrate: number }

/** The sound tracks of a video that are ready, by language. */
export async function listReadyTracks(db: Connection, videoId: string): Promise<ReadyTrack[]> {
  const rows = await db
    .select({ language: voiceOvers.language, folder: voiceOvers.folder, bitrate: voiceOvers.bitrate })
    .from(voiceOvers)
    .where(isReady(videoId))
    .orderBy(asc(voiceOvers.language))
  return rows.flatMap(({ language, folder, bitrate }) =>
    folder === null || bitrate === null ? [] : [{ language, folder, bitrate }],
  )
}

/** The voice-over of a video that is ready in a language. */
export async function findReady(
  db: Connection,
  videoId: string,
  language: string,
): Promise<VoiceOverRow | undefined> {
  const [found] = await db
    .select()
    .from(voiceOvers)
    .where(and(isReady(videoId), eq(voiceOvers.language, language)))
  return found
}

function isReady(videoId: string): SQL | undefined {
  return and(eq(voiceOvers.videoId, videoId), eq(voiceOvers.state, 'ready'))
}

/** The name of the playlist that learners of a video play; null before there is one, undefined if they see another video. */
export async function findPublishedStream(
  db: Connection,
  videoId: string,
): Promise<string | null | undefined> {
  const [found] = await db
    .select({ stream: resources.stream })
    .from(resources)
    .where(eq(resources.videoId, videoId))
    .limit(1)
  return found?.stream
}

/** Sets the playlist that learners of a video play. */
export async function setPublishedStream(db: Connection, videoId: string, stream: string): Promise<void> {
  await db.update(resources).set({ stream }).where(eq(resources.videoId, videoId))
}

/** The voice-overs that wait for bytes. */
export function listUploadingVoiceOvers(
  db: Connection,
): Promise<{ id: string; bytes: number; expiresAt: Date }[]> {
  return db
    .select({ id: voiceOvers.id, bytes: voiceOvers.bytes, expiresAt: voiceOvers.expiresAt })
    .from(voiceOvers)
    .where(eq(voiceOvers.state, 'uploading'))
}

/** The voice-overs that no job attempt has worked at since a time. */
export function listStuckVoiceOvers(db: Connection, before: Date): Promise<{ id: string }[]> {
  return listIds(db, and(eq(voiceOvers.state, 'processing'), lt(voiceOvers.updatedAt, before)))
}

/** The voice-overs whose uploaded bytes can be removed: finished ones, and voice-overs that failed before a time. */
export function listRemovableVoiceOvers(db: Connection, failedBefore: Date): Promise<{ id: string }[]> {
  const isOver = or(
    eq(voiceOvers.state, 'ready'),
    and(eq(voiceOvers.state, 'failed'), lte(voiceOvers.updatedAt, failedBefore)),
  )
  return listIds(db, and(eq(voiceOvers.hasUpload, true), isOver))
}

function listIds(db: Connection, where: SQL | undefined): Promise<{ id: string }[]> {
  return db.select({ id: voiceOvers.id }).from(voiceOvers).where(where)
}
