import { randomUUID } from 'node:crypto'
import { orderEndpoints, type OrderForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const { token } = await makeMember(db, testNow)
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
const hours = (count: number) => minutes(count * 60)

/** A new event with 4 seats and 2 packages. */
async function makeEvent() {
  const event = await makeLiveMasterclass(db, {
    startsAt: hours(24 * 30),
    endsAt: hours(24 * 31),
    tickets: [{ price: 20_000, seats: 4 }],
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
  const lines = (tickets: number, packages: number): OrderForm['lines'] => [
    { type: 'ticket', id: ticket.id, count: tickets },
    ...(packages > 0 ? [{ type: 'package' as const, id: extra.id, count: packages }] : []),
  ]
  return { ticket, extra, taken, lines }
}

const send = (lines: OrderForm['lines'], caller = token) =>
  testApp.request('POST', '/orders', {
    body: { lines },
    token: caller,
    headers: { 'idempotency-key': randomUUID() },
  })
const place = async (lines: OrderForm['lines']) =>
  (await call(orderEndpoints.place, { body: { lines }, idempotencyKey: randomUUID() }, { token })).data
const holdOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]?.hold
const show = async (id: string) => (await call(orderEndpoints.show, { params: { id } }, { token })).data

test('an order holds its seats and packages for 15 minutes; then it expires and they return', async () => {
  time.now = testNow
  const event = await makeEvent()
  const order = await place(event.lines(3, 2))
  expect(order).toMatchObject({ held_until: minutes(15).toISOString(), can_prolong: true, subtotal: 70_000 })
  expect(await event.taken()).toEqual([3, 2])
  time.now = new Date(minutes(15).getTime() - 1)
  await testApp.runJobs()
  expect(await event.taken()).toEqual([3, 2])
  time.now = minutes(15)
  await testApp.runJobs()
  expect(await event.taken()).toEqual([0, 0])
  expect(await show(order.id)).toMatchObject({ state: 'expired', held_until: null })
  expect(await holdOf(order.id)).toBe('released')
  const { status, body } = await testApp.request('POST', `/orders/${order.id}/prolong`, { token })
  expect([status, body]).toMatchObject([410, { code: 'expired' }])
})

test('a hold can be prolonged once, for 15 minutes from then', async () => {
  time.now = testNow
  const event = await makeEvent()
  const { id } = await place(event.lines(1, 0))
  time.now = minutes(10)
  const { data } = await call(orderEndpoints.prolong, { params: { id } }, { token })
  expect(data).toMatchObject({ held_until: minutes(25).toISOString(), can_prolong: false })
  expect(await holdOf(id)).toBe('prolonged')
  expect((await testApp.request('POST', `/orders/${id}/prolong`, { token })).status).toBe(409)
  time.now = minutes(24)
  await testApp.runJobs()
  expect(await event.taken()).toEqual([1, 0])
  time.now = minutes(25)
  await testApp.runJobs()
  expect(await event.taken()).toEqual([0, 0])
})

test('more than what is left is refused with what is left', async () => {
  time.now = testNow
  const event = await makeEvent()
  expect(await send(event.lines(5, 0))).toMatchObject({
    status: 409,
    body: { message: 'Only 4 of “Ticket 1” left. Please choose fewer.' },
  })
  expect(await send(event.lines(4, 3))).toMatchObject({
    status: 409,
    body: { message: 'Only 2 of “Package 1” left. Please choose fewer.' },
  })
  expect(await event.taken()).toEqual([0, 0])
  await place(event.lines(4, 0))
  const { token: other } = await makeMember(db, testNow)
  expect(await send(event.lines(1, 0), other)).toMatchObject({
    status: 409,
    body: { message: '“Ticket 1” is sold out.' },
  })
})

test('the same key 30 times at once for the last seats: every answer is the one order', async () => {
  time.now = testNow
  const event = await makeEvent()
  const headers = { 'idempotency-key': randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      testApp.request('POST', '/orders', { body: { lines: event.lines(4, 2) }, token, headers }),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await event.taken()).toEqual([4, 2])
  time.now = minutes(15)
  await testApp.runJobs()
})

test('packages without as many tickets of their event, and more than 20 tickets, are refused', async () => {
  time.now = testNow
  const event = await makeEvent()
  const other = await makeEvent()
  const packagesOfOther = other.lines(1, 2).slice(1)
  for (const lines of [event.lines(1, 2), [...event.lines(2, 0), ...packagesOfOther]]) {
    expect(await send(lines)).toMatchObject({
      status: 422,
      body: { message: 'You cannot select more packages than the number of selected tickets' },
    })
  }
  expect((await send([...event.lines(11, 0), ...other.lines(10, 0)])).status).toBe(422)
})

test('tickets that can no longer be used are not sold', async () => {
  const event = await makeEvent()
  time.now = hours(24 * 31)
  const { token: late } = await makeMember(db, time.now)
  expect((await send(event.lines(1, 0), late)).status).toBe(422)
})

test('a person holds seats with at most 5 unpaid orders', async () => {
  time.now = testNow
  const { token: hoarder } = await makeMember(db, testNow)
  const lines = await Promise.all(Array.from({ length: 6 }, async () => (await makeEvent()).lines(1, 0)))
  const statuses = []
  for (const each of lines) statuses.push((await send(each, hoarder)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409])
  time.now = minutes(20)
  await testApp.runJobs()
})

test('cancelling returns the seats; again it changes nothing', async () => {
  time.now = testNow
  const event = await makeEvent()
  const { id } = await place(event.lines(2, 1))
  for (const _ of [1, 2]) {
    const { data } = await call(orderEndpoints.cancel, { params: { id } }, { token })
    expect(data).toMatchObject({ state: 'cancelled', held_until: null })
    expect(await event.taken()).toEqual([0, 0])
  }
  const { token: stranger } = await makeMember(db, testNow)
  expect((await testApp.request('POST', `/orders/${id}/cancel`, { token: stranger })).status).toBe(404)
})

test('a draft without tickets expires after 24 hours', async () => {
  time.now = testNow
  const { id } = await place([{ type: 'course', id: (await makeCourse(db)).id, count: 1 }])
  const expire = async () => {
    const { status } = await testApp.request('PUT', `/orders/${id}/promo-code`, {
      token,
      body: { promo_code: null },
    })
    await testApp.expireOrders()
    return [status, (await show(id)).state]
  }
  time.now = new Date(hours(24).getTime() - 1)
  expect(await expire()).toEqual([200, 'draft'])
  time.now = hours(24)
  expect(await expire()).toEqual([410, 'expired'])
})

test('of ten orders of one person at once, for ten events, five hold seats (SEAT-5)', async () => {
  time.now = testNow
  const member = await makeMember(db, testNow)
  const events = await Promise.all(Array.from({ length: 10 }, makeEvent))
  const answers = await Promise.all(events.map((event) => send(event.lines(1, 0), member.token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
})
