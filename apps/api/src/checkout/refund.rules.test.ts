import { expect, test } from 'vitest'
import type { OrderLineRow } from '../order/order-parts.queries.ts'
import type { OrderTicket } from '../ticket/order-tickets.queries.ts'
import { planRefund } from './refund.rules.ts'

function lineOf(id: string, values: Partial<OrderLineRow>): OrderLineRow {
  return {
    id,
    orderId: 'order',
    position: 1,
    type: 'ticket',
    courseId: null,
    programId: null,
    onlineMasterclassId: null,
    ticketTypeId: null,
    ticketPackageId: null,
    subscriptionPlanId: null,
    name: { en: id },
    eventName: null,
    slug: id,
    accessDays: null,
    unitPrice: 1000,
    count: 1,
    subtotal: 1000,
    discount: 0,
    tax: 8,
    total: 1008,
    refunded: 0,
    returnedCount: 0,
    ...values,
  }
}

function ticketOf(id: string, orderLineId: string, ticketPackageId: string | null): OrderTicket {
  return {
    id,
    orderLineId,
    ticketPackageId,
    state: 'valid',
    holderName: id,
    holderEmail: `${id}@example.com`,
  }
}

// Two kinds of tickets with the same package. The tax of the packages, 5 cents, cannot be divided by two.
const lines = [
  lineOf('seated', { ticketTypeId: 'seated' }),
  lineOf('standing', { ticketTypeId: 'standing' }),
  lineOf('kit', {
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
