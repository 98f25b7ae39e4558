import { eq } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import type { PromoCode } from '../promo-code/promo-code.queries.ts'
import { appliesTo } from '../promo-code/promo-code.rules.ts'
import { itemIdOf } from './order.present.ts'
import { quoteOf } from './quote.rules.ts'

/**
 * Computes the amounts of a locked order again with a promotional code, or with none. Prices are those of its lines, not the current
 * ones (ORDER-7). Returns false, and changes nothing, if the code applies to none of the lines.
 */
export async function requoteOrder(
  db: Connection,
  orderId: string,
  promo: PromoCode | null,
): Promise<boolean> {
  const lines = await linesWithEvents(db, orderId)
  const priced = lines.map(({ line, ticketEventId, packageEventId }) => ({
    unitPrice: line.unitPrice,
    count: line.count,
    isDiscountable:
      promo !== null && appliesTo(promo, { id: itemIdOf(line), eventId: ticketEventId ?? packageEventId }),
  }))
  if (promo && !priced.some(({ isDiscountable }) => isDiscountable)) return false
  const { lines: amounts, ...total } = quoteOf(priced, promo)
  await db
    .update(orders)
    .set({ ...total, promoCodeId: promo?.id ?? null, promoCode: promo?.code ?? null })
    .where(eq(orders.id, orderId))
  for (const [index, { line }] of lines.entries()) {
    await db
      .update(orderLines)
      .set({ ...amounts[index] })
      .where(eq(orderLines.id, line.id))
  }
  return true
}

function linesWithEvents(db: Connection, orderId: string) {
  return db
    .select({
      line: orderLines,
      ticketEventId: ticketTypes.liveMasterclassId,
      packageEventId: ticketPackages.liveMasterclassId,
    })
    .from(orderLines)
    .leftJoin(ticketTypes, eq(ticketTypes.id, orderLines.ticketTypeId))
    .leftJoin(ticketPackages, eq(ticketPackages.id, orderLines.ticketPackageId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
}
