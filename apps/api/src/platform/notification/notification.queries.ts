import type { Author } from '@chignon/contract/platform/author'
import { and, count, desc, eq, sql } from '../db/drizzle.ts'
import type { Connection } from '../db/client.ts'
import { isBelow, readCursor } from '../db/cursor.ts'
import { paginate, totalOf, type PageParams } from '../db/page.ts'
import { preparedInsert } from '../db/prepared-write.ts'
import { mutedPeople } from '../db/schema/moderation.ts'
import { notifications } from '../db/schema/notification.ts'

/** How many people of a notification are listed. */
const maxActors = 3

/** The columns of a notification with the people it is about. */
export const notificationColumns = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  subjectType: notifications.subjectType,
  subjectId: notifications.subjectId,
  data: notifications.data,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
  mailedAt: notifications.mailedAt,
  // With the names of the tables: Drizzle omits them in a query of one table.
  actorCount: sql<number>`(select count(*)::int from notification_actors as actor where actor.notification_id = notifications.id)`,
  actors: sql<Author[]>`(select coalesce(json_agg(latest.person order by latest.created_at desc), '[]') from (
    select actor.created_at, json_build_object('id', users.id, 'first_name', users.first_name,
      'last_name', users.last_name, 'thumbnail_url', users.thumbnail_url) as person
    from notification_actors as actor join users on users.id = actor.user_id
    where actor.notification_id = notifications.id
    order by actor.created_at desc limit ${sql.raw(String(maxActors))}) as latest)`,
}

/** A page of a user's notifications, newest first. */
export function listNotifications(db: Connection, userId: string, pageParams: PageParams) {
  const isOwn = eq(notifications.userId, userId)
  const place = { at: notifications.createdAt, id: notifications.id }
  const where = and(isOwn, isBelow(place, readCursor(pageParams)))
  const counted = db.select({ total: count() }).from(notifications).where(isOwn)
  const rows = db
    .select({ ...notificationColumns, total: totalOf(counted) })
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), notifications.id)
  return paginate(pageParams, rows, counted)
}

const notificationInsert = preparedInsert('insert-notification', notifications, (db, values, name) =>
  db
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
    .prepare(name),
)

/** Inserts a notification; undefined if there is an unread one about the same. */
export async function insertNotification(
  db: Connection,
  values: typeof notifications.$inferInsert,
): Promise<{ id: string } | undefined> {
  const [inserted] = await notificationInsert(db, [values])
  return inserted
}

/** Whether someone has muted a person. */
export async function hasMuted(
  db: Connection,
  { userId, mutedId }: { userId: string; mutedId: string },
): Promise<boolean> {
  const found = await db
    .select({ mutedId: mutedPeople.mutedId })
    .from(mutedPeople)
    .where(and(eq(mutedPeople.userId, userId), eq(mutedPeople.mutedId, mutedId)))
  return found.length > 0
}

/** A notification with the people it is about. */
export type NotificationRow = Omit<Awaited<ReturnType<typeof listNotifications>>['rows'][number], 'total'>
