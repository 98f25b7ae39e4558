import type { Locale } from '@chignon/contract/platform/locale'
import type { Named } from '@chignon/contract/platform/primitives'
import type { SubscribedPlan } from '@chignon/contract/commerce/subscription'
import { alias, and, count, desc, eq, gt, lte, ne, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { jsonRows } from '../../platform/db/json-rows.ts'
import { inLocale, namedIn } from '../../platform/db/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { subscriptionPlans } from '../../platform/db/schema/subscription-plan.ts'
import { subscriptionChoices, subscriptions } from '../../platform/db/schema/subscription.ts'
import { subscriptionStates, type SubscriptionEvent } from './subscription.states.ts'

/** A row of a subscription. */
export type SubscriptionRow = typeof subscriptions.$inferSelect

type ChoiceJson = {
  lesson: { id: string; slug: string; name: string; duration: number | null }
  course: Named
  chosenAt: string
}

const nextPlans = alias(subscriptionPlans, 'next_plans')

const planIn = (plans: typeof subscriptionPlans | typeof nextPlans, locale: Locale) =>
  sql<SubscribedPlan>`json_build_object('id', ${plans.id}, 'slug', ${plans.slug}, 'name', ${inLocale(plans.name, locale)},
    'interval', ${plans.interval}, 'price', ${plans.price}, 'currency', ${plans.currency},
    'videos_per_month', ${plans.videosPerMonth})`

const choicesIn = (locale: Locale) =>
  jsonRows(
    {
      lesson: sql`json_build_object('id', ${lessons.id}, 'slug', ${lessons.slug},
        'name', ${inLocale(lessons.name, locale)}, 'duration', ${lessons.duration})`,
      course: namedIn(courses, locale),
      chosenAt: subscriptionChoices.chosenAt,
    },
    sql`from ${subscriptionChoices}
      join ${lessons} on ${lessons.id} = ${subscriptionChoices.lessonId}
      join ${courses} on ${courses.id} = ${lessons.courseId}
      where ${subscriptionChoices.subscriptionId} = ${subscriptions.id}`,
  )

const chosenInPeriod = sql<number>`(select count(*) from ${subscriptionChoices}
  where ${subscriptionChoices.subscriptionId} = ${subscriptions.id}
  and ${subscriptionChoices.periodStartsAt} = ${subscriptions.periodStartsAt})`.mapWith(Number)

/** The newest subscription of a person with its plans and choices; undefined if there never was one. */
export async function findNewestSubscription(db: Connection, userId: string, locale: Locale) {
  const [found] = await db
    .select({
      subscription: subscriptions,
      plan: planIn(subscriptionPlans, locale),
      nextPlan: sql<SubscribedPlan | null>`case when ${nextPlans.id} is not null then ${planIn(nextPlans, locale)} end`,
      chosenInPeriod,
      choices: sql<ChoiceJson[]>`${choicesIn(locale)}`,
    })
    .from(subscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .leftJoin(nextPlans, eq(nextPlans.id, subscriptions.nextPlanId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.createdAt))
    .limit(1)
  return found
}

/** Whether a person has a subscription that has not ended. */
export async function hasRunningSubscription(db: Connection, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ running: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
  return (row?.running ?? 0) > 0
}

/** Loads the running subscription of a person with `SELECT … FOR UPDATE`; undefined if there is none. */
export async function lockRunningSubscription(
  db: Connection,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
    .for('update')
  return found
}

/** Loads a subscription with `SELECT … FOR UPDATE`; undefined if it does not exist. Orders are locked before it. */
export async function lockSubscription(db: Connection, id: string): Promise<SubscriptionRow | undefined> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return found
}

/** Changes the state of a locked subscription by the table in `subscription.states.ts`, with values that belong to it. */
export async function changeSubscriptionState(
  db: Connection,
  { id, state }: Pick<SubscriptionRow, 'id' | 'state'>,
  event: SubscriptionEvent,
  values: Partial<Omit<SubscriptionRow, 'id' | 'state'>>,
): Promise<void> {
  const nextState = subscriptionStates.next(state, event)
  await db
    .update(subscriptions)
    .set({ ...values, state: nextState })
    .where(eq(subscriptions.id, id))
}

/** Changes values of a locked subscription other than its state. */
export async function changeSubscription(
  db: Connection,
  id: string,
  values: Partial<Omit<SubscriptionRow, 'id' | 'state'>>,
): Promise<void> {
  await db.update(subscriptions).set(values).where(eq(subscriptions.id, id))
}

/** Loads the running subscription that an order renews with `SELECT … FOR UPDATE`; undefined if there is none. */
export async function lockRenewedBy(db: Connection, orderId: string): Promise<SubscriptionRow | undefined> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.renewalOrderId, orderId), ne(subscriptions.state, 'ended')))
    .for('update')
  return found
}

/** Inserts an active subscription. */
export async function insertSubscription(
  db: Connection,
  values: typeof subscriptions.$inferInsert,
): Promise<void> {
  await db.insert(subscriptions).values(values)
}

/** The ids of subscriptions that are to be renewed, tried again or ended, the longest due first. */
export async function listDueSubscriptions(
  db: Connection,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.nextAttemptAt, now),
        after === undefined ? undefined : gt(subscriptions.id, after),
      ),
    )
    .orderBy(subscriptions.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
