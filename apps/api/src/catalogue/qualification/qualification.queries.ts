import type { Named } from '@chignon/contract/platform/primitives'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, namedIn } from '../../platform/db/localized.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { qualifications } from '../../platform/db/schema/qualification.ts'
import { popularityOf } from '../popularity/popularity.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** A course with the share of its lessons the viewer finished, 0 to 1. */
export type CourseOfCategory = Named & { share: number }

/** The qualifications in order, each with its courses and the share of lessons the viewer finished. */
export function listQualifications(db: Connection, viewerContext: ViewerContext) {
  const { locale, viewerId } = viewerContext
  return db
    .select({
      id: qualifications.id,
      slug: qualifications.slug,
      name: inLocale(qualifications.name, locale),
      description: inLocale(qualifications.description, locale),
      category: namedIn(categories, locale),
      courses: sql<CourseOfCategory[]>`(select coalesce(json_agg(json_build_object(
        'id', ${courses.id}, 'slug', ${courses.slug}, 'name', ${inLocale(courses.name, locale)},
        'share', ${viewerId === null ? sql`0` : shareOf(viewerId)}
      ) order by ${popularityOf('course', courses.id)} desc), '[]')
        from ${courses} where ${courses.categoryId} = ${categories.id} and ${isVisible(courses, viewerContext)})`,
    })
    .from(qualifications)
    .innerJoin(categories, eq(categories.id, qualifications.categoryId))
    .where(isVisible(qualifications, viewerContext))
    .orderBy(qualifications.position)
}

// 0 for a course without lessons.
function shareOf(viewerId: string) {
  return sql`(select coalesce(count(${lessonProgress.doneAt})::float / nullif(count(*), 0), 0)
    from ${lessons}
    left join ${lessonProgress} on ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${viewerId}
    where ${lessons.courseId} = ${courses.id})`
}
