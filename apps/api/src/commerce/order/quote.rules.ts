import { taxRate } from '@chignon/contract/commerce/commerce-rules'
import { allocate } from './allocate.ts'

/** What a line costs before discount and tax. */
export type PricedLine = {
  unitPrice: number
  count: number
  /** Whether the promotional code applies to it. */
  isDiscountable: boolean
}

/** What a promotional code takes off: a percentage from 1 to 100, or an amount in cents (PROMO-1). */
export type Discount = { kind: 'percent' | 'amount'; value: number }

/** Amounts in cents. The total is the subtotal less the discount plus the tax (PRICE-7). */
export type Amounts = { subtotal: number; discount: number; tax: number; total: number }

/**
 * The amounts of an order and of its lines, which add up to it. The discount and the tax are computed once for the order and
 * allocated to the lines.
 */
export function quoteOf(
  lines: readonly PricedLine[],
  promo: Discount | null,
): Amounts & { lines: Amounts[] } {
  const subtotals = lines.map(({ unitPrice, count }) => unitPrice * count)
  const subtotal = sum(subtotals)
  const discountable = subtotals.map((amount, index) => (lines[index]?.isDiscountable ? amount : 0))
  const discount = promo ? discountOf(promo, sum(discountable)) : 0
  const tax = taxOf(subtotal, discount)
  const discounts = allocate(discount, discountable)
  const taxes = allocate(tax, subtotals)
  return {
    ...amountsOf(subtotal, discount, tax),
    lines: subtotals.map((amount, index) => amountsOf(amount, discounts[index] ?? 0, taxes[index] ?? 0)),
  }
}

function amountsOf(subtotal: number, discount: number, tax: number): Amounts {
  return { subtotal, discount, tax, total: subtotal - discount + tax }
}

// A discount is never more than what it applies to.
function discountOf({ kind, value }: Discount, discountable: number): number {
  return Math.min(discountable, kind === 'amount' ? value : Math.round((discountable * value) / 100))
}

// What is given away entirely is free of tax too. No half cent is ever rounded the wrong way by a fraction
// that has no exact binary form: 0.8% of whole cents is never exactly a half.
function taxOf(subtotal: number, discount: number): number {
  return discount === subtotal ? 0 : Math.round(subtotal * taxRate)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
