import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns.ts'
import { users } from './user.ts'

/** The kinds of notifications. */
export const notificationKinds = [
  'exam-reviewed',
  'certificate-awarded',
  'badge-awarded',
  'order-paid',
  'invoice-due',
  'access-ending',
  'event-changed',
  'comment-reply',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** A notification of a person (NOTIFY-1). It is deleted with the person. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Values for the text, besides the subject. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
  },
  (notification) => [
    index('notifications_of_user').on(notification.userId, notification.createdAt.desc(), notification.id),
    uniqueIndex('notifications_unread')
      .on(notification.userId, notification.kind, notification.subjectType, notification.subjectId)
      .where(sql`${notification.readAt} is null`),
  ],
)
