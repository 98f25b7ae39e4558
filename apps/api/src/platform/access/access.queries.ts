import type { Named } from '@chignon/contract/platform/primitives'
import { type Column, eq, or, type Placeholder, type SQL, sql } from '../db/drizzle.ts'
import { namedIn } from '../db/localized.ts'
import { accesses } from '../db/schema/access.ts'
import { courses } from '../db/schema/course.ts'
import { lessons } from '../db/schema/lesson.ts'
import { onlineMasterclasses } from '../db/schema/online-masterclass.ts'
import { programCourses, programs } from '../db/schema/program.ts'
import { subscriptionChoices, subscriptions } from '../db/schema/subscription.ts'
import { isVisible } from '../publication/publication.queries.ts'
import type { ViewerContext } from '../http/viewer-context.ts'

/** Whether an access includes a course, given by its id or the column with it: also a program of which it is a part (ACCESS-7). */
export function includesCourse(courseId: Column | string): SQL {
  return sql`(${accesses.courseId} = ${courseId} or ${accesses.programId} in (
    select ${programCourses.programId} from ${programCourses} where ${programCourses.courseId} = ${courseId}))`
}

// The accesses that include the row of each table.
const includesRow = {
  course: includesCourse(courses.id),
  program: eq(accesses.programId, programs.id),
  'online-masterclass': eq(accesses.onlineMasterclassId, onlineMasterclasses.id),
  lesson: or(includesCourse(lessons.courseId), eq(accesses.onlineMasterclassId, lessons.onlineMasterclassId)),
}

/** A column with the end of the viewer's access to the row; null if never bought. A lesson may also be chosen (SUB-1). */
export function accessEnd(
  type: keyof typeof includesRow,
  viewerId: string | Placeholder | null,
): SQL<Date | null> {
  if (viewerId === null) return sql<null>`null::timestamptz`
  const bought = sql`(select max(${accesses.endsAt}) from ${accesses}
    where ${accesses.userId} = ${viewerId} and ${includesRow[type]})`
  const end = type === 'lesson' ? sql`greatest(${bought}, ${choiceEnd(viewerId)})` : bought
  return sql<Date | null>`${end}`.mapWith(accesses.endsAt)
}

/** A column with the end of the viewer's subscription in which the lesson of the row was chosen; null if never (SUB-1). */
export function choiceEnd(viewerId: string | Placeholder | null): SQL<Date | null> {
  if (viewerId === null) return sql<null>`null::timestamptz`
  return sql<Date | null>`(select max(${subscriptions.accessEndsAt})
    from ${subscriptionChoices} join ${subscriptions} on ${subscriptions.id} = ${subscriptionChoices.subscriptionId}
    where ${subscriptions.userId} = ${viewerId} and ${subscriptionChoices.lessonId} = ${lessons.id})`.mapWith(
    subscriptions.accessEndsAt,
  )
}

/** A column with the program through which the viewer can follow the course of the row for longest; null without one. */
export function accessProgram(viewerContext: ViewerContext): SQL<Named | null> {
  const { viewerId, locale } = viewerContext
  if (viewerId === null) return sql<null>`null::json`
  return sql<Named | null>`(select case when ${programs.id} is not null then ${namedIn(programs, locale)} end
    from ${accesses} left join ${programs}
      on ${programs.id} = ${accesses.programId} and ${isVisible(programs, viewerContext)}
    where ${accesses.userId} = ${viewerId} and ${includesRow.course}
    order by ${accesses.endsAt} desc, ${accesses.programId} is null desc limit 1)`
}
