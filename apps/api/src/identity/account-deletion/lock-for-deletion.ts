import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { lockUser, type UserRow } from '../user/user.queries.ts'

/**
 * Locks a user who is to be anonymised. Paying an order locks the order before the user, and finishing a
 * lesson the progress before the user, so these rows are locked first; otherwise PostgreSQL could end one of the two by a deadlock.
 */
export async function lockForDeletion(db: Connection, id: string): Promise<UserRow | undefined> {
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(orders.id)
    .for('update')
  await db
    .select({ id: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, id))
    .orderBy(lessonProgress.lessonId)
    .for('update')
  return lockUser(db, id)
}
