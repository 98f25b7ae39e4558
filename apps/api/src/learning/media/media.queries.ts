import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { files } from '../../platform/db/schema/file.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { videoFiles, videos } from '../../platform/db/schema/video.ts'
import { isPlanned, parentPublishedAt } from '../../catalogue/lesson/lesson.queries.ts'

/** A resource's folder and lesson, and what decides whether the viewer may watch that; undefined if it does not exist. */
export async function findMediaFolder(db: Connection, resourceId: string, viewerId: string | null) {
  const [found] = await db
    .select({
      folder: resources.folder,
      lessonId: resources.lessonId,
      isFree: lessons.isFree,
      accessEndsAt: accessEnd('lesson', viewerId),
      isDraft: sql<boolean>`${parentPublishedAt} is null`,
    })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(and(eq(resources.id, resourceId), isPlanned))
    .limit(1)
  return found
}

/** A file of the videos that were uploaded for a lesson. Files of a replaced video are found until they are removed. */
export async function findVideoFile(db: Connection, lessonId: string, name: string) {
  const [found] = await db
    .select({ file: files })
    .from(videos)
    .innerJoin(videoFiles, eq(videoFiles.videoId, videos.id))
    .innerJoin(files, eq(files.id, videoFiles.fileId))
    .where(and(eq(videos.lessonId, lessonId), eq(videoFiles.name, name)))
    .limit(1)
  return found?.file
}
