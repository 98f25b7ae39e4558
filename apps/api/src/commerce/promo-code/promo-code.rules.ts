import type { PromoCode } from './promo-code.queries.ts'

/** What a line sells, as far as a code can be limited to it. */
export type DiscountTarget = {
  /** The product, ticket type, package or plan. */
  id: string
  /** The event of a ticket or package. */
  eventId: string | null
}

/** The orders of a person that use a code: drafts, from which the person's next order takes it over, and others. */
export type PersonalUses = { drafts: number; settled: number }

/** Whether a person may use a code now: not switched off (PROMO-9), within its window, with a use left in total and for the person (PROMO-2). */
export function isPromoCodeUsable(code: PromoCode, { drafts, settled }: PersonalUses, now: Date): boolean {
  const { startsAt, endsAt, totalUses, timesUsed, usesPerPerson, retiredAt } = code
  if (retiredAt !== null || now < startsAt || (endsAt !== null && now >= endsAt)) return false
  if (totalUses !== null && timesUsed - drafts >= totalUses) return false
  return usesPerPerson === null || settled < usesPerPerson
}

/** Whether an order of a person may leave none for the next one. */
export function isScarce({ usesPerPerson, totalUses, timesUsed }: PromoCode): boolean {
  return usesPerPerson !== null || (totalUses !== null && timesUsed >= totalUses)
}

/** Whether a code applies to a line. One that is not limited applies to everything (PROMO-5). */
export function appliesTo(
  { products }: Pick<PromoCode, 'products'>,
  { id, eventId }: DiscountTarget,
): boolean {
  if (products.length === 0) return true
  return products.some((product) => {
    if (eventId !== null) return product.liveMasterclassId === eventId
    return [product.courseId, product.programId, product.onlineMasterclassId].includes(id)
  })
}
