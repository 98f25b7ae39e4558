import type { SoldItem } from '../order/sold-item.queries.ts'
import type { PromoCode } from './promo-code.queries.ts'

/** Whether a code is within its window and has a use left, as far as one reads it without a lock (PROMO-2). */
export function isPromoCodeOpen(code: PromoCode, now: Date): boolean {
  return (
    code.startsAt <= now && now < code.endsAt && (code.totalUses === null || code.timesUsed < code.totalUses)
  )
}

/** Whether a person who has used a code in `uses` orders may use it once more (PROMO-2). */
export function hasUseLeft({ usesPerPerson }: Pick<PromoCode, 'usesPerPerson'>, uses: number): boolean {
  return usesPerPerson === null || uses < usesPerPerson
}

/** Whether a code applies to a line. One without a limit applies to everything, also to tickets of any event (PROMO-5). */
export function appliesTo({ products }: Pick<PromoCode, 'products'>, item: SoldItem): boolean {
  if (products.length === 0) return true
  return products.some((product) => {
    if (item.event) return product.liveMasterclassId === item.event.id
    const ids = [product.courseId, product.programId, product.onlineMasterclassId]
    return ids.includes(item.id)
  })
}
