import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { choiceEnd } from '../../platform/access/access.queries.ts'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { cataloguePictureJson, type CataloguePicture } from '../../platform/picture/picture.queries.ts'

/** The files of a lesson's video. */
export type ResourceRow = {
  id: string
  file: string
  stream: string | null
  poster: string | null
  sprite: string | null
}

/** The row of a lesson in a plan. */
export type LessonRow = {
  id: string
  slug: string
  name: string
  position: number
  isFree: boolean
  type: string
  poster: CataloguePicture | null
  duration: number | null
  /** The end of the viewer's subscription in which it was chosen; null if never. */
  choiceEndsAt: string | null
  resource: ResourceRow | null
}

/** When the course or masterclass of the lesson was published; null for a draft. */
export const parentPublishedAt = sql<Date | null>`coalesce(
  (select ${courses.publishedAt} from ${courses} where ${courses.id} = ${lessons.courseId}),
  (select ${onlineMasterclasses.publishedAt} from ${onlineMasterclasses} where ${onlineMasterclasses.id} = ${lessons.onlineMasterclassId})
)`.mapWith(courses.publishedAt)

/** Whether the lesson is in a plan: not one that is only in a draft or was taken out (DOCUMENT-7). */
export const isPlanned = sql`num_nonnulls(${lessons.courseId}, ${lessons.onlineMasterclassId}) = 1`

/**
 * The length of the lesson's video, which progress is measured by; null without a video. The query joins `resources`, if there is
 * one.
 */
export const videoSeconds = sql<number | null>`coalesce(${resources.duration},
  case when ${lessons.resourceType} like 'video/%' then ${lessons.duration} end)`

/** The lessons of the row in order, as a JSON array. */
export function lessonsJson(
  ofParent: SQL,
  { locale, viewerId }: Pick<PreparedViewerContext, 'locale' | 'viewerId'>,
): SQL<LessonRow[]> {
  return sql<LessonRow[]>`(select coalesce(json_agg(json_build_object(
    'id', ${lessons.id},
    'slug', ${lessons.slug},
    'name', ${inLocale(lessons.name, locale)},
    'position', ${lessons.position},
    'isFree', ${lessons.isFree},
    'type', ${lessons.resourceType},
    'poster', ${cataloguePictureJson(lessons.posterId, locale)},
    'duration', ${lessons.duration},
    'choiceEndsAt', ${choiceEnd(viewerId)},
    'resource', case when ${resources.id} is not null then json_build_object(
      'id', ${resources.id}, 'file', ${resources.file}, 'stream', ${resources.stream}, 'poster', ${resources.poster},
      'sprite', ${resources.sprite}
    ) end
  ) order by ${lessons.position}), '[]')
  from ${lessons} left join ${resources} on ${resources.lessonId} = ${lessons.id} where ${ofParent})`
}
