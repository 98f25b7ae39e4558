import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'
import { and, count, eq, isNull, lt, notExists, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { notificationActors, notifications } from '../db/schema/notification.ts'

/** What a notification is about. */
export type NotificationTarget = {
  userId: string
  kind: NotificationKind
  /** The subject; the text is created from its current state. */
  subject: { type: string; id: string }
}

// A group moves up the list when another person joins it, at most this often: a popular post would update one row all the time.
const regroupAfterMs = 60_000

/** Adds a person to an unread notification. One who is new moves it up the list. */
export async function addActor(
  db: Connection,
  target: NotificationTarget,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const about = db
    .select({
      notificationId: notifications.id,
      userId: sql`${actorId}::uuid`.as('user_id'),
      createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(notifications)
    .where(isUnreadAbout(target))
  const added = await db
    .insert(notificationActors)
    .select(about)
    .onConflictDoNothing()
    .returning({ id: notificationActors.notificationId })
  if (added.length === 0) return
  const earlier = new Date(now.getTime() - regroupAfterMs)
  await db
    .update(notifications)
    .set({ createdAt: now })
    .where(and(isUnreadAbout(target), lt(notifications.createdAt, earlier)))
}

/**
 * Removes a person from an unread notification, which is deleted if no one is left; returns whether it was. The notification is
 * locked: of two people who are removed at the same time, the later one deletes it.
 */
export async function removeActor(
  db: Connection,
  target: NotificationTarget,
  actorId: string,
): Promise<boolean> {
  const [about] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isUnreadAbout(target))
    .for('update')
  if (!about) return false
  await db
    .delete(notificationActors)
    .where(and(eq(notificationActors.userId, actorId), eq(notificationActors.notificationId, about.id)))
  const others = db
    .select({ one: sql`1` })
    .from(notificationActors)
    .where(eq(notificationActors.notificationId, notifications.id))
  const deleted = await db
    .delete(notifications)
    .where(and(isUnreadAbout(target), notExists(others)))
    .returning({ id: notifications.id })
  return deleted.length > 0
}

/** How many unread notifications a user has. */
export async function countUnread(db: Connection, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notifications).where(isUnread(userId))
  return row?.total ?? 0
}

/** Marks one of a user's notifications as read; false if there is none. One that was read before keeps its first time. */
export async function markRead(
  db: Connection,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** Marks a user's unread notifications about a subject as read; false if there are none. */
export async function markSubjectRead(
  db: Connection,
  { userId, subjectId }: { userId: string; subjectId: string },
  now: Date,
): Promise<boolean> {
  const marked = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnread(userId), eq(notifications.subjectId, subjectId)))
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** Marks all unread notifications of a user as read. */
export async function markAllRead(db: Connection, userId: string, now: Date): Promise<void> {
  await db.update(notifications).set({ readAt: now }).where(isUnread(userId))
}

function isUnread(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt))
}

function isUnreadAbout({ userId, kind, subject }: NotificationTarget) {
  return and(
    isUnread(userId),
    eq(notifications.kind, kind),
    eq(notifications.subjectType, subject.type),
    eq(notifications.subjectId, subject.id),
  )
}
