import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { courseEducators, courses } from '../../platform/db/schema/course.ts'
import { liveMasterclassEducators, liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import {
  onlineMasterclassEducators,
  onlineMasterclasses,
} from '../../platform/db/schema/online-masterclass.ts'
import { programCourses, programs } from '../../platform/db/schema/program.ts'
import { users } from '../../platform/db/schema/user.ts'
import { portraitJson } from '../../platform/picture/picture.queries.ts'
import { hidesPart } from '../../identity/profile-visibility/profile-visibility.queries.ts'

/** An educator of a product, as far as the viewer may see them. */
export type EducatorRow = {
  id: string
  firstName: string
  lastName: string
  thumbnailUrl: string | null
  portrait: { id: string; widths: number[] } | null
  locale: Locale
  about: string | null
  aboutTranslations: Localized | null
}

/** The educators of a course in order, without educators who left. */
export function educatorsOfCourse(db: Connection, viewerContext: ViewerContext): SQL<EducatorRow[]> {
  const taught = sql`${courseEducators} where ${courseEducators.courseId} = ${courses.id}`
  return educatorsJson(db, viewerContext, taught)
}

/** The educators of the event in the row. */
export function educatorsOfLiveMasterclass(db: Connection, viewerContext: ViewerContext): SQL<EducatorRow[]> {
  const { liveMasterclassId } = liveMasterclassEducators
  const taught = sql`${liveMasterclassEducators} where ${liveMasterclassId} = ${liveMasterclasses.id}`
  return educatorsJson(db, viewerContext, taught)
}

/** The educators of the online masterclass in the row. */
export function educatorsOfOnlineMasterclass(
  db: Connection,
  viewerContext: ViewerContext,
): SQL<EducatorRow[]> {
  const { onlineMasterclassId } = onlineMasterclassEducators
  const taught = sql`${onlineMasterclassEducators} where ${onlineMasterclassId} = ${onlineMasterclasses.id}`
  return educatorsJson(db, viewerContext, taught)
}

/** The educators of a program's courses, in the order of the courses, each once. */
export function educatorsOfProgram(db: Connection, viewerContext: ViewerContext): SQL<EducatorRow[]> {
  const place = sql`min(${programCourses.position} * 1000 + ${courseEducators.position})`
  const taught = sql`${programCourses}
    join ${courseEducators} on ${courseEducators.courseId} = ${programCourses.courseId}
    where ${programCourses.programId} = ${programs.id} group by ${courseEducators.userId}`
  return educatorsJson(db, viewerContext, taught, place)
}

// `taught` is a query after its select list, with the columns `user_id` and, unless `place` is given, `position`.
function educatorsJson(
  db: Connection,
  { viewerId }: ViewerContext,
  taught: SQL,
  place = sql`position`,
): SQL<EducatorRow[]> {
  return sql<EducatorRow[]>`(select coalesce(json_agg(json_build_object('id', ${users.id},
      'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'thumbnailUrl', ${users.thumbnailUrl},
      'portrait', ${portraitJson}, 'locale', ${users.locale},
      'about', case when not ${hidesPart(db, viewerId, 'about')} then ${users.about} end,
      'aboutTranslations', ${users.aboutTranslations}) order by taught.place), '[]')
    from (select user_id, ${place} as place from ${taught}) as taught
    join ${users} on ${users.id} = taught.user_id where ${users.deletedAt} is null)`
}
