import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { basketLines } from '../../platform/db/schema/basket.ts'

/** A line of a basket. Its item may no longer be sold. */
export type BasketLine = {
  id: string
  type: OrderLineForm['type']
  itemId: string
  count: number
  /** The key of the guest's basket that was added to it last. */
  mergeKey: string | null
}

const columns = {
  id: basketLines.id,
  type: basketLines.type,
  itemId: basketLines.itemId,
  count: basketLines.count,
  mergeKey: basketLines.mergeKey,
}

/** The lines of a person's basket, in the order they were added. */
export function listBasketLines(db: Connection, userId: string): Promise<BasketLine[]> {
  return db
    .select(columns)
    .from(basketLines)
    .where(eq(basketLines.userId, userId))
    .orderBy(basketLines.createdAt, basketLines.id)
}

/** Adds to the line of the same item, or inserts a line. A product is kept once. `mergeKey` is the key of a guest's basket. */
export async function addBasketLine(
  db: Connection,
  userId: string,
  { type, id, count }: OrderLineForm,
  createdAt: Date,
  mergeKey?: string,
): Promise<void> {
  const isCounted = type === 'ticket' || type === 'package'
  await db
    .insert(basketLines)
    .values({ userId, type, itemId: id, count, createdAt, mergeKey })
    .onConflictDoUpdate({
      target: [basketLines.userId, basketLines.type, basketLines.itemId],
      set: { count: isCounted ? sql`${basketLines.count} + ${count}` : 1, mergeKey },
    })
}

/** Sets the count of a line. Returns false if the person has no such line. */
export async function setBasketLineCount(
  db: Connection,
  userId: string,
  id: string,
  count: number,
): Promise<boolean> {
  const changed = await db
    .update(basketLines)
    .set({ count })
    .where(and(eq(basketLines.id, id), eq(basketLines.userId, userId)))
    .returning({ id: basketLines.id })
  return changed.length > 0
}

/** Removes lines of a person's basket. */
export async function removeBasketLines(db: Connection, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(basketLines).where(and(idIn(basketLines.id, ids), eq(basketLines.userId, userId)))
}
