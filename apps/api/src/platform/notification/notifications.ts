import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/client.ts'
import type { Page, PageParams } from '../db/page.ts'
import { isChosen } from './chosen-kind.ts'
import {
  hasMuted,
  insertNotification,
  listNotifications,
  type NotificationRow,
} from './notification.queries.ts'
import {
  addActor,
  countUnread,
  markAllRead,
  markRead,
  markSubjectRead,
  removeActor,
  type NotificationTarget,
} from './unread-notification.queries.ts'

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
        if (actorId !== undefined) await addActor(db(), notification, { actorId, now: clock() })
        if (!sent) return
        await onSent(sent.id, notification)
        await onChanged(userId)
      })
    },
    async withdraw({ actorId, ...target }) {
      await db.transaction(async () => {
        if (await removeActor(db(), target, actorId)) await onChanged(target.userId)
      })
    },
    list: (userId, pageParams) => listNotifications(db(), userId, pageParams),
    countUnread: (userId) => countUnread(db(), userId),
    async markRead(userId, id) {
      const isMarked = await markRead(db(), { userId, id }, clock())
      if (isMarked) await onChanged(userId)
      return isMarked
    },
    async markSubjectRead(userId, subjectId) {
      if (await markSubjectRead(db(), { userId, subjectId }, clock())) await onChanged(userId)
    },
    async markAllRead(userId) {
      await markAllRead(db(), userId, clock())
      await onChanged(userId)
    },
  }
}
