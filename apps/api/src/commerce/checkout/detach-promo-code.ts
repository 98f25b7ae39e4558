import type { Connection } from '../../platform/db/client.ts'
import { requoteOrder } from '../order/requote-order.ts'
import { lockDraftsWithCode, type PromoCode } from '../promo-code/promo-code.queries.ts'
import { isScarce } from '../promo-code/promo-code.rules.ts'

/**
 * Removes a scarce code from the person's other drafts, so that an abandoned checkout does not use it up (PROMO-6). Returns how many
 * uses become free, which the caller returns with `reservePromoCode`. A draft that is being changed or paid keeps its code.
 */
export async function detachPromoCode(
  db: Connection,
  promo: PromoCode,
  { id, userId }: { id: string; userId: string },
): Promise<number> {
  if (!isScarce(promo)) return 0
  const drafts = await lockDraftsWithCode(db, promo.id, { userId, orderId: id })
  for (const draft of drafts) await requoteOrder(db, draft.id, null)
  return drafts.length
}
