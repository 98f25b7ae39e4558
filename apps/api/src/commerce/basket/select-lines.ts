import type { OrderLineForm } from '@chignon/contract/commerce/order'
import type { Connection } from '../../platform/db/client.ts'
import { isCounted, keyOf, mergeLines, type SelectedLine } from '../order/selection.rules.ts'
import { findSoldItems } from '../order/sold-item.queries.ts'

/** The lines of a guest that can be sold, each item once. A subscription is ordered alone, so a basket has no line for it. */
export async function selectLines(
  db: Connection,
  lines: readonly OrderLineForm[],
  now: Date,
): Promise<SelectedLine[]> {
  const chosen = mergeLines(lines.filter(({ type }) => type !== 'subscription'))
  const sold = new Map((await findSoldItems(db, chosen, now)).map((item) => [keyOf(item), item]))
  return chosen.flatMap((line) => {
    const item = sold.get(keyOf(line))
    return item ? [{ item, count: isCounted(line) ? line.count : 1 }] : []
  })
}
