import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'
import { and, count, eq, isNull, lt, notExists, sql } from '../db/drizzle.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Page, PageParams } from '../db/page.ts'
import { notificationActors, notifications } from '../db/schema/notification.ts'
import { isChosen } from './notification-settings.ts'
import {
  hasMuted,
  insertNotification,
  listNotifications,
  type NotificationRow,
} from './notification.queries.ts'

/** What a notification is about. */
export type NotificationTarget = {
  userId: string
  kind: NotificationKind
  /** The subject; the text is created from its current state. */
  subject: { type: string; id: string }
}

export type NewNotification = NotificationTarget & {
  /** Who caused it. Several people are one notification; a person is not notified of what they did themselves. */
  actorId?: string
  /** Values for the text, besides the subject. */
  data?: Record<string, unknown>
}

/** Notifications, in the app and by mail (NOTIFY-1). */
export type Notifications = {
  /**
   * Notifies a user in the current transaction, unless they have muted the person who caused it (MODERATION-7). Notifying again about
   * the same, still unread, changes nothing but its people.
   */
  send(notification: NewNotification): Promise<void>
  /** Removes a person from an unread notification, for example when a like is taken back; without people it is deleted. */
  withdraw(target: NotificationTarget & { actorId: string }): Promise<void>
  /** A page of a user's notifications, newest first. */
  list(userId: string, pageParams: PageParams): Promise<Page<NotificationRow>>
  countUnread(userId: string): Promise<number>
  /** Marks one of a user's notifications as read; false if the user has no such notification. */
  markRead(userId: string, id: string): Promise<boolean>
  /** Marks the notifications about a subject as read, because the user has seen it. */
  markSubjectRead(userId: string, subjectId: string): Promise<void>
  markAllRead(userId: string): Promise<void>
}

// A group moves up the list when another person joins it, at most this often: a popular post would update one row all the time.
const regroupAfterMs = 60_000

/** What else happens with notifications, in the transaction that changes them. */
export type NotificationEffects = {
  /** A user has a new notification. */
  onSent?: (id: string, notification: NewNotification) => Promise<void>
  /** The number of a user's unread notifications has changed. */
  onChanged?: (userId: string) => Promise<void>
}

/** Creates the notifications of a database. */
export function createNotifications(
  db: Database,
  clock: Clock,
  { onSent = async () => {}, onChanged = async () => {} }: NotificationEffects = {},
): Notifications {
  const unread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt))
  const unreadAbout = ({ userId, kind, subject }: NotificationTarget) =>
    and(
      unread(userId),
      eq(notifications.kind, kind),
      eq(notifications.subjectType, subject.type),
      eq(notifications.subjectId, subject.id),
    )

  async function addActor(target: NewNotification, actorId: string): Promise<void> {
    const now = clock()
    const about = db()
      .select({
        notificationId: notifications.id,
        userId: sql`${actorId}::uuid`.as('user_id'),
        createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
      })
      .from(notifications)
      .where(unreadAbout(target))
    const added = await db()
      .insert(notificationActors)
      .select(about)
      .onConflictDoNothing()
      .returning({ id: notificationActors.notificationId })
    if (added.length === 0) return
    const earlier = new Date(now.getTime() - regroupAfterMs)
    await db()
      .update(notifications)
      .set({ createdAt: now })
      .where(and(unreadAbout(target), lt(notifications.createdAt, earlier)))
  }

  return {
    async send(notification) {
      const { userId, kind, subject, actorId, data = {} } = notification
      if (actorId === userId) return
      if (actorId !== undefined && (await hasMuted(db(), { userId, mutedId: actorId }))) return
      const now = clock()
      await db.transaction(async () => {
        const sent = await insertNotification(db(), {
          userId,
          kind,
          subjectType: subject.type,
          subjectId: subject.id,
          data,
          createdAt: now,
          // Kinds with a mail of their own count as mailed.
          mailedAt: isChosen(kind) ? null : now,
        })
        if (actorId !== undefined) await addActor(notification, actorId)
        if (!sent) return
        await onSent(sent.id, notification)
        await onChanged(userId)
      })
    },
    async withdraw({ actorId, ...target }) {
      await db.transaction(async () => {
        // Locked: of two people who are withdrawn at the same time, the later one deletes the notification.
        const [about] = await db()
          .select({ id: notifications.id })
          .from(notifications)
          .where(unreadAbout(target))
          .for('update')
        if (!about) return
        await db()
          .delete(notificationActors)
          .where(and(eq(notificationActors.userId, actorId), eq(notificationActors.notificationId, about.id)))
        const others = db()
          .select({ one: sql`1` })
          .from(notificationActors)
          .where(eq(notificationActors.notificationId, notifications.id))
        const deleted = await db()
          .delete(notifications)
          .where(and(unreadAbout(target), notExists(others)))
          .returning({ id: notifications.id })
        if (deleted.length > 0) await onChanged(target.userId)
      })
    },
    list: (userId, pageParams) => listNotifications(db(), userId, pageParams),
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
      if (marked.length > 0) await onChanged(userId)
      return marked.length > 0
    },
    async markSubjectRead(userId, subjectId) {
      const marked = await db()
        .update(notifications)
        .set({ readAt: clock() })
        .where(and(unread(userId), eq(notifications.subjectId, subjectId)))
        .returning({ id: notifications.id })
      if (marked.length > 0) await onChanged(userId)
    },
    async markAllRead(userId) {
      await db().update(notifications).set({ readAt: clock() }).where(unread(userId))
      await onChanged(userId)
    },
  }
}
