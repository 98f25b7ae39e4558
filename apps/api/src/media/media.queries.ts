import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { lessons } from '../db/schema/lesson.ts'
import { resources } from '../db/schema/resource.ts'

/** Where the files of a resource are, and whether anyone may have them; undefined where there is no such resource. */
export async function findMediaFolder(db: Connection, resourceId: string) {
  const [found] = await db
    .select({ folder: resources.folder, isFree: lessons.isFree })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(eq(resources.id, resourceId))
    .limit(1)
  return found
}
