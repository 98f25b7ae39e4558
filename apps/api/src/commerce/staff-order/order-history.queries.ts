import { asc, eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { orderNotes } from '../../platform/db/schema/order-note.ts'
import { users } from '../../platform/db/schema/user.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** A note about an order. */
export type OrderNoteRow = typeof orderNotes.$inferSelect

/** The notes about an order, oldest first. */
export function listNotes(db: Connection, orderId: string): Promise<OrderNoteRow[]> {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id))
}

/** The names of people by their ids. */
export async function namesOf(db: Connection, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(idIn(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, fullNameOf(row)]))
}
