import type { Connection } from '../../platform/db/client.ts'
import { keyOf, type SelectedLine } from '../order/selection.rules.ts'
import { findSoldItems } from '../order/sold-item.queries.ts'
import { listBasketLines, type BasketLine } from './basket.queries.ts'

/** A line of a basket whose item is sold. */
export type SoldLine = SelectedLine & { line: BasketLine }

/** The lines of a person's basket that are still sold; others are skipped, and return when they are sold again. */
export async function readBasket(db: Connection, userId: string, now: Date): Promise<SoldLine[]> {
  const lines = await listBasketLines(db, userId)
  const keys = lines.map(({ type, itemId }) => ({ type, id: itemId }))
  const sold = new Map((await findSoldItems(db, keys, now)).map((item) => [keyOf(item), item]))
  return lines.flatMap((line) => {
    const item = sold.get(keyOf({ type: line.type, id: line.itemId }))
    return item ? [{ item, count: line.count, line }] : []
  })
}
