import { expect, test } from 'vitest'
import { orderLineRow } from '../../testing/order-line-row.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'
import { planRefund } from './refund.rules.ts'

function ticketOf(id: string, orderLineId: string, ticketPackageId: string | null): OrderTicket {
  return {
    id,
    orderLineId,
    ticketTypeId: orderLineId,
    ticketPackageId,
    state: 'valid',
    holderName: id,
    holderEmail: `${id}@example.com`,
  }
}

// Two kinds of tickets with the same package. The tax of the packages, 5 cents, cannot be divided by two.
const lines = [
  orderLineRow('seated', { ticketTypeId: 'seated' }),
  orderLineRow('standing', { ticketTypeId: 'standing' }),
  orderLineRow('kit', {
    type: 'package',
    ticketPackageId: 'kit',
    unitPrice: 300,
    count: 2,
    subtotal: 600,
    tax: 5,
    total: 605,
  }),
]
const tickets = [ticketOf('ana', 'seated', 'kit'), ticketOf('ben', 'standing', 'kit')]

const summaryOf = (plan: ReturnType<typeof planRefund>) =>
  typeof plan === 'string'
    ? plan
    : plan.map(({ line, amount, count, tickets: chosen }) => [
        line.id,
        amount,
        count,
        chosen.map(({ id }) => id),
      ])

test('tickets of two kinds with the same package return it twice, in one part', () => {
  const plan = planRefund(lines, tickets, [
    { lineId: 'seated', ticketIds: ['ana'] },
    { lineId: 'standing', ticketIds: ['ben'] },
  ])
  expect(summaryOf(plan)).toEqual([
    ['seated', 1008, 1, ['ana']],
    ['kit', 605, 2, []],
    ['standing', 1008, 1, ['ben']],
  ])
})

test('a line that is asked for twice returns no more than it cost (REFUND-6)', () => {
  expect(planRefund(lines, tickets, [{ lineId: 'kit' }, { lineId: 'kit', amount: 1 }])).toBe('tooMuch')
  expect(
    summaryOf(
      planRefund(lines, tickets, [
        { lineId: 'kit', amount: 200 },
        { lineId: 'kit', amount: 405 },
      ]),
    ),
  ).toEqual([['kit', 605, 2, []]])
})

test('a ticket that is asked for twice is refused', () => {
  const part = { lineId: 'seated', ticketIds: ['ana'] }
  expect(planRefund(lines, tickets, [part, part])).toBe('ticketGone')
})
