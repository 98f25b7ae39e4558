import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteOf, type Amounts } from './quote.rules.ts'

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  count: fc.integer({ min: 1, max: 20 }),
  isDiscountable: fc.boolean(),
})
const lines = fc.array(line, { maxLength: 40 })
const promo = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 2_000_000 }) }),
  ),
)
const columns = ['subtotal', 'discount', 'tax', 'total'] as const

test('the lines add up to the order in each amount', () => {
  fc.assert(
    fc.property(lines, promo, (list, discount) => {
      const { lines: amounts, ...order } = quoteOf(list, discount)
      const sums = columns.map((column) => amounts.reduce((sum, amount) => sum + amount[column], 0))
      expect(sums).toEqual(columns.map((column) => order[column]))
    }),
  )
})

test('no amount is negative, no discount exceeds what it applies to, and the total is subtotal less discount plus tax', () => {
  const check = ({ subtotal, discount, tax, total }: Amounts) => {
    expect(Math.min(subtotal, discount, tax, total)).toBeGreaterThanOrEqual(0)
    expect(discount).toBeLessThanOrEqual(subtotal)
    expect(total).toBe(subtotal - discount + tax)
  }
  fc.assert(
    fc.property(lines, promo, (list, discount) => {
      const quote = quoteOf(list, discount)
      check(quote)
      quote.lines.forEach(check)
      for (const [index, { isDiscountable }] of list.entries()) {
        if (!isDiscountable) expect(quote.lines[index]?.discount).toBe(0)
      }
    }),
  )
})

test('tax is 0.8% of the subtotal to the nearest cent', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (list) => {
      const { subtotal, tax } = quoteOf(list, null)
      expect(Math.abs(tax * 1000 - subtotal * 8)).toBeLessThanOrEqual(500)
    }),
  )
})

const course = { unitPrice: 4999, count: 1, isDiscountable: true }
const tickets = { unitPrice: 24_900, count: 3, isDiscountable: false }

test.each([
  ['nothing', null, { subtotal: 79_699, discount: 0, tax: 638, total: 80_337 }],
  ['10 %', { kind: 'percent', value: 10 }, { subtotal: 79_699, discount: 500, tax: 638, total: 79_837 }],
  ['15.00', { kind: 'amount', value: 1500 }, { subtotal: 79_699, discount: 1500, tax: 638, total: 78_837 }],
  [
    'too much',
    { kind: 'amount', value: 9000 },
    { subtotal: 79_699, discount: 4999, tax: 638, total: 75_338 },
  ],
] as const)('a course and three tickets with %s off the course', (_, discount, expected) => {
  expect(quoteOf([course, tickets], discount)).toMatchObject(expected)
})

test('an order that is discounted entirely costs nothing, also no tax', () => {
  expect(quoteOf([course], { kind: 'percent', value: 100 })).toMatchObject({
    discount: 4999,
    tax: 0,
    total: 0,
  })
  expect(quoteOf([], null)).toMatchObject({ subtotal: 0, tax: 0, total: 0 })
})
