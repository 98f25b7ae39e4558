import type { CourseFacts, LessonVideo } from '@chignon/contract/catalogue/course-document'
import { includesCourse } from '../../platform/access/access.queries.ts'
import { and, count, countDistinct, eq, gt, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { discussions } from '../../platform/db/schema/discussion.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { notes } from '../../platform/db/schema/note.ts'
import { orderLines } from '../../platform/db/schema/order.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { captions, resources } from '../../platform/db/schema/resource.ts'
import { subscriptionChoices } from '../../platform/db/schema/subscription.ts'
import { videos } from '../../platform/db/schema/video.ts'

/** How many people have access to a course, and how many have begun each lesson, with the videos of its lessons. */
export async function findCourseFacts(db: Connection, id: string, now: Date): Promise<CourseFacts> {
  const isOwn = or(eq(lessons.courseId, id), eq(lessons.documentId, id))
  const [owners, learners, found] = await Promise.all([
    db
      .select({ owners: countDistinct(accesses.userId) })
      .from(accesses)
      .where(and(includesCourse(id), gt(accesses.endsAt, now))),
    db
      .select({ id: lessonProgress.lessonId, learners: count() })
      .from(lessonProgress)
      .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
      .where(isOwn)
      .groupBy(lessonProgress.lessonId),
    db
      .select({
        id: lessons.id,
        duration: sql<number | null>`coalesce(${resources.duration}, ${lessons.duration})`,
        state: sql<
          string | null
        >`(select ${videos.state} from ${videos} where ${videos.lessonId} = ${lessons.id}
          order by ${videos.createdAt} desc limit 1)`,
        caption_languages: sql<string[]>`array(select ${captions.language} from ${captions}
          where ${captions.resourceId} = ${resources.id} order by ${captions.position})`,
      })
      .from(lessons)
      .leftJoin(resources, eq(resources.lessonId, lessons.id))
      .where(isOwn),
  ])
  return {
    owners: owners[0]?.owners ?? 0,
    learners: Object.fromEntries(learners.map(({ id: lessonId, learners: begun }) => [lessonId, begun])),
    videos: Object.fromEntries(
      found.map(({ id: lessonId, ...video }): [string, LessonVideo] => [lessonId, video]),
    ),
  }
}

/** Whether a course was bought, is part of a program, or one of its lessons was begun or talked about. */
export async function isCourseUsed(db: Connection, id: string): Promise<boolean> {
  const ofLesson = sql`in (select ${lessons.id} from ${lessons}
    where ${lessons.courseId} = ${id} or ${lessons.documentId} = ${id})`
  const { rows } = await db.execute<{ used: boolean }>(sql`select
    exists (select from ${accesses} where ${accesses.courseId} = ${id})
    or exists (select from ${orderLines} where ${orderLines.courseId} = ${id})
    or exists (select from ${programCourses} where ${programCourses.courseId} = ${id})
    or exists (select from ${lessonProgress} where ${lessonProgress.lessonId} ${ofLesson})
    or exists (select from ${notes} where ${notes.lessonId} ${ofLesson})
    or exists (select from ${discussions} where ${discussions.lessonId} ${ofLesson})
    or exists (select from ${subscriptionChoices} where ${subscriptionChoices.lessonId} ${ofLesson}) as used`)
  return rows[0]?.used ?? false
}
