import { eq } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { lessonProgress } from '../db/schema/lesson.ts'
import { orders } from '../db/schema/order.ts'
import { users } from '../db/schema/user.ts'
import type { UserRow } from './user.queries.ts'

/**
 * Loads a user who is to be anonymised, with `SELECT … FOR UPDATE`. Paying an order locks the order before the user, and finishing a
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
  // Changing the unique address needs this lock in any case. Taken later, it would wait for transactions that refer to the user by a new
  // row and wait for the user themselves.
  const [locked] = await db.select().from(users).where(eq(users.id, id)).for('update')
  return locked
}
