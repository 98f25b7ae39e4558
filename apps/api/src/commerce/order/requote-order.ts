import type { Connection } from '../../platform/db/client.ts'
import type { PromoCode } from '../promo-code/promo-code.queries.ts'
import { appliesTo } from '../promo-code/promo-code.rules.ts'
import { changeLineAmounts, listLinesWithEvents } from './order-line.queries.ts'
import { changeOrder } from './order.queries.ts'
import { itemIdOf } from './order.present.ts'
import { quoteOf } from './quote.rules.ts'

/**
 * Computes the amounts of a locked order again with a promotional code, or with none. Uses the prices of its lines, not the current prices
 * (ORDER-7). Returns false, and changes nothing, if the code applies to none of the lines.
 */
export async function requoteOrder(
  db: Connection,
  orderId: string,
  promo: PromoCode | null,
): Promise<boolean> {
  const lines = await listLinesWithEvents(db, orderId)
  const priced = lines.map(({ line, ticketEventId, packageEventId }) => ({
    unitPrice: line.unitPrice,
    count: line.count,
    isDiscountable:
      promo !== null && appliesTo(promo, { id: itemIdOf(line), eventId: ticketEventId ?? packageEventId }),
  }))
  if (promo && !priced.some(({ isDiscountable }) => isDiscountable)) return false
  const { lines: amounts, ...total } = quoteOf(priced, promo)
  await changeOrder(db, orderId, {
    ...total,
    promoCodeId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
  })
  for (const [index, { line }] of lines.entries()) await changeLineAmounts(db, line.id, { ...amounts[index] })
  return true
}
