import { maxOrderLines, maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import { countOf, isCounted, keyOf, type SelectedLine } from '../order/selection.rules.ts'
import type { SoldItem } from '../order/sold-item.queries.ts'

/** What merging lines into a basket adds to it. */
export type MergePlan = {
  added: SelectedLine[]
  /** What is not added because the person has access to it already. */
  owned: SoldItem[]
  /** Whether something exceeds what one order can contain. */
  isOverLimit: boolean
}

/**
 * Plans how lines are added to a basket (ORDER-13). Counts add up as far as tickets and packages allow; a product that is in the basket already
 * stays once, and one that is owned is left out.
 */
export function planMerge(
  basket: readonly SelectedLine[],
  offered: readonly SelectedLine[],
  ownedIds: readonly string[],
): MergePlan {
  const lines = [...basket]
  const counts = new Map<SelectedLine, number>()
  const owned: SoldItem[] = []
  let isOverLimit = false
  // Packages last, because they need the tickets.
  const isPackage = ({ item }: SelectedLine) => Number(item.type === 'package')
  for (const line of offered.toSorted((a, b) => isPackage(a) - isPackage(b))) {
    const { item } = line
    if (ownedIds.includes(item.id)) {
      owned.push(item)
      continue
    }
    if (!isCounted(item) && contains(lines, item)) continue
    const count = Math.max(0, Math.min(line.count, roomFor(lines, item)))
    if (count < line.count) isOverLimit = true
    if (count === 0) continue
    lines.push({ item, count })
    counts.set(line, count)
  }
  const added = offered.flatMap((line) => {
    const count = counts.get(line)
    return count === undefined ? [] : [{ item: line.item, count }]
  })
  return { added, owned, isOverLimit }
}

function contains(lines: readonly SelectedLine[], item: SoldItem): boolean {
  return lines.some((line) => keyOf(line.item) === keyOf(item))
}

function roomFor(lines: readonly SelectedLine[], item: SoldItem): number {
  if (!contains(lines, item) && new Set(lines.map((line) => keyOf(line.item))).size >= maxOrderLines) return 0
  if (item.type === 'ticket') return maxTicketsPerOrder - countOf(lines, 'ticket')
  if (item.type !== 'package') return 1
  const ofEvent = lines.filter((line) => line.item.event?.id === item.event?.id)
  return countOf(ofEvent, 'ticket') - countOf(ofEvent, 'package')
}
