import { and, eq, ne } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { requoteOrder } from '../order/requote-order.ts'
import type { PromoCode } from '../promo-code/promo-code.queries.ts'
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
  // Skipping locked rows, because two orders of one person would otherwise wait for each other.
  const drafts = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.promoCodeId, promo.id),
        eq(orders.state, 'draft'),
        ne(orders.id, id),
      ),
    )
    .for('update', { skipLocked: true })
  for (const draft of drafts) await requoteOrder(db, draft.id, null)
  return drafts.length
}
