import type { OrderForm } from '@chignon/contract/commerce/order'
import type { Database } from '../../platform/db/client.ts'
import type { Fail, FieldErrors } from '../../platform/http/fail.ts'
import type { PromoCode } from '../promo-code/promo-code.queries.ts'
import { countUses, findPromoCode } from '../promo-code/promo-code.queries.ts'
import { appliesTo, isPromoCodeUsable, type DiscountTarget } from '../promo-code/promo-code.rules.ts'
import { orderMessages } from './order.messages.ts'
import { quoteOf, type Amounts } from './quote.rules.ts'
import { isCounted, keyOf, mergeLines, selectionErrorOf, type SelectedLine } from './selection.rules.ts'
import { findSoldItems, type SoldItem } from './sold-item.queries.ts'

/** A line with its amounts. */
export type QuotedLine = SelectedLine & Amounts

/** A selection with its amounts, and its promotional code if it has one. */
export type QuotedSelection = Amounts & { currency: string; lines: QuotedLine[]; promo: PromoCode | null }

type Parts = {
  db: Database
  now: Date
  userId: string | null
  /** The order that gets the code; null while there is none. */
  orderId: string | null
  fail: Fail<'invalid'>
}

/** Computes the price of a selection. Ends the call with 422 if it cannot be ordered like this. */
export async function quoteSelection(parts: Parts, form: OrderForm): Promise<QuotedSelection> {
  const lines = await selectLines(parts, form)
  const promo = form.promo_code === null ? null : await usablePromoCode(parts, form.promo_code)
  if (promo && !lines.some(({ item }) => appliesTo(promo, targetOf(item)))) rejectPromoCode(parts.fail)
  return quoteLines(lines, promo)
}

/** Computes the price of lines, with a promotional code that applies to one of them at least. */
export function quoteLines(lines: readonly SelectedLine[], promo: PromoCode | null): QuotedSelection {
  const priced = lines.map(({ item, count }) => ({
    count,
    unitPrice: item.unitPrice,
    isDiscountable: promo !== null && appliesTo(promo, targetOf(item)),
  }))
  const { lines: amounts, ...total } = quoteOf(priced, promo)
  const noAmounts = { subtotal: 0, discount: 0, tax: 0, total: 0 }
  return {
    ...total,
    currency: lines[0]?.item.currency ?? 'USD',
    promo,
    lines: lines.map(({ item, count }, index) => ({ item, count, ...(amounts[index] ?? noAmounts) })),
  }
}

function targetOf({ id, event }: SoldItem): DiscountTarget {
  return { id, eventId: event?.id ?? null }
}

/** Ends the call with 422 and the message of PROMO-3. */
export function rejectPromoCode(fail: Fail<'invalid'>): never {
  const message = orderMessages.promoCodeRejected
  fail(422, { message, errors: { promo_code: [message] } })
}

async function selectLines({ db, now, fail }: Parts, form: OrderForm): Promise<SelectedLine[]> {
  const errors: FieldErrors = {}
  const items = await findSoldItems(db(), form.lines, now)
  const sold = new Map(items.map((item) => [keyOf(item), item]))
  for (const [index, line] of form.lines.entries()) {
    if (!sold.has(keyOf(line))) errors[`lines.${index}.id`] = [orderMessages.notSold]
    else if (line.count > 1 && !isCounted(line)) errors[`lines.${index}.count`] = [orderMessages.onlyOne]
  }
  if (Object.keys(errors).length > 0) {
    const [[first]] = [Object.values(errors).flat()]
    fail(422, { errors, ...(typeof first === 'object' ? { message: first } : {}) })
  }
  const lines = mergeLines(form.lines).flatMap((line) => {
    const item = sold.get(keyOf(line))
    return item ? [{ item, count: line.count }] : []
  })
  const error = selectionErrorOf(lines)
  if (error) fail(422, { message: orderMessages[error], errors: { lines: [orderMessages[error]] } })
  return lines
}

/** Finds a code that can be applied, as far as one reads it without a lock. Ends the call with 422 if it cannot. */
export async function usablePromoCode(
  { db, now, userId, orderId, fail }: Parts,
  code: string,
): Promise<PromoCode> {
  const promo = await findPromoCode(db(), code)
  if (!promo) return rejectPromoCode(fail)
  const uses =
    userId === null ? { drafts: 0, settled: 0 } : await countUses(db(), promo.id, { userId, orderId })
  return isPromoCodeUsable(promo, uses, now) ? promo : rejectPromoCode(fail)
}
