import { asc, eq } from 'drizzle-orm'
import { accessEnd } from '../access/access.queries.ts'
import type { Connection } from '../db/client.ts'
import { lessons } from '../db/schema/lesson.ts'
import { captions, resources } from '../db/schema/resource.ts'

/** The lesson of a resource with the end of the viewer's access; undefined if there is no such resource. */
export async function findLessonOfResource(db: Connection, resourceId: string, viewerId: string | null) {
  const [found] = await db
    .select({ isFree: lessons.isFree, accessEndsAt: accessEnd('lesson', viewerId) })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(eq(resources.id, resourceId))
    .limit(1)
  return found
}

/** The captions of a resource, in their order. */
export function listCaptions(db: Connection, resourceId: string) {
  return db
    .select({ id: captions.id, language: captions.language, file: captions.file })
    .from(captions)
    .where(eq(captions.resourceId, resourceId))
    .orderBy(asc(captions.position), captions.id)
}
