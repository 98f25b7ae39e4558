import type { Order } from '@chignon/contract/order'
import { expect, it } from 'vitest'
import { withdrawableLines } from './withdrawal-lines.ts'

type Line = Order['lines'][number]

const line = (id: string, type: Line['type'], refunded = 0): Line => ({
  line_id: id,
  id,
  type,
  name: id,
  event_name: null,
  slug: `courses/${id}`,
  unit_price: 1000,
  count: 1,
  subtotal: 1000,
  discount: 0,
  tax: 8,
  total: 1008,
  refunded,
  access_days: 30,
})

const lines = [
  line('course', 'course'),
  line('seat', 'ticket'),
  line('kit', 'package'),
  line('gone', 'program', 1008),
]

it('returns what is neither a ticket nor refunded', () => {
  const order = { lines, withdrawable_until: '2027-03-15T09:00:00.000Z' }
  expect(withdrawableLines(order).map(({ id }) => id)).toEqual(['course'])
})

it('returns nothing once the period is over', () => {
  expect(withdrawableLines({ lines, withdrawable_until: null })).toEqual([])
})
