import type { Localized } from '@chignon/contract/platform/localized'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { courseEducators, courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { coursePageColumns } from '../course/course.queries.ts'

/** What a draft says, by the names of the columns. What it does not say, such as the cover, is as stored. */
export type DraftedCourse = {
  course: {
    id: string
    slug: string
    name: Localized
    summary: Localized
    description: Localized
    category_id: string | null
    level: string
    price: number
    currency?: string
    discounted_price: number | null
    outcomes: Localized[]
    published_at: string | null
  }
  educators: { user_id: string; position: number }[]
  lessons: { id: string; slug: string; name: Localized; position: number; is_free: boolean }[]
}

/**
 * The page of a course as its draft says. The tables that the draft would change are replaced by common table expressions of the same
 * names, so that the columns are those of the page itself. Nothing is written.
 */
export async function findDraftedCourse(
  db: Connection,
  { course, educators, lessons: plan }: DraftedCourse,
  viewerContext: ViewerContext,
) {
  const { id } = course
  // The first, because the names of tables in the others stand for what is drafted. Only videos that anyone can play already.
  const playable = db.$with('resources', {}).as(sql`select ${resources}.* from ${resources}
    join ${lessons} on ${lessons.id} = ${resources.lessonId} and ${lessons.isFree}
    join ${courses} on ${courses.id} = ${lessons.courseId} and ${courses.publishedAt} is not null
    where ${courses.id} = ${id}`)
  const teaching = db.$with('course_educators', {}).as(sql`select drafted.*
    from jsonb_populate_recordset(null::${courseEducators}, ${JSON.stringify(
      educators.map((educator) => ({ course_id: id, ...educator })),
    )}) as drafted`)
  const planned = db.$with('lessons', {}).as(sql`select drafted.*
    from jsonb_array_elements(${JSON.stringify(plan.map((lesson) => ({ ...lesson, course_id: id })))}::jsonb) as entry
    left join ${lessons} as stored on stored.id = (entry->>'id')::uuid
    cross join lateral jsonb_populate_record(stored, entry) as drafted`)
  const drafted = db.$with('courses', {}).as(sql`select drafted.* from (select) as one
    left join ${courses} as stored on stored.id = ${id}
    cross join lateral jsonb_populate_record(stored, ${JSON.stringify(course)}::jsonb || (
      select jsonb_build_object(
        'video_lesson_count', count(*) filter (where ${lessons.resourceType} like '%video%'),
        'free_lesson_count', count(*) filter (where ${lessons.isFree}),
        'duration', coalesce(sum(${lessons.duration}), 0))
      from ${lessons})) as drafted`)
  const [found] = await db
    .with(playable, teaching, planned, drafted)
    .select(coursePageColumns(db, viewerContext))
    .from(courses)
    .leftJoin(categories, eq(categories.id, courses.categoryId))
  if (!found) throw new Error(`the draft of course ${id} was not read`)
  return found
}
