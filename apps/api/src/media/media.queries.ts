import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { lessons } from '../db/schema/lesson.ts'
import { resources } from '../db/schema/resource.ts'

/** The folder of a resource, and whether its lesson is free; undefined if it does not exist. */
export async function findMediaFolder(db: Connection, resourceId: string) {
  const [found] = await db
    .select({ folder: resources.folder, isFree: lessons.isFree })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(eq(resources.id, resourceId))
    .limit(1)
  return found
}
