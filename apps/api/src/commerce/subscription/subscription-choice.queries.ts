import { and, count, eq, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { resources } from '../../platform/db/schema/resource.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { subscriptionChoices } from '../../platform/db/schema/subscription.ts'
import { isPublished } from '../../platform/publication/publication.queries.ts'
import type { SubscriptionRow } from './running-subscription.queries.ts'

/** A lesson of a published course with the person's access to it; undefined if there is none. */
export async function findChoosableLesson(db: Connection, lessonId: string, userId: string) {
  const [found] = await db
    .select({
      isFree: lessons.isFree,
      hasVideo: sql<boolean>`exists (select from ${resources} where ${resources.lessonId} = ${lessons.id})`,
      accessEndsAt: accessEnd('lesson', userId),
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, lessonId), isPublished(courses)))
  return found
}

/** Whether a lesson was chosen in a subscription. */
export async function isChosen(db: Connection, subscriptionId: string, lessonId: string): Promise<boolean> {
  const [row] = await db
    .select({ choices: count() })
    .from(subscriptionChoices)
    .where(
      and(eq(subscriptionChoices.subscriptionId, subscriptionId), eq(subscriptionChoices.lessonId, lessonId)),
    )
  return (row?.choices ?? 0) > 0
}

/** The videos a month of the plan, and how many lessons were chosen in the paid period. */
export async function countChoices(
  db: Connection,
  { id, planId, periodStartsAt }: SubscriptionRow,
): Promise<{ videosPerMonth: number; chosen: number }> {
  const [row] = await db
    .select({
      videosPerMonth: subscriptionPlans.videosPerMonth,
      chosen: db.$count(
        subscriptionChoices,
        and(
          eq(subscriptionChoices.subscriptionId, id),
          eq(subscriptionChoices.periodStartsAt, periodStartsAt),
        ),
      ),
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, planId))
  return row ?? { videosPerMonth: 0, chosen: 0 }
}

/** Inserts a choice. */
export async function insertChoice(
  db: Connection,
  values: typeof subscriptionChoices.$inferInsert,
): Promise<void> {
  await db.insert(subscriptionChoices).values(values)
}
