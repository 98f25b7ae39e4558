import type { Fail } from '../../platform/http/fail.ts'
import type { OrderRow } from '../order/order-parts.queries.ts'
import { rejectPromoCode } from '../order/quote-selection.ts'
import { releasePromoCode, reservePromoCode, type PromoCode } from '../promo-code/promo-code.queries.ts'
import type { Services } from '../../platform/services.ts'
import { detachPromoCode } from './detach-promo-code.ts'

/**
 * Releases the promotional code of a locked order and reserves another, or none. Ends the call with 422 if it is used up. The caller
 * changes the order's row.
 */
export async function changePromoCode(
  { db }: Pick<Services, 'db'>,
  { id: orderId, userId, promoCodeId }: Pick<OrderRow, 'id' | 'userId' | 'promoCodeId'>,
  promo: PromoCode | null,
  fail: Fail<'invalid'>,
): Promise<void> {
  if ((promo?.id ?? null) === promoCodeId) return
  const returned = promo ? await detachPromoCode(db(), promo, { id: orderId, userId }) : 0
  for (const step of inLockOrder(promoCodeId, promo)) {
    if (step === 'reserve' && promo) {
      if (!(await reservePromoCode(db(), promo, { userId, orderId, returned }))) rejectPromoCode(fail)
    } else if (step === 'release' && promoCodeId !== null) {
      await releasePromoCode(db(), promoCodeId)
    }
  }
}

// Codes are locked by id, so that two orders that swap theirs do not wait for each other.
function inLockOrder(promoCodeId: string | null, promo: PromoCode | null): ('release' | 'reserve')[] {
  const isOldFirst = promo === null || promoCodeId === null || promoCodeId < promo.id
  return isOldFirst ? ['release', 'reserve'] : ['reserve', 'release']
}
