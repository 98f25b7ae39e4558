import { chosenKinds, defaultDeliveries } from '@chignon/contract/platform/notification-kinds'
import { and, desc, eq, gt, inArray, isNull, or } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { idIn } from '../db/id-filters.ts'
import { notifications, notificationSettings } from '../db/schema/notification.ts'
import { users } from '../db/schema/user.ts'
import { notificationColumns } from './notification.queries.ts'

/** What a mail lists: one notification, or all of a digest. */
export type ListedBy = { id: string } | { digestId: string }

const dailyByDefault = chosenKinds.filter((kind) => defaultDeliveries[kind] === 'daily')

/** The notifications since a time that wait for the digests of those who read daily. */
export function listWaiting(db: Connection, since: Date): Promise<{ id: string; userId: string }[]> {
  const isDaily = or(
    eq(notificationSettings.delivery, 'daily'),
    and(isNull(notificationSettings.delivery), inArray(notifications.kind, dailyByDefault)),
  )
  return db
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .leftJoin(
      notificationSettings,
      and(
        eq(notificationSettings.userId, notifications.userId),
        eq(notificationSettings.kind, notifications.kind),
      ),
    )
    .where(
      and(
        isNull(notifications.readAt),
        isNull(notifications.mailedAt),
        gt(notifications.createdAt, since),
        isDaily,
      ),
    )
}

/** Puts notifications in a digest; false if another run has mailed all of them meanwhile. */
export async function addToDigest(
  db: Connection,
  ids: string[],
  { digestId, now }: { digestId: string; now: Date },
): Promise<boolean> {
  const added = await db
    .update(notifications)
    .set({ mailedAt: now, digestId })
    .where(and(idIn(notifications.id, ids), isNull(notifications.mailedAt)))
    .returning({ id: notifications.id })
  return added.length > 0
}

export async function markMailed(db: Connection, id: string, now: Date): Promise<void> {
  await db.update(notifications).set({ mailedAt: now }).where(eq(notifications.id, id))
}

/** The notifications of a mail that are still unread, newest first. */
export function listUnread(db: Connection, listedBy: ListedBy) {
  const isListed =
    'id' in listedBy ? eq(notifications.id, listedBy.id) : eq(notifications.digestId, listedBy.digestId)
  return db
    .select(notificationColumns)
    .from(notifications)
    .where(and(isListed, isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt))
}

/** The person who reads a mail, unless they were deleted. */
export async function findReader(db: Connection, userId: string) {
  const [person] = await db
    .select({ id: users.id, locale: users.locale, role: users.role, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return person
}
