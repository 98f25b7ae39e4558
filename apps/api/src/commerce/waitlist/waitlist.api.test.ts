import { randomUUID } from 'node:crypto'
import { orderEndpoints, type OrderForm } from '@chignon/contract/commerce/order'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { waitlistEndpoints, type WaitlistForm } from '@chignon/contract/commerce/waitlist'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { liveMasterclasses, ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import { testNow } from '../../testing/test-now.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'
import { updateWaitlists } from './waitlist.jobs.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const minutes = (count: number) => new Date(testNow.getTime() + count * 60_000)
const hours = (count: number) => minutes(count * 60)
type Member = Awaited<ReturnType<typeof makeMember>>

/** A new event in 30 days with 2 seats and 2 packages, all taken, by default. */
async function makeEvent({ seatsTaken = 2, stockTaken = 2 } = {}) {
  time.now = testNow
  const event = await makeLiveMasterclass(db, {
    startsAt: hours(24 * 30),
    endsAt: hours(24 * 31),
    tickets: [{ price: 20_000, seats: 2, seatsTaken }],
    packages: [{ price: 5000, stock: 2, stockTaken }],
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
  return {
    ...event,
    ticket,
    extra,
    taken,
    lines,
    form: (count = 1) => ({ ticket_type_id: ticket.id, count }),
  }
}

const members = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(db, time.now)))
const join = async ({ token }: Member, body: z.input<typeof waitlistEndpoints.join.body>) =>
  (await call(waitlistEndpoints.join, { body }, { token })).data
const tryJoin = ({ token }: Member, body: Partial<WaitlistForm>) =>
  testApp.request('POST', '/user/waitlist', { token, body })
const entriesOf = async ({ token }: Member) => (await call(waitlistEndpoints.list, {}, { token })).data
const stateOf = async (id: string) =>
  (await db().select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]?.state
const leave = ({ token }: Member, id: string) => testApp.request('DELETE', `/user/waitlist/${id}`, { token })
const tryPlace = ({ token }: Member, lines: OrderForm['lines']) =>
  testApp.request('POST', '/orders', { body: { lines }, token, headers: { 'idempotency-key': randomUUID() } })
const place = async ({ token }: Member, lines: OrderForm['lines']) =>
  (await call(orderEndpoints.place, { body: { lines }, idempotencyKey: randomUUID() }, { token })).data
const cancel = ({ token }: Member, id: string) => call(orderEndpoints.cancel, { params: { id } }, { token })

test('joins for seats that are sold out, in the order of joining, once per event', async () => {
  const event = await makeEvent()
  const [first, second] = await members(2)
  if (!first || !second) throw new Error('no members')
  expect(await join(first, event.form(2))).toMatchObject({
    state: 'waiting',
    count: 2,
    place: 1,
    live_masterclass: { id: event.id, slug: event.slug },
    ticket_type: { id: event.ticket.id, name: 'Ticket 1' },
    ticket_package: null,
    offer_ends_at: null,
  })
  expect(await join(second, { ...event.form(), ticket_package_id: event.extra.id })).toMatchObject({
    place: 2,
    ticket_package: { id: event.extra.id, name: 'Package 1' },
  })
  expect(await tryJoin(first, event.form())).toMatchObject({ status: 409 })
  expect((await testApp.mailTo(first.user.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^You are on the waiting list for .*Event/),
  ])
  const { data } = await call(
    waitlistEndpoints.list,
    { query: { live_masterclass_id: event.id } },
    { token: first.token },
  )
  expect(data).toHaveLength(1)
})

test('refuses seats that are left, more than 4, other events’ packages, and events that begin within two hours', async () => {
  const event = await makeEvent({ seatsTaken: 1 })
  const other = await makeEvent()
  const [member] = await members(1)
  if (!member) throw new Error('no member')
  expect(await tryJoin(member, event.form(1))).toMatchObject({
    status: 409,
    body: { message: 'There are enough seats left. You can buy them now.' },
  })
  expect((await tryJoin(member, event.form(5))).status).toBe(422)
  expect((await tryJoin(member, { ...event.form(2), ticket_package_id: other.extra.id })).status).toBe(422)
  expect((await testApp.request('POST', '/user/waitlist', { body: event.form(2) })).status).toBe(401)
  // The seat is left, but its package is not.
  await join(member, { ...event.form(1), ticket_package_id: event.extra.id })
  const late = await makeMember(db, hours(24 * 30 - 2))
  time.now = hours(24 * 30 - 2)
  expect(await tryJoin(late, event.form(2))).toMatchObject({ status: 409 })
})

test('a cancelled order is offered to the first; only they can buy its seats; unused, it lapses to the next', async () => {
  const event = await makeEvent({ seatsTaken: 0, stockTaken: 0 })
  const [buyer, first, second, stranger] = await members(4)
  if (!buyer || !first || !second || !stranger) throw new Error('no members')
  const { id: orderId } = await place(buyer, event.lines(2))
  const { id } = await join(first, event.form(2))
  const next = await join(second, event.form(1))
  await cancel(buyer, orderId)
  expect(await event.taken()).toEqual([2, 0])
  expect(await entriesOf(first)).toMatchObject([
    { id, state: 'offered', place: null, offer_ends_at: hours(24).toISOString() },
  ])
  expect(await entriesOf(second)).toMatchObject([{ state: 'waiting', place: 1 }])
  for (const other of [stranger, second, buyer]) {
    expect(await tryPlace(other, event.lines(1))).toMatchObject({ status: 409 })
  }
  const mail = (await testApp.mailTo(first.user.email)).at(-1)
  expect(mail?.html).toContain(`/live-masterclasses/${event.slug}/buy?tickets%5B${event.ticket.id}%5D=2`)

  time.now = hours(24)
  await testApp.runJobs()
  expect(await stateOf(id)).toBe('lapsed')
  expect(await entriesOf(second)).toMatchObject([
    { state: 'offered', offer_ends_at: hours(48).toISOString() },
  ])
  // One of the two seats is left for everyone.
  expect(await event.taken()).toEqual([1, 0])
  expect((await testApp.mailTo(first.user.email)).at(-1)?.subject).toMatch(/^Your offer for .* has ended$/)
  expect(await tryPlace(stranger, event.lines(2))).toMatchObject({
    status: 409,
    body: { message: 'Only 1 of “Ticket 1” left. Please choose fewer.' },
  })
  expect(await leave(second, next.id)).toMatchObject({ status: 200 })
  expect(await event.taken()).toEqual([0, 0])
})

test('an order uses the offer; unpaid, its seats return to the offer while it lasts, then to the next', async () => {
  const event = await makeEvent()
  const [first, second] = await members(2)
  if (!first || !second) throw new Error('no members')
  const { id } = await join(first, { ...event.form(2), ticket_package_id: event.extra.id })
  const { id: nextId } = await join(second, event.form(1))
  await db().update(ticketTypes).set({ seatsTaken: 0 }).where(eq(ticketTypes.id, event.ticket.id))
  await db().update(ticketPackages).set({ stockTaken: 0 }).where(eq(ticketPackages.id, event.extra.id))
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  expect(await event.taken()).toEqual([2, 2])
  expect(await tryPlace(first, event.lines(3))).toMatchObject({
    status: 409,
    body: { message: 'Only 2 of “Ticket 1” left. Please choose fewer.' },
  })
  const { id: orderId } = await place(first, event.lines(2, 2))
  expect(await event.taken()).toEqual([2, 2])
  expect(await entriesOf(first)).toMatchObject([{ id, state: 'ordered', order_id: orderId }])
  expect(await leave(first, id)).toMatchObject({ status: 409 })
  time.now = minutes(15)
  await testApp.runJobs()
  expect(await entriesOf(first)).toMatchObject([{ id, state: 'offered', order_id: null }])
  expect(await event.taken()).toEqual([2, 2])
  // Fewer than offered: the other seat and the packages pass on.
  await place(first, event.lines(1))
  expect(await stateOf(nextId)).toBe('offered')
  expect(await event.taken()).toEqual([2, 0])
  time.now = hours(24)
  await testApp.runJobs()
  expect([await stateOf(id), await stateOf(nextId)]).toEqual(['lapsed', 'offered'])
  expect(await event.taken()).toEqual([1, 0])
})

test('an offer moves with its seats when its event is ordered apart from another', async () => {
  const [event, other] = [await makeEvent(), await makeEvent({ seatsTaken: 0 })]
  const [member] = await members(1)
  if (!member) throw new Error('no member')
  const { id } = await join(member, event.form(1))
  await db().update(ticketTypes).set({ seatsTaken: 1 }).where(eq(ticketTypes.id, event.ticket.id))
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  const both = await place(member, [...event.lines(1), ...other.lines(1)])
  expect(await entriesOf(member)).toMatchObject([{ id, state: 'ordered', order_id: both.id }])
  const apart = await place(member, event.lines(1))
  expect(apart.id).not.toBe(both.id)
  expect(await entriesOf(member)).toMatchObject([{ id, state: 'ordered', order_id: apart.id }])
  await cancel(member, both.id)
  expect(await other.taken()).toEqual([0, 2])
  await cancel(member, apart.id)
  expect(await entriesOf(member)).toMatchObject([{ id, state: 'offered', order_id: null }])
  expect(await event.taken()).toEqual([2, 2])
})

test('a paid order accepts the offer', async () => {
  const event = await makeEvent()
  const [member] = await members(1)
  if (!member) throw new Error('no member')
  const { id } = await join(member, event.form(1))
  await db().update(ticketTypes).set({ seatsTaken: 1, price: 0 }).where(eq(ticketTypes.id, event.ticket.id))
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  const { start } = await makeCheckout(testApp, { lines: event.lines(1), member })
  expect(await stateOf(id)).toBe('ordered')
  await start('free')
  expect(await stateOf(id)).toBe('accepted')
  expect(await entriesOf(member)).toEqual([])
  expect(await event.taken()).toEqual([2, 2])
})

test('seats that staff add, and those of a refunded ticket, are offered', async () => {
  const event = await makeEvent({ seatsTaken: 1 })
  const { token: staff } = await makeMember(db, time.now, { role: 'staff' })
  const [first, second, buyer] = await members(3)
  if (!first || !second || !buyer) throw new Error('no members')
  const { order, start } = await makeCheckout(testApp, { lines: event.lines(1), member: buyer })
  await start('transfer')
  await testApp.request('POST', `/staff/orders/${order.id}/mark-paid`, {
    token: staff,
    body: { amount: order.total, reference: randomUUID() },
  })
  const { id } = await join(first, event.form(1))
  const { id: nextId } = await join(second, event.form(1))
  const lines = order.lines.map(({ line_id, total }) => ({ line_id, amount: total }))
  await call(staffOrderEndpoints.refund, { params: { id: order.id }, body: { lines } }, { token: staff })
  expect([await stateOf(id), await stateOf(nextId)]).toEqual(['offered', 'waiting'])
  const setSeats = (seats: number) =>
    testApp.request('PUT', `/staff/ticket-types/${event.ticket.id}/seats`, { token: staff, body: { seats } })
  expect(await setSeats(1)).toMatchObject({ status: 409 })
  expect(await setSeats(4)).toMatchObject({ status: 200 })
  expect(await stateOf(nextId)).toBe('offered')
  expect(await event.taken()).toEqual([3, 2])
})

test('declining passes the seats on at once; leaving twice changes nothing', async () => {
  const event = await makeEvent({ seatsTaken: 0 })
  const [buyer, first, second] = await members(3)
  if (!buyer || !first || !second) throw new Error('no members')
  const { id: orderId } = await place(buyer, event.lines(2))
  const { id } = await join(first, event.form(2))
  const { id: nextId } = await join(second, event.form(2))
  await cancel(buyer, orderId)
  expect((await leave(second, id)).status).toBe(404)
  expect(await leave(first, id)).toMatchObject({ status: 200 })
  expect(await stateOf(id)).toBe('declined')
  expect(await stateOf(nextId)).toBe('offered')
  expect((await leave(first, id)).status).toBe(200)
  expect(await event.taken()).toEqual([2, 2])
  // They may wait again, at the end of the list.
  expect(await join(first, event.form(1))).toMatchObject({ state: 'waiting' })
})

test('an entry for more than what is left is passed over and keeps its place', async () => {
  const event = await makeEvent({ seatsTaken: 1 })
  const [first, second, buyer] = await members(3)
  if (!first || !second || !buyer) throw new Error('no members')
  const { id: orderId } = await place(buyer, event.lines(1))
  await join(first, event.form(2))
  const { id: secondId } = await join(second, event.form(1))
  await cancel(buyer, orderId)
  expect(await stateOf(secondId)).toBe('offered')
  expect(await entriesOf(first)).toMatchObject([{ state: 'waiting', place: 1 }])
})

test('the list closes two hours before the event, and offers end when it begins or is cancelled', async () => {
  const event = await makeEvent({ seatsTaken: 1 })
  const [first, second, buyer] = await members(3)
  if (!first || !second || !buyer) throw new Error('no members')
  const { id: orderId } = await place(buyer, event.lines(1))
  const { id } = await join(first, event.form(1))
  const { id: waitingId } = await join(second, event.form(1))
  const startsAt = hours(5)
  await db().update(liveMasterclasses).set({ startsAt }).where(eq(liveMasterclasses.id, event.id))
  await cancel(buyer, orderId)
  expect(await entriesOf(first)).toMatchObject([{ state: 'offered', offer_ends_at: startsAt.toISOString() }])
  time.now = hours(3)
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  expect([await stateOf(id), await stateOf(waitingId)]).toEqual(['offered', 'closed'])
  expect((await testApp.mailTo(second.user.email)).at(-1)?.subject).toMatch(
    /^The waiting list for .* is closed$/,
  )
  await db().update(liveMasterclasses).set({ publishedAt: null }).where(eq(liveMasterclasses.id, event.id))
  await services.jobs.enqueue(updateWaitlists, {})
  await testApp.runJobs()
  expect(await stateOf(id)).toBe('closed')
  expect(await event.taken()).toEqual([1, 2])
})

test('an offer of a postponed event is kept until the new date is known, and then for 24 hours (WAIT-8)', async () => {
  const event = await makeEvent({ seatsTaken: 0 })
  const [first, second, buyer, other] = await members(4)
  const staff = await makeMember(db, time.now, { role: 'staff' })
  if (!first || !second || !buyer || !other) throw new Error('no members')
  const postpone = (starts_at: string | null, ends_at: string | null) =>
    call(
      staffOrderEndpoints.postponeEvent,
      { params: { id: event.id }, body: { starts_at, ends_at } },
      { token: staff.token },
    )
  const settle = async () => {
    await services.jobs.enqueue(updateWaitlists, {})
    await testApp.runJobs()
  }
  const { id: orderId } = await place(buyer, event.lines(1))
  const { id: otherOrderId } = await place(other, event.lines(1))
  const { id } = await join(first, event.form(1))
  const { id: orderedId } = await join(second, event.form(1))
  await cancel(buyer, orderId)
  await cancel(other, otherOrderId)
  const { id: secondOrderId } = await place(second, event.lines(1))
  await postpone(null, null)
  time.now = hours(25)
  await cancel(second, secondOrderId)
  await settle()
  expect([await stateOf(id), await stateOf(orderedId)]).toEqual(['offered', 'offered'])
  expect(await entriesOf(first)).toMatchObject([{ state: 'offered', offer_ends_at: null }])
  expect((await testApp.mailTo(first.user.email)).at(-1)).toMatchObject({
    subject: expect.stringMatching(/is postponed: your seats stay reserved$/),
    text: expect.stringContaining('its new date is not known yet'),
  })
  await postpone(hours(24 * 60).toISOString(), hours(24 * 61).toISOString())
  const offer_ends_at = hours(49).toISOString()
  expect(await entriesOf(first)).toMatchObject([{ state: 'offered', offer_ends_at }])
  expect((await testApp.mailTo(first.user.email)).at(-1)?.text).toContain('The event has a new date')
  await place(first, event.lines(1))
  time.now = hours(50)
  await settle()
  expect([await stateOf(id), await stateOf(orderedId)]).toEqual(['lapsed', 'lapsed'])
  expect(await event.taken()).toEqual([0, 2])
})

test('deleting a person drops their entries and passes an offer on', async () => {
  const event = await makeEvent({ seatsTaken: 1 })
  const [first, second, buyer] = await members(3)
  if (!first || !second || !buyer) throw new Error('no members')
  const { id: orderId } = await place(buyer, event.lines(1))
  const { id } = await join(first, event.form(1))
  const { id: nextId } = await join(second, event.form(1))
  await cancel(buyer, orderId)
  await anonymizeUser(services, first.user.id, time.now)
  expect(await stateOf(id)).toBeUndefined()
  expect(await stateOf(nextId)).toBe('offered')
  expect(await event.taken()).toEqual([2, 2])
})
