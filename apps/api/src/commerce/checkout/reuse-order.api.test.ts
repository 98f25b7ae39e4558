import { randomUUID } from 'node:crypto'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { orderEndpoints, type OrderForm } from '@chignon/contract/commerce/order'
import { paymentEndpoints } from '@chignon/contract/commerce/payment'
import { eq } from '../../platform/db/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { sampleBilling } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
const day = 24 * 60

let token = ''
beforeEach(async () => {
  time.now = testNow
  ;({ token } = await makeMember(db, testNow))
})

/** A new event with 3 seats and 2 packages. */
async function makeEvent() {
  const event = await makeLiveMasterclass(db, {
    startsAt: minutes(30 * day),
    endsAt: minutes(31 * day),
    tickets: [{ price: 20_000, seats: 3 }],
    packages: [{ price: 5000, stock: 2 }],
  })
  const [ticket] = event.tickets
  const [extra] = event.packages
  if (!ticket || !extra) throw new Error('the event has no tickets')
  const taken = async () => {
    const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticket.id))
    const [item] = await db().select().from(ticketPackages).where(eq(ticketPackages.id, extra.id))
    return [type?.seatsTaken, item?.stockTaken]
  }
  const lines = (tickets: number, packages = 0): OrderForm['lines'] => [
    { type: 'ticket', id: ticket.id, count: tickets },
    ...(packages > 0 ? [{ type: 'package' as const, id: extra.id, count: packages }] : []),
  ]
  const attendee = (name: string, hasPackage = false) => ({
    ticket_type_id: ticket.id,
    ticket_package_id: hasPackage ? extra.id : null,
    full_name: name,
    email: `${name.split(' ')[0]}@example.com`,
  })
  return { event, taken, lines, attendee }
}

const courseLine = async () => ({ type: 'course' as const, id: (await makeCourse(db)).id, count: 1 })
const place = async (lines: OrderForm['lines'], idempotencyKey = randomUUID(), promoCode?: string) => {
  const body = { lines, promo_code: promoCode ?? null }
  return (await call(orderEndpoints.place, { body, idempotencyKey }, { token })).data
}
const send = (lines: OrderForm['lines'], caller = token, key: string = randomUUID()) =>
  testApp.request('POST', '/orders', { body: { lines }, token: caller, headers: { 'idempotency-key': key } })
const seatsLeft = async (id: string, caller?: string) => {
  const { data } = await call(
    liveMasterclassEndpoints.show,
    { params: { id } },
    caller === undefined ? {} : { token: caller },
  )
  return [data.seats_left, data.tickets[0]?.seats_left, data.packages[0]?.stock_left]
}

test('the buyer of the last seats sees them as left, and ordering again keeps one order and its time', async () => {
  const { event, taken, lines } = await makeEvent()
  const first = await place(lines(3, 2))
  expect(await seatsLeft(event.slug, token)).toEqual([3, 3, 2])
  expect(await seatsLeft(event.slug)).toEqual([0, 0, 0])
  time.now = minutes(5)
  const again = await place(lines(3, 2))
  expect(again).toMatchObject({ id: first.id, held_until: minutes(15).toISOString(), total: first.total })
  const fewer = await place(lines(1))
  expect(fewer).toMatchObject({ id: first.id, subtotal: 20_000 })
  expect(fewer.lines).toHaveLength(1)
  expect(await taken()).toEqual([1, 0])
  expect(await seatsLeft(event.slug, token)).toEqual([3, 3, 2])
  expect((await place(lines(3))).id).toBe(first.id)
  const { data } = await call(orderEndpoints.list, { query: { unfinished: '1' } }, { token })
  expect(data.map(({ id }) => id)).toEqual([first.id])
  time.now = minutes(15)
  await testApp.runJobs()
  expect(await taken()).toEqual([0, 0])
  const after = await call(orderEndpoints.list, { query: { unfinished: '1' } }, { token })
  expect(after.data).toEqual([])
})

test('more than the own seats and what is left is refused, and the order keeps what it has', async () => {
  const { event, taken, lines } = await makeEvent()
  await place(lines(1, 1))
  const { token: other } = await makeMember(db, testNow)
  expect((await send(lines(1), other)).status).toBe(201)
  expect(await seatsLeft(event.slug, token)).toEqual([2, 2, 2])
  expect(await send(lines(3))).toMatchObject({
    status: 409,
    body: { message: 'Only 2 of “Ticket 1” left. Please choose fewer.' },
  })
  expect(await taken()).toEqual([2, 1])
})

test('ten orders of one person at once for the last seats are one order', async () => {
  const { taken, lines } = await makeEvent()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(lines(2))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await taken()).toEqual([2, 0])
  const { data } = await call(orderEndpoints.list, {}, { token })
  expect(data).toHaveLength(1)
})

test('every key returns the order it was used with, and another body with it is refused', async () => {
  const { lines } = await makeEvent()
  const [first, second] = [randomUUID(), randomUUID()]
  const { id } = await place(lines(2), first)
  await place(lines(3), second)
  for (const [key, count] of [
    [first, 2],
    [second, 3],
  ] as const) {
    expect(await place(lines(count), key)).toMatchObject({ id, subtotal: 60_000 })
    expect((await send(lines(1), token, key)).status).toBe(409)
  }
})

const unfinished = async () =>
  (await call(orderEndpoints.list, { query: { unfinished: '1' } }, { token })).data

test('an event that is ordered alone takes its seats from the order that holds another event too', async () => {
  const [event, otherEvent] = [await makeEvent(), await makeEvent()]
  const both = await place([...event.lines(3, 1), ...otherEvent.lines(2)])
  const attendeesOfEvent = ['Ada Lovelace', 'Mila Novak', 'Sofia Rossi'].map((name, index) =>
    event.attendee(name, index === 0),
  )
  const attendeesOfOther = ['Ada Lovelace', 'Mila Novak'].map((name) => otherEvent.attendee(name))
  const attendees = [...attendeesOfEvent, ...attendeesOfOther]
  const params = { id: both.id }
  await call(orderEndpoints.setAttendees, { params, body: { attendees } }, { token })
  time.now = minutes(5)
  const alone = await place(event.lines(3, 1))
  expect(alone).toMatchObject({
    subtotal: 65_000,
    held_until: minutes(15).toISOString(),
    attendees: attendeesOfEvent,
  })
  expect([await event.taken(), await otherEvent.taken()]).toEqual([
    [3, 1],
    [2, 0],
  ])
  const rest = await call(orderEndpoints.show, { params }, { token })
  expect(rest.data).toMatchObject({ subtotal: 40_000, attendees: attendeesOfOther, state: 'draft' })
  // More than there is: both keep what they have.
  expect((await send(otherEvent.lines(4))).status).toBe(409)
  expect(new Set((await unfinished()).map(({ subtotal }) => subtotal))).toEqual(new Set([65_000, 40_000]))
  time.now = minutes(15)
  await testApp.runJobs()
  expect([await event.taken(), await otherEvent.taken()]).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('an event is taken out of an order whose card payment was begun, and never for nothing', async () => {
  const [event, otherEvent] = [await makeEvent(), await makeEvent()]
  const { id } = await place([...event.lines(1), ...otherEvent.lines(1)])
  const params = { id }
  const attendees = [event.attendee('Ada Lovelace'), otherEvent.attendee('Mila Novak')]
  await call(orderEndpoints.setAttendees, { params, body: { attendees } }, { token })
  await call(orderEndpoints.setBilling, { params, body: sampleBilling }, { token })
  const start = { params, body: { method: 'card' as const }, idempotencyKey: randomUUID() }
  await call(paymentEndpoints.start, start, { token })
  expect((await send(event.lines(4))).status).toBe(409)
  expect((await unfinished()).map(({ subtotal }) => subtotal)).toEqual([20_000, 20_000])
  expect((await place(event.lines(2))).subtotal).toBe(40_000)
  expect([await event.taken(), await otherEvent.taken()]).toEqual([
    [2, 0],
    [1, 0],
  ])
})

test('two unfinished orders become one when their events are ordered together', async () => {
  const [event, otherEvent] = [await makeEvent(), await makeEvent()]
  const first = await place(event.lines(3))
  time.now = minutes(5)
  const second = await place(otherEvent.lines(3))
  const [third, fourth] = await Promise.all([
    place([...event.lines(3), ...otherEvent.lines(3)]),
    place([...event.lines(3), ...otherEvent.lines(3)]),
  ])
  expect(fourth.id).toBe(third.id)
  expect([first.id, second.id]).toContain(third.id)
  expect(third).toMatchObject({ subtotal: 120_000, held_until: minutes(15).toISOString() })
  expect([await event.taken(), await otherEvent.taken()]).toEqual([
    [3, 0],
    [3, 0],
  ])
  expect((await unfinished()).map(({ id }) => id)).toEqual([third.id])
})

test('a paid order is not changed', async () => {
  const course = await courseLine()
  const free = await place([course])
  const more = await place([course, await courseLine()])
  expect(more.id).toBe(free.id)
  await call(
    orderEndpoints.setBilling,
    { params: { id: more.id }, body: { ...sampleBilling, payment_method: 'transfer' } },
    { token },
  )
  await call(
    paymentEndpoints.start,
    { params: { id: more.id }, body: { method: 'transfer' }, idempotencyKey: randomUUID() },
    { token },
  )
  expect((await place([course])).id).not.toBe(more.id)
})

test('attendees stay with their tickets; packages that were added get one', async () => {
  const { lines, attendee } = await makeEvent()
  const { id } = await place(lines(2))
  const attendees = [attendee('Ada Lovelace'), attendee('Mila Novak')]
  await call(orderEndpoints.setAttendees, { params: { id }, body: { attendees } }, { token })
  const withPackage = await place(lines(2, 1))
  expect(withPackage.attendees).toEqual([attendee('Ada Lovelace', true), attendee('Mila Novak')])
  expect((await place(lines(1, 1))).attendees).toEqual([attendee('Ada Lovelace', true)])
  expect((await place(lines(3))).attendees).toEqual([attendee('Ada Lovelace')])
})

test('a card payment that was begun is cancelled first', async () => {
  const { lines, attendee } = await makeEvent()
  const { id } = await place(lines(1))
  const params = { id }
  const attendees = [attendee('Ada Lovelace')]
  await call(orderEndpoints.setAttendees, { params, body: { attendees } }, { token })
  await call(orderEndpoints.setBilling, { params, body: sampleBilling }, { token })
  const start = { params, body: { method: 'card' as const }, idempotencyKey: randomUUID() }
  await call(paymentEndpoints.start, start, { token })
  expect(await place(lines(2))).toMatchObject({
    id,
    state: 'draft',
    billing: sampleBilling,
    payment: { state: 'cancelled' },
  })
})
