import { staffEventEndpoints } from '@chignon/contract/commerce/staff-event'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { expect, test } from 'vitest'
import { eq } from '../../platform/db/drizzle.ts'
import { makeTicket } from '../../platform/db/factories/ticket.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { liveMasterclassEducators } from '../../platform/db/schema/live-masterclass.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const { token } = await makeMember(db, time.now, { role: 'staff' })
const caller = { token }

/** An event with 20 seats: two were paid, one is held by an unpaid order. */
async function makeSoldEvent() {
  const { event, ticketType } = await makeEvent(testApp)
  const line = { type: 'ticket' as const, id: ticketType.id }
  const sold = await makeCheckout(testApp, { lines: [{ ...line, count: 2 }] })
  const payment = await sold.start()
  await sold.pay(payment, 'success')
  await sold.refresh(payment)
  const open = await makeCheckout(testApp, { lines: [{ ...line, count: 1 }] })
  const show = async () => (await call(staffEventEndpoints.show, { params: { id: event.id } }, caller)).data
  return { event, ticketType, sold, open, show }
}

test('an event says what is sold, held, given and left, and what it brought after returns, without tax (EVENT-9)', async () => {
  const { event, sold, show } = await makeSoldEvent()
  const day = time.now.toISOString().slice(0, 10)
  expect(await show()).toMatchObject({
    seats: 20,
    sold: 2,
    given: 0,
    held: 1,
    left: 17,
    waiting: 0,
    money: { net: 49_800, refunded: 0, currency: 'USD' },
    sales: [{ day, tickets: 2, amount: 49_800 }],
    ticket_types: [{ sold: 2, held: 1, left: 17 }],
  })
  const [ticket] = await db().select().from(tickets).where(eq(tickets.userId, sold.user.id))
  const [line] = sold.order.lines
  const lines = [{ line_id: line?.line_id ?? '', ticket_ids: [ticket?.id ?? ''] }]
  await call(staffOrderEndpoints.refund, { params: { id: sold.order.id }, body: { lines } }, caller)
  expect(await show()).toMatchObject({ sold: 1, left: 18, money: { net: 24_900 } })
  const { data } = await call(staffEventEndpoints.list, { query: { search: event.name.en ?? '' } }, caller)
  expect(data).toMatchObject([{ id: event.id, sold: 1, held: 1, left: 18, money: { net: 24_900 } }])
})

test('an educator sees the events they teach at, without money (ROLE-8)', async () => {
  const { event } = await makeSoldEvent()
  const educator = await makeMember(db, time.now, { role: 'educator' })
  const list = async () => (await call(staffEventEndpoints.list, {}, { token: educator.token })).data
  expect(await list()).toEqual([])
  await db()
    .insert(liveMasterclassEducators)
    .values({ liveMasterclassId: event.id, userId: educator.user.id, position: 9 })
  expect(await list()).toMatchObject([{ id: event.id, sold: 2, money: null }])
  const shown = await call(staffEventEndpoints.show, { params: { id: event.id } }, { token: educator.token })
  expect(shown.data).toMatchObject({ money: null, sales: [{ tickets: 2, amount: null }] })
})

test('the numbers said before an event is cancelled are those of what is then done (EVENT-10)', async () => {
  const { event, sold, open } = await makeSoldEvent()
  // A ticket that was given has no price, but its holder is mailed.
  await makeTicket(db, { userId: sold.user.id, liveMasterclassId: event.id })
  const params = { id: event.id }
  const { data: said } = await call(staffEventEndpoints.changePreview, { params }, caller)
  // Two attendees of the order, its buyer, and the person with the given ticket.
  expect(said).toMatchObject({
    holders: 3,
    tickets: 3,
    mailed: 4,
    unpaid_orders: 1,
    refundable: sold.order.total,
  })
  await call(staffOrderEndpoints.cancelEvent, { params }, caller)
  await testApp.runJobs()
  expect((await sold.show()).refunded).toBe(said.refundable)
  expect((await open.show()).state).toBe('cancelled')
  const { data: after } = await call(staffEventEndpoints.changePreview, { params }, caller)
  expect(after).toMatchObject({ tickets: 0, unpaid_orders: 0, refundable: 0 })
})
