import { expect, it } from 'vitest'
import { ticketSalesOf } from './ticket-sales.ts'

it.each([
  ['open while seats are left', { seats: 20, seats_left: 1, price_from: 4900 }, 'open'],
  ['sold out without seats left', { seats: 20, seats_left: 0, price_from: 4900 }, 'sold-out'],
  ['over when no ticket can still be used', { seats: 20, seats_left: 0, price_from: null }, 'over'],
  ['sold out without tickets', { seats: 0, seats_left: 0, price_from: null }, 'sold-out'],
] as const)('ticket sales are %s', (_, event, expected) => {
  expect(ticketSalesOf(event)).toBe(expected)
})
