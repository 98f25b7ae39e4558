import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { files } from '../../platform/db/schema/file.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { captions, resources } from '../../platform/db/schema/resource.ts'
import type { StoredFile } from '../../platform/files/file.queries.ts'
import { videoCaptions, videoFiles, videos } from '../../platform/db/schema/video.ts'

/** Adds stored files to a video, by their names. */
export async function insertVideoFiles(
  db: Connection,
  videoId: string,
  stored: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...stored].map(([name, fileId]) => ({ videoId, name, fileId }))
  if (rows.length > 0) await db.insert(videoFiles).values(rows)
}

/** A file of a video by its name. */
export async function findFileOf(
  db: Connection,
  videoId: string,
  name: string,
): Promise<StoredFile | undefined> {
  const [found] = await db
    .select({ file: files })
    .from(videoFiles)
    .innerJoin(files, eq(files.id, videoFiles.fileId))
    .where(and(eq(videoFiles.videoId, videoId), eq(videoFiles.name, name)))
    .limit(1)
  return found?.file
}

/** Whether a lesson has a video, uploaded or not. */
export async function hasResource(db: Connection, lessonId: string): Promise<boolean> {
  const found = await db
    .select({ id: resources.id })
    .from(resources)
    .where(eq(resources.lessonId, lessonId))
    .limit(1)
  return found.length > 0
}

/** Which files of videos end. */
type Ending = { videoId: string; names?: string[]; exceptFolder?: string }

/** Lets files of a video end at a time; the daily job removes them. Captions and voice-overs of the video stay unless they are named. */
export function expireFilesOf(
  db: Connection,
  { videoId, names, exceptFolder }: Ending,
  expiresAt: Date,
): Promise<void> {
  return expireWhere(
    db,
    expiresAt,
    and(
      eq(videoFiles.videoId, videoId),
      names === undefined ? undefined : inArray(videoFiles.name, names),
      exceptFolder === undefined
        ? undefined
        : sql`${videoFiles.name} not like ${`${exceptFolder}/%`} and ${videoFiles.name} not similar to '(captions|voice)-%'`,
    ),
  )
}

/** Lets the files of the other videos of a lesson end at a time. */
export function expireReplaced(
  db: Connection,
  { lessonId, videoId }: { lessonId: string; videoId: string },
  expiresAt: Date,
): Promise<void> {
  const published = db
    .select({ id: resources.videoId })
    .from(resources)
    .where(and(eq(resources.lessonId, lessonId), ne(resources.videoId, videoId)))
  return expireWhere(db, expiresAt, inArray(videoFiles.videoId, published))
}

async function expireWhere(db: Connection, expiresAt: Date, where: SQL | undefined): Promise<void> {
  const ending = db.select({ id: videoFiles.fileId }).from(videoFiles).where(where)
  await db
    .update(files)
    .set({ expiresAt })
    .where(and(inArray(files.id, ending), isNull(files.expiresAt)))
}

/** The files of a lesson's video, as learners see them. */
export type PublishedFiles = {
  lessonId: string
  videoId: string
  file: string
  stream: string | null
  poster: string
  sprite: string | null
  /** In seconds. */
  duration: number
}

/** Makes a video with its captions the video of its lesson, in place of the previous one. */
export async function publishResource(
  db: Connection,
  { lessonId, duration, ...published }: PublishedFiles,
): Promise<void> {
  const values = { ...published, folder: null, duration: null, isExcerpt: false }
  const [resource] = await db
    .insert(resources)
    .values({ lessonId, ...values })
    .onConflictDoUpdate({ target: resources.lessonId, set: values })
    .returning({ id: resources.id })
  if (!resource) throw new Error(`the video of lesson ${lessonId} was not stored`)
  await db
    .update(lessons)
    .set({ duration: Math.max(1, Math.round(duration)), resourceType: 'video/mp4' })
    .where(eq(lessons.id, lessonId))
  await publishCaptions(db, resource.id, published.videoId)
}

/** Replaces the captions of a resource by the captions of a video. */
export async function publishCaptions(db: Connection, resourceId: string, videoId: string): Promise<void> {
  const rows = await db
    .select({ language: videoCaptions.language, file: videoCaptions.file })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, videoId))
    .orderBy(asc(videoCaptions.language))
  await db.delete(captions).where(eq(captions.resourceId, resourceId))
  if (rows.length === 0) return
  await db.insert(captions).values(rows.map((row, index) => ({ ...row, resourceId, position: index + 1 })))
}

/** The resource that shows a video; undefined if none does. */
export async function findResourceOf(db: Connection, videoId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: resources.id })
    .from(videos)
    .innerJoin(resources, eq(resources.lessonId, videos.lessonId))
    .where(and(eq(videos.id, videoId), eq(resources.videoId, videoId)))
    .limit(1)
  return found?.id
}

/** Lets lesson files expire that no video uses any more, such as after a lesson was deleted. */
export async function expireOrphans(db: Connection, expiresAt: Date): Promise<void> {
  const used = db.select({ id: videoFiles.fileId }).from(videoFiles).where(eq(videoFiles.fileId, files.id))
  await db
    .update(files)
    .set({ expiresAt })
    .where(and(eq(files.purpose, 'lesson-media'), isNull(files.expiresAt), sql`not exists ${used}`))
}

/** Sets or replaces the captions of a video in a language. Returns the name of the file it had. */
export async function upsertCaptions(
  db: Connection,
  caption: { videoId: string; language: string; file: string },
): Promise<string | undefined> {
  const before = await deleteCaptions(db, caption)
  await db.insert(videoCaptions).values(caption)
  return before
}

/** Removes the captions of a video in a language. Returns the name of their file; undefined if there were none. */
export async function deleteCaptions(
  db: Connection,
  { videoId, language }: { videoId: string; language: string },
): Promise<string | undefined> {
  const [removed] = await db
    .delete(videoCaptions)
    .where(and(eq(videoCaptions.videoId, videoId), eq(videoCaptions.language, language)))
    .returning({ file: videoCaptions.file })
  return removed?.file
}
