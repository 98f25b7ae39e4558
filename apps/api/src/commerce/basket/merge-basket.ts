import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { ownedIds } from '../order/owned.queries.ts'
import { keyOf } from '../order/selection.rules.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { addBasketLine } from './basket.queries.ts'
import { planMerge, type MergePlan } from './merge.rules.ts'
import { readBasket } from './read-basket.ts'
import { selectLines } from './select-lines.ts'

type Merge = {
  userId: string
  /** Identifies the guest's basket. */
  key: string
  lines: readonly OrderLineForm[]
}

/** What was added and what was left out. */
export type MergeResult = MergePlan & {
  /** Whether something is no longer sold. */
  hasUnsold: boolean
}

/** Adds a guest's lines to a person's basket, once for each key, however often and wherever it is called (ORDER-13). */
export function mergeBasket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, key, lines }: Merge,
): Promise<MergeResult> {
  return db.transaction(async () => {
    await lockUser(db(), userId)
    const now = clock()
    const basket = await readBasket(db(), userId, now)
    const done = new Set(basket.filter(({ line }) => line.mergeKey === key).map(({ item }) => keyOf(item)))
    const rest = lines.filter((line) => !done.has(keyOf(line)))
    const offered = await selectLines(db(), rest, now)
    const ids = offered.map(({ item }) => item.id)
    const plan = planMerge(basket, offered, await ownedIds(db(), userId, ids, now))
    for (const [index, { item, count }] of plan.added.entries()) {
      // Lines are shown by the time they were added.
      const createdAt = new Date(now.getTime() + index)
      await addBasketLine(db(), userId, { type: item.type, id: item.id, count }, createdAt, key)
    }
    const offeredKeys = new Set(offered.map(({ item }) => keyOf(item)))
    return { ...plan, hasUnsold: rest.some((line) => !offeredKeys.has(keyOf(line))) }
  })
}
