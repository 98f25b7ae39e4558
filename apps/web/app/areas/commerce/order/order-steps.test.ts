import { describe, expect, it } from 'vitest'
import type { Order } from '@chignon/contract/commerce/order'
import { currentStep, possibleSteps, stepPath } from './order-steps.ts'

const now = new Date('2027-03-01T12:00:00Z')
const amounts = { unit_price: 5900, subtotal: 5900, discount: 0, tax: 47, total: 5947 }

const line = (type: 'course' | 'ticket', count = 1): Order['lines'][number] => ({
  type,
  id: type,
  line_id: type,
  name: type,
  event_name: null,
  event: null,
  slug: `${type}s/bob`,
  count,
  access_days: null,
  refunded: 0,
  ...amounts,
})
const attendee: Order['attendees'][number] = {
  ticket_type_id: 'ticket',
  ticket_package_id: null,
  full_name: 'Ada Bell',
  email: 'ada@example.com',
}
const billing: Order['billing'] = {
  full_name: 'Ada Bell',
  company: null,
  address: 'Main Street 1',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_number: null,
}
const paymentIn = (
  state: NonNullable<Order['payment']>['state'],
  method: 'card' | 'transfer' = 'card',
): Order['payment'] => ({
  id: 'payment',
  method,
  state,
  amount: 5947,
  currency: 'USD',
  decline_message: null,
  is_checking: false,
  card_form: null,
  transfer: null,
})

const stepsOf = (order: Partial<Order>) =>
  possibleSteps(
    {
      id: '1',
      state: 'draft',
      lines: [line('course')],
      attendees: [],
      billing: null,
      held_until: null,
      payment: null,
      ...order,
    },
    now,
  )

describe('the steps of an order', () => {
  it('begin with the attendees if it has tickets, which need one each', () => {
    expect(stepsOf({ lines: [line('ticket', 2)], attendees: [attendee] })).toEqual(['attendees'])
    expect(stepsOf({ lines: [line('ticket')], attendees: [attendee] })).toEqual(['attendees', 'payment'])
  })

  it('begin with the payment details if it has none', () => {
    expect(stepsOf({})).toEqual(['payment'])
    expect(stepsOf({ billing })).toEqual(['payment'])
  })

  it('include a review only if it has tickets', () => {
    const seat = { lines: [line('ticket')], attendees: [attendee], billing }
    expect(stepsOf(seat)).toEqual(['attendees', 'payment', 'review'])
  })

  it('include the card once a payment was started, and lead back until it runs', () => {
    const order = { state: 'awaiting_payment', billing } as const
    expect(stepsOf({ ...order, payment: paymentIn('needs_card') })).toEqual(['payment', 'complete'])
    expect(stepsOf({ ...order, payment: paymentIn('processing') })).toEqual(['complete'])
    expect(stepsOf({ ...order, payment: paymentIn('needs_confirmation') })).toEqual(['complete'])
  })

  it('lead to the result after a declined card, and back for another attempt', () => {
    const order = { state: 'awaiting_payment', billing, payment: paymentIn('declined') } as const
    expect(stepsOf(order)).toEqual(['payment', 'result'])
  })

  it.each(['paid', 'partly_refunded', 'refunded', 'cancelled', 'expired'] as const)(
    'are the result only for an order that is %s',
    (state) => {
      expect(stepsOf({ state, billing })).toEqual(['result'])
    },
  )

  it('are the result only while a bank transfer is awaited', () => {
    const payment = paymentIn('processing', 'transfer')
    expect(stepsOf({ state: 'awaiting_payment', billing, payment })).toEqual(['result'])
  })

  it('are the result only once the seats are no longer held', () => {
    expect(stepsOf({ held_until: '2027-03-01T12:00:00Z' })).toEqual(['result'])
    expect(stepsOf({ held_until: '2027-03-01T12:00:01Z' })).toEqual(['payment'])
  })
})

it('continues with the last possible step, each at its own path', () => {
  const order = {
    id: '1',
    state: 'draft',
    lines: [line('course')],
    attendees: [],
    billing,
    held_until: null,
    payment: null,
  } as const
  expect(currentStep({ ...order, lines: [...order.lines], attendees: [] }, now)).toBe('payment')
  expect(stepPath(order, 'review')).toBe('/orders/1/review')
  expect(stepPath(order, 'result')).toBe('/orders/1')
})
