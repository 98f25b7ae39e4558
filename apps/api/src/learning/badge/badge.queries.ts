import { eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { badges, userBadges } from '../../platform/db/schema/badge.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'

/** Counts what a person has learned, in one statement. A day is a day where they are. */
export async function countLearning(
  db: Connection,
  { id: userId, timeZone }: { id: string; timeZone: string },
) {
  const [counted] = await db
    .select({
      lessonCount: sql<number>`count(${lessonProgress.doneAt})::int`,
      days: sql<
        string[]
      >`coalesce(json_agg(distinct (${lessonProgress.doneAt} at time zone ${timeZone}::text)::date)
        filter (where ${lessonProgress.doneAt} is not null), '[]')`,
      hasFinishedCourse: sql<boolean>`exists (
        select from ${lessons} as every_lesson
        left join ${lessonProgress} as every_progress
          on every_progress.lesson_id = every_lesson.id and every_progress.user_id = ${userId}
        where every_lesson.course_id is not null
        group by every_lesson.course_id having bool_and(every_progress.done_at is not null))`,
    })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))
  return counted ?? { lessonCount: 0, days: [], hasFinishedCourse: false }
}

/** Gives a person the badges they do not have yet, and returns their ids. */
export function insertEarnedBadges(
  db: Connection,
  { userId, slugs, now }: { userId: string; slugs: string[]; now: Date },
): Promise<{ badgeId: string }[]> {
  return db
    .insert(userBadges)
    .select(
      db
        .select({
          userId: sql`${userId}::uuid`.as('user_id'),
          badgeId: badges.id,
          earnedAt: sql`${now.toISOString()}::timestamptz`.as('earned_at'),
        })
        .from(badges)
        .where(inArray(badges.slug, slugs)),
    )
    .onConflictDoNothing()
    .returning({ badgeId: userBadges.badgeId })
}
