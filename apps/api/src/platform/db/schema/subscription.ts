import { subscriptionStateNames } from '@chignon/contract/commerce/subscription'
import { paymentProviders } from '@chignon/contract/commerce/payment'
import { boolean, check, index, integer, pgTable, sql, text, unique, uniqueIndex, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { lessons } from './lesson.ts'
import { orderLines, orders } from './order.ts'
import { subscriptionPlans } from './subscription-plan.ts'
import { users } from './user.ts'

/**
 * Subscriptions of people; at most one of a person has not ended (SUB-9). The state changes only by the table in
 * `subscription.states.ts`.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    planId: uuid('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    state: text('state', { enum: subscriptionStateNames }).notNull().default('active'),
    /** When it began: every month of it begins on this day of the month (SUB-7). */
    startedAt: timestamptz('started_at').notNull(),
    periodStartsAt: timestamptz('period_starts_at').notNull(),
    periodEndsAt: timestamptz('period_ends_at').notNull(),
    /** Until when chosen lessons play: after the period for as long as its renewal is tried, unless it was cancelled (SUB-3). */
    accessEndsAt: timestamptz('access_ends_at').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** The plan of the next period; null if it stays the same (SUB-10). */
    nextPlanId: uuid('next_plan_id').references(() => subscriptionPlans.id),
    /** The order line that paid for the period. */
    orderLineId: uuid('order_line_id')
      .unique()
      .references(() => orderLines.id),
    /** The order of the next period while it is unpaid. */
    renewalOrderId: uuid('renewal_order_id')
      .unique()
      .references(() => orders.id),
    /** Who saved the card that renewals are charged to; null if none was saved. */
    methodProvider: text('method_provider', { enum: paymentProviders }),
    /** The provider's id of the person. */
    customerId: text('customer_id'),
    /** The provider's id of the card. */
    methodId: text('method_id'),
    /** How often the renewal of the next period has failed. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    /** When the renewal is tried; null once nothing is to be renewed. */
    nextAttemptAt: timestamptz('next_attempt_at'),
    endedAt: timestamptz('ended_at'),
    createdAt: createdAt(),
  },
  (subscription) => [
    uniqueIndex('subscriptions_one_running')
      .on(subscription.userId)
      .where(sql`${subscription.state} <> 'ended'`),
    index('subscriptions_user').on(subscription.userId, subscription.createdAt),
    index('subscriptions_plan').on(subscription.planId),
    index('subscriptions_next_plan').on(subscription.nextPlanId),
    index('subscriptions_due')
      .on(subscription.nextAttemptAt)
      .where(sql`${subscription.nextAttemptAt} is not null`),
    check('subscriptions_period', sql`${subscription.periodEndsAt} > ${subscription.periodStartsAt}`),
    check('subscriptions_attempts', sql`${subscription.failedAttempts} >= 0`),
    check(
      'subscriptions_method',
      sql`num_nonnulls(${subscription.methodProvider}, ${subscription.customerId}, ${subscription.methodId}) in (0, 3)`,
    ),
    check(
      'subscriptions_ended',
      sql`(${subscription.state} = 'ended') = (${subscription.endedAt} is not null)`,
    ),
  ],
)

/** The lessons a person chose in a subscription, each once (SUB-1). */
export const subscriptionChoices = pgTable(
  'subscription_choices',
  {
    id: id(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    /** The start of the paid period it was chosen in, which its count belongs to. */
    periodStartsAt: timestamptz('period_starts_at').notNull(),
    chosenAt: timestamptz('chosen_at').notNull(),
  },
  (choice) => [
    unique('subscription_choices_once').on(choice.subscriptionId, choice.lessonId),
    index('subscription_choices_lesson').on(choice.lessonId),
  ],
)
