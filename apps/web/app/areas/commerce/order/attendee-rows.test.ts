import type { Order } from '@chignon/contract/commerce/order'
import { expect, it } from 'vitest'
import { readAttendees, ticketRows } from './attendee-rows.ts'

const line = (type: 'ticket' | 'package', id: string, count: number): Order['lines'][number] => ({
  type,
  id,
  line_id: id,
  name: id,
  event_name: 'The bride',
  event: null,
  slug: 'live-masterclasses/the-bride',
  unit_price: 100,
  count,
  subtotal: 100 * count,
  discount: 0,
  tax: 1,
  total: 100 * count + 1,
  access_days: null,
  refunded: 0,
})
const order = { lines: [line('ticket', 'seat', 2), line('package', 'kit', 1)], attendees: [] }

it('has a row for each ticket; the first ones get the packages', () => {
  expect(ticketRows(order)).toEqual([
    { ticketTypeId: 'seat', name: 'seat', packageId: 'kit' },
    { ticketTypeId: 'seat', name: 'seat', packageId: null },
  ])
})

it('keeps the packages of saved attendees', () => {
  const saved = (ticket_package_id: string | null): Order['attendees'][number] => ({
    ticket_type_id: 'seat',
    ticket_package_id,
    full_name: 'Ada Bell',
    email: 'ada@example.com',
  })
  expect(
    ticketRows({ ...order, attendees: [saved(null), saved('kit')] }).map(({ packageId }) => packageId),
  ).toEqual([null, 'kit'])
})

it('reads the attendees of a form, and ignores packages of other orders', () => {
  const form = new FormData()
  form.set('attendees[0][full_name]', ' Ada Bell ')
  form.set('attendees[0][email]', 'ada@example.com')
  form.set('attendees[0][package]', '')
  form.set('attendees[1][full_name]', 'Mila Novak')
  form.set('attendees[1][email]', 'mila@example.com')
  form.set('attendees[1][package]', 'another-kit')
  expect(readAttendees(form, order)).toEqual([
    { ticket_type_id: 'seat', ticket_package_id: null, full_name: 'Ada Bell', email: 'ada@example.com' },
    { ticket_type_id: 'seat', ticket_package_id: null, full_name: 'Mila Novak', email: 'mila@example.com' },
  ])
})
