import { deliveries, notificationKinds } from '@chignon/contract/platform/notification-kinds'
import { index, jsonb, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../drizzle.ts'
import { id, timestamptz } from './columns.ts'
import { users } from './user.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A notification of a person (NOTIFY-1). It is deleted with the person. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: userId(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Values for the text, besides the subject. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
    /** When its mail was enqueued, alone or in a digest; null if it was not mailed. */
    mailedAt: timestamptz('mailed_at'),
    /** The digest that mailed it. */
    digestId: uuid('digest_id'),
  },
  (notification) => [
    index('notifications_of_user').on(notification.userId, notification.createdAt.desc(), notification.id),
    uniqueIndex('notifications_unread')
      .on(notification.userId, notification.kind, notification.subjectType, notification.subjectId)
      .where(sql`${notification.readAt} is null`),
    index('notifications_to_mail')
      .on(notification.createdAt)
      .where(sql`${notification.readAt} is null and ${notification.mailedAt} is null`),
    index('notifications_digest')
      .on(notification.digestId)
      .where(sql`${notification.digestId} is not null`),
  ],
)

/** The people that a notification is about: who liked, commented or replied. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (actor) => [
    primaryKey({ columns: [actor.notificationId, actor.userId] }),
    index('notification_actors_user').on(actor.userId),
  ],
)

/** When people are mailed about a kind, where they chose it (NOTIFY-3). */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: userId(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    delivery: text('delivery', { enum: deliveries }).notNull(),
  },
  (setting) => [primaryKey({ columns: [setting.userId, setting.kind] })],
)
