import { isLessonTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Locale } from '@chignon/contract/platform/locale'
import type { VideoState } from '@chignon/contract/learning/video'
import { and, count, desc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { videoCaptions, videos } from '../../platform/db/schema/video.ts'

export type VideoRow = typeof videos.$inferSelect

/** Which videos are listed. */
export type VideoFilter = {
  id?: string | undefined
  lessonId?: string | undefined
  state?: VideoState | undefined
  /** Only of lessons that this person teaches. */
  educatorId?: string | null
}

/** A page of videos with their lessons, newest first. */
export function listVideos(
  db: Connection,
  { id, lessonId, state, educatorId }: VideoFilter,
  locale: Locale,
  pageParams: PageParams,
) {
  const where = and(
    id === undefined ? undefined : eq(videos.id, id),
    lessonId === undefined ? undefined : eq(videos.lessonId, lessonId),
    state === undefined ? undefined : eq(videos.state, state),
    educatorId ? isLessonTaughtBy(sql`${videos.lessonId}`, educatorId) : undefined,
  )
  const counted = db.select({ total: count() }).from(videos).where(where)
  const rows = db
    .select({
      video: videos,
      lesson: { id: lessons.id, name: inLocale(lessons.name, locale) },
      isCurrent: sql<boolean>`coalesce(${resources.videoId} = ${videos.id}, false)`,
      captionLanguages: sql<string[]>`array(
        select ${videoCaptions.language} from ${videoCaptions}
        where ${videoCaptions.videoId} = ${videos.id} order by ${videoCaptions.language}
      )`,
      total: totalOf(counted),
    })
    .from(videos)
    .innerJoin(lessons, eq(lessons.id, videos.lessonId))
    .leftJoin(resources, eq(resources.lessonId, videos.lessonId))
    .where(where)
    .orderBy(desc(videos.createdAt), videos.id)
  return paginate(pageParams, rows, counted)
}

/** A row of `listVideos`. */
export type ListedVideo = Awaited<ReturnType<typeof listVideos>>['rows'][number]

/** Whether a lesson exists. */
export async function lessonExists(db: Connection, id: string): Promise<boolean> {
  const found = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, id)).limit(1)
  return found.length > 0
}

/** Adds a video whose bytes will be uploaded. */
export async function insertVideo(db: Connection, video: typeof videos.$inferInsert): Promise<void> {
  await db.insert(videos).values(video)
}

export async function findVideo(db: Connection, id: string): Promise<VideoRow | undefined> {
  const [found] = await db.select().from(videos).where(eq(videos.id, id)).limit(1)
  return found
}

/** Loads a video with `SELECT … FOR UPDATE`. */
export async function lockVideo(db: Connection, id: string): Promise<VideoRow | undefined> {
  const [found] = await db.select().from(videos).where(eq(videos.id, id)).for('update')
  return found
}

/** Changes a video. */
export async function updateVideo(
  db: Connection,
  id: string,
  values: Partial<typeof videos.$inferInsert>,
): Promise<void> {
  await db.update(videos).set(values).where(eq(videos.id, id))
}

/** Stores the progress of a job attempt. Returns false if the video was cancelled or another attempt has taken over. */
export async function updateProgress(
  db: Connection,
  { id, runId }: { id: string; runId: string },
  progress: number,
): Promise<boolean> {
  const updated = await db
    .update(videos)
    .set({ progress })
    .where(and(eq(videos.id, id), eq(videos.runId, runId)))
    .returning({ id: videos.id })
  return updated.length > 0
}
