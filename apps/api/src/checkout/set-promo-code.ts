import type { Fail } from '../http/fail.ts'
import type { OrderRow, OrderWithLines } from '../order/order-parts.queries.ts'
import { rejectPromoCode, usablePromoCode } from '../order/quote-selection.ts'
import { requoteOrder } from '../order/requote-order.ts'
import { releasePromoCode, reservePromoCode, type PromoCode } from '../promo-code/promo-code.queries.ts'
import { changeDraft, type OrderChange } from './change-draft.ts'
import { detachPromoCode } from './detach-promo-code.ts'
import type { PaymentServices } from './payment-services.ts'

type Change = Omit<OrderChange, 'fail'> & {
  userId: string
  promoCode: string | null
  fail: Fail<'not_found' | 'conflict' | 'expired' | 'invalid'>
}

/** Applies a promotional code to an order in place of the one it has, or removes it. The old code is released (PROMO-4). */
export function setPromoCode(
  services: PaymentServices,
  { userId, promoCode, fail, ...change }: Change,
): Promise<OrderWithLines> {
  const { db } = services
  return changeDraft(services, { ...change, fail }, async (order, now) => {
    if (promoCode?.toUpperCase() === order.promoCode?.toUpperCase()) return {}
    const promo =
      promoCode === null
        ? null
        : await usablePromoCode({ db, now, userId, orderId: order.id, fail }, promoCode)
    if (promo?.id === order.promoCodeId) return {}
    const returned = promo ? await detachPromoCode(db(), promo, { id: order.id, userId }) : 0
    if (!(await requoteOrder(db(), order.id, promo))) rejectPromoCode(fail)
    for (const step of inLockOrder(order, promo)) {
      if (step === 'release') await releaseOld(order)
      else if (promo && !(await reservePromoCode(db(), promo, { userId, orderId: order.id, returned })))
        rejectPromoCode(fail)
    }
    return 'read again'
  })

  async function releaseOld({ promoCodeId }: OrderRow): Promise<void> {
    if (promoCodeId !== null) await releasePromoCode(db(), promoCodeId)
  }
}

// Codes are locked by id, so that two orders that swap theirs do not wait for each other.
function inLockOrder({ promoCodeId }: OrderRow, promo: PromoCode | null): ('release' | 'reserve')[] {
  const isOldFirst = promo === null || promoCodeId === null || promoCodeId < promo.id
  return isOldFirst ? ['release', 'reserve'] : ['reserve', 'release']
}
