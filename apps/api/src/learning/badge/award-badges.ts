import { eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { badges, userBadges } from '../../platform/db/schema/badge.ts'
import { lessonProgress, lessons } from '../../platform/db/schema/lesson.ts'
import { timeZoneOf } from '../../identity/user/time-zone.queries.ts'
import type { Services } from '../../platform/services.ts'
import { earnedBadges } from './badge.rules.ts'

type BadgeServices = Pick<Services, 'db' | 'clock' | 'notifications'>

/** Awards the badges a person has earned by learning, each once (BADGE-1). The person must be locked. */
export async function awardBadges(
  { db, clock, notifications }: BadgeServices,
  userId: string,
): Promise<void> {
  const slugs = earnedBadges(
    await countLearning(db(), { id: userId, timeZone: await timeZoneOf(db(), userId) }),
  )
  if (slugs.length === 0) return
  const awarded = await db()
    .insert(userBadges)
    .select(
      db()
        .select({
          userId: sql`${userId}::uuid`.as('user_id'),
          badgeId: badges.id,
          earnedAt: sql`${clock().toISOString()}::timestamptz`.as('earned_at'),
        })
        .from(badges)
        .where(inArray(badges.slug, slugs)),
    )
    .onConflictDoNothing()
    .returning({ badgeId: userBadges.badgeId })
  for (const { badgeId } of awarded) {
    await notifications.send({ userId, kind: 'badge-awarded', subject: { type: 'badge', id: badgeId } })
  }
}

/** Counts what a person has learned, in one statement. A day is a day where they are. */
async function countLearning(db: Connection, { id: userId, timeZone }: { id: string; timeZone: string }) {
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
