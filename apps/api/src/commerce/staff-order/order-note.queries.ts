import type { Connection } from '../../platform/db/client.ts'
import { orderNotes } from '../../platform/db/schema/order-note.ts'

/** Adds a note about an order. Returns its id. */
export async function insertNote(
  db: Connection,
  values: Pick<typeof orderNotes.$inferInsert, 'orderId' | 'authorId' | 'text' | 'createdAt'>,
): Promise<string> {
  const [row] = await db.insert(orderNotes).values(values).returning({ id: orderNotes.id })
  if (!row) throw new Error('the note was not inserted')
  return row.id
}
