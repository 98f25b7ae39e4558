import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import { paginate, totalOf, type Page, type PageParams } from '../db/page.ts'
import { notifications, type NotificationKind } from '../db/schema/notification.ts'

/** A notification to send. */
export type NewNotification = {
  userId: string
  kind: NotificationKind
  /** The subject; the text is created from its current state. */
  subject: { type: string; id: string }
  /** Values for the text, besides the subject. */
  data?: Record<string, unknown>
}

export type NotificationRow = typeof notifications.$inferSelect

/** Notifications, in the app and by mail (NOTIFY-1). */
export type Notifications = {
  /** Notifies a user in the current transaction. Notifying again about the same, still unread, changes nothing. */
  send(notification: NewNotification): Promise<void>
  /** A page of a user's notifications, newest first. */
  list(userId: string, pageParams: PageParams): Promise<Page<NotificationRow>>
  countUnread(userId: string): Promise<number>
  /** Marks one of a user's notifications as read; false if the user has no such notification. */
  markRead(userId: string, id: string): Promise<boolean>
  markAllRead(userId: string): Promise<void>
}

/** Creates the notifications of a database. */
export function createNotifications(db: Database, clock: Clock): Notifications {
  const unread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt))
  const countOf = (userId: string) =>
    db().select({ total: count() }).from(notifications).where(eq(notifications.userId, userId))
  return {
    async send({ userId, kind, subject, data = {} }) {
      await db()
        .insert(notifications)
        .values({ userId, kind, subjectType: subject.type, subjectId: subject.id, data, createdAt: clock() })
        .onConflictDoNothing()
    },
    list(userId, pageParams) {
      const counted = countOf(userId)
      const rows = db()
        .select({
          id: notifications.id,
          userId: notifications.userId,
          kind: notifications.kind,
          subjectType: notifications.subjectType,
          subjectId: notifications.subjectId,
          data: notifications.data,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
          total: totalOf(counted),
        })
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(desc(notifications.createdAt), notifications.id)
      return paginate(pageParams, rows, counted)
    },
    async countUnread(userId) {
      const [row] = await db().select({ total: count() }).from(notifications).where(unread(userId))
      return row?.total ?? 0
    },
    async markRead(userId, id) {
      // A notification that was read before keeps its first time.
      const marked = await db()
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock().toISOString()}::timestamptz)` })
        .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
        .returning({ id: notifications.id })
      return marked.length > 0
    },
    async markAllRead(userId) {
      await db().update(notifications).set({ readAt: clock() }).where(unread(userId))
    },
  }
}
