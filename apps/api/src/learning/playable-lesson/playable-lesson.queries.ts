import type { Chapter, LessonFile, PlayableLesson } from '@chignon/contract/learning/playable-lesson'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessonChapters, lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { resourceFiles, resources } from '../../platform/db/schema/resource.ts'
import { progressColumns } from '../progress/progress.queries.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import {
  isPlanned,
  parentPublishedAt,
  videoSeconds,
  type ResourceRow,
} from '../../catalogue/lesson/lesson.queries.ts'

type FileRow = Omit<LessonFile, 'url'> & { file: string }

/** The row of a lesson for its player. */
export type PlayableLessonRow = NonNullable<Awaited<ReturnType<typeof findPlayableLesson>>>

/** A lesson with what its player needs; undefined if there is none that the viewer may see. */
export async function findPlayableLesson(db: Connection, lessonId: string, viewerContext: ViewerContext) {
  const { locale, viewerId, seesDrafts } = viewerContext
  const [found] = await db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      name: inLocale(lessons.name, locale),
      position: lessons.position,
      isFree: lessons.isFree,
      type: lessons.resourceType,
      poster: cataloguePictureJson(lessons.posterId, locale),
      duration: lessons.duration,
      videoSeconds,
      isExcerpt: resources.isExcerpt,
      publishedAt: parentPublishedAt,
      accessEndsAt: accessEnd('lesson', viewerId),
      parent: sql<PlayableLesson['parent']>`coalesce(
        (select json_build_object('type', 'course', 'id', ${courses.id}, 'slug', ${courses.slug},
            'name', ${inLocale(courses.name, locale)})
          from ${courses} where ${courses.id} = ${lessons.courseId}),
        (select json_build_object('type', 'online-masterclass', 'id', ${onlineMasterclasses.id},
            'slug', ${onlineMasterclasses.slug}, 'name', ${inLocale(onlineMasterclasses.name, locale)})
          from ${onlineMasterclasses} where ${onlineMasterclasses.id} = ${lessons.onlineMasterclassId}))`,
      resource: sql<ResourceRow | null>`case when ${resources.id} is not null then json_build_object(
        'id', ${resources.id}, 'file', ${resources.file}, 'stream', ${resources.stream}, 'poster', ${resources.poster},
        'sprite', ${resources.sprite}) end`,
      chapters: sql<Chapter[]>`(select coalesce(json_agg(json_build_object(
          'id', ${lessonChapters.id}, 'name', ${inLocale(lessonChapters.name, locale)},
          'starts_at', ${lessonChapters.startsAt}) order by ${lessonChapters.startsAt}), '[]')
        from ${lessonChapters} where ${lessonChapters.lessonId} = ${lessons.id})`,
      files: sql<FileRow[]>`(select coalesce(json_agg(json_build_object(
          'id', ${resourceFiles.id}, 'name', ${inLocale(resourceFiles.name, locale)}, 'type', ${resourceFiles.type},
          'bytes', ${resourceFiles.bytes}, 'file', ${resourceFiles.file}) order by ${resourceFiles.position}), '[]')
        from ${resourceFiles} where ${resourceFiles.resourceId} = ${resources.id})`,
      viewerId: sql<string | null>`${viewerId}::text`,
      progress: progressColumns,
    })
    .from(lessons)
    .leftJoin(resources, eq(resources.lessonId, lessons.id))
    .leftJoin(
      lessonProgress,
      viewerId === null
        ? sql`false`
        : and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, viewerId)),
    )
    .where(and(eq(lessons.id, lessonId), isPlanned))
    .limit(1)
  return found && (found.publishedAt !== null || seesDrafts) ? found : undefined
}
