import type { Fail } from '../../platform/http/fail.ts'
import type { OrderWithLines } from '../order/order-parts.queries.ts'
import { rejectPromoCode, usablePromoCode } from '../order/quote-selection.ts'
import { requoteOrder } from '../order/requote-order.ts'
import { changeDraft, type OrderChange } from './change-draft.ts'
import { changePromoCode } from './change-promo-code.ts'
import type { PaymentServices } from '../payment/payment-services.ts'

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
    if (!(await requoteOrder(db(), order.id, promo))) rejectPromoCode(fail)
    await changePromoCode(services, order, promo, fail)
    return 'read again'
  })
}
