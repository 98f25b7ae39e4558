import { type Placeholder, type SQL, sql } from '../../platform/db/drizzle.ts'
import { courseEducators, courses } from '../../platform/db/schema/course.ts'
import { liveMasterclassEducators, liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import {
  onlineMasterclassEducators,
  onlineMasterclasses,
} from '../../platform/db/schema/online-masterclass.ts'

type UserId = string | Placeholder

/** Whether a person is an educator of the course in the row. */
export function isCourseTaughtBy(userId: UserId): SQL {
  const { courseId, userId: educatorId } = courseEducators
  return sql`exists (select from ${courseEducators} where ${courseId} = ${courses.id} and ${educatorId} = ${userId})`
}

/** Whether a person is an educator of the event in the row. */
export function isLiveMasterclassTaughtBy(userId: UserId): SQL {
  const { liveMasterclassId, userId: educatorId } = liveMasterclassEducators
  return sql`exists (select from ${liveMasterclassEducators}
    where ${liveMasterclassId} = ${liveMasterclasses.id} and ${educatorId} = ${userId})`
}

/** Whether a person is an educator of the online masterclass in the row. */
export function isOnlineMasterclassTaughtBy(userId: UserId): SQL {
  const { onlineMasterclassId, userId: educatorId } = onlineMasterclassEducators
  return sql`exists (select from ${onlineMasterclassEducators}
    where ${onlineMasterclassId} = ${onlineMasterclasses.id} and ${educatorId} = ${userId})`
}
