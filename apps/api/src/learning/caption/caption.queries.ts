import { and, asc, eq } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { captions, resources } from '../../platform/db/schema/resource.ts'
import { isPlanned, parentPublishedAt } from '../../catalogue/lesson/lesson.queries.ts'

/** The lesson of a resource with the end of the viewer's access; undefined if there is none that the viewer may see. */
export async function findLessonOfResource(db: Connection, resourceId: string, viewerContext: ViewerContext) {
  const [found] = await db
    .select({
      isFree: lessons.isFree,
      accessEndsAt: accessEnd('lesson', viewerContext.viewerId),
      publishedAt: parentPublishedAt,
    })
    .from(resources)
    .innerJoin(lessons, eq(lessons.id, resources.lessonId))
    .where(and(eq(resources.id, resourceId), isPlanned))
    .limit(1)
  return found && (found.publishedAt !== null || viewerContext.seesDrafts) ? found : undefined
}

/** The captions of a resource, in their order. */
export function listCaptions(db: Connection, resourceId: string) {
  return db
    .select({ id: captions.id, language: captions.language, file: captions.file })
    .from(captions)
    .where(eq(captions.resourceId, resourceId))
    .orderBy(asc(captions.position), captions.id)
}
