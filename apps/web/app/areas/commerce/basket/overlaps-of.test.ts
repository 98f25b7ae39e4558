import type { Basket } from '@chignon/contract/commerce/basket'
import { expect, test } from 'vitest'
import { overlapsOf } from './overlaps-of.ts'

const line = (type: 'course' | 'program', id: string) => ({
  line_id: `line-${id}`,
  type,
  id,
  count: 1,
  picture: null,
})
const amounts = { subtotal: 0, discount: 0, tax: 0, total: 0 }
const priced = (type: 'course' | 'program', id: string, name: string) => ({
  type,
  id,
  name,
  event_name: null,
  event: null,
  slug: id,
  unit_price: 0,
  count: 1,
  access_days: 30,
  ...amounts,
})

test('a course that is owned, and one within a program of the basket, are named once each', () => {
  const basket: Basket = {
    lines: [line('course', 'bob'), line('course', 'wave'), line('course', 'knot'), line('program', 'cutter')],
    quote: {
      lines: [
        priced('course', 'bob', 'The Bob'),
        priced('course', 'wave', 'The Wave'),
        priced('course', 'knot', 'The Knot'),
        priced('program', 'cutter', 'The Cutter'),
      ],
      owned: ['bob'],
      included: [
        { course_id: 'bob', program_id: 'cutter' },
        { course_id: 'wave', program_id: 'cutter' },
      ],
      currency: 'USD',
      ...amounts,
      promo_code: null,
    },
  }
  expect(overlapsOf(basket)).toEqual([
    { lineId: 'line-bob', name: 'The Bob', program: null },
    { lineId: 'line-wave', name: 'The Wave', program: 'The Cutter' },
  ])
  expect(overlapsOf({ lines: [], quote: null })).toEqual([])
})
