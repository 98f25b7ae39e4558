import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { lessons } from '../db/schema/lesson.ts'
import { resources } from '../db/schema/resource.ts'
import { parentPublishedAt } from '../lesson/lesson.queries.ts'

/** The folder of a resource, whether its lesson is free, and whether it is part of a draft; undefined if it does not exist. */
export async function findMediaFolder(db: Connection, resourceId: string) {
  const [found] = await db
    .select({
      folder: resources.folder,
      isFree: lessons.isFree,
      isDraft: sql<boolean>`${parentPublishedAt} is null`,
    })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(eq(resources.id, resourceId))
    .limit(1)
  return found
}
