import type { StaffOrder } from '@chignon/contract/commerce/staff-order'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { ticketEndpoints } from '@chignon/contract/commerce/ticket'
import { withdrawalEndpoints } from '@chignon/contract/commerce/withdrawal'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderAttendees } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { listInvoices } from '../invoice/invoice.queries.ts'
import { changeRefund, listRefunds } from '../payment/refund.queries.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const { token: staff } = await makeMember(db, time.now, { role: 'staff' })
const inDays = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)

/** A paid order of three tickets, of which the first has one of the two packages. The prices leave cents over. */
async function buyTickets() {
  const event = await makeLiveMasterclass(db, {
    startsAt: inDays(30),
    endsAt: inDays(31),
    tickets: [{ price: 1999, seats: 20 }],
    packages: [{ price: 333, stock: 5 }],
  })
  const [type, extra] = [event.tickets[0]?.id ?? '', event.packages[0]?.id ?? '']
  const lines = [
    { type: 'ticket' as const, id: type, count: 3 },
    { type: 'package' as const, id: extra, count: 2 },
  ]
  const checkout = await makeCheckout(testApp, { lines })
  const { order, user, start, pay, refresh } = checkout
  const attendees = await db().select().from(orderAttendees).where(eq(orderAttendees.orderId, order.id))
  for (const { id } of attendees.filter(({ position }) => position < 3))
    await db().update(orderAttendees).set({ ticketPackageId: extra }).where(eq(orderAttendees.id, id))
  const payment = await start()
  await pay(payment, 'success')
  await refresh(payment)
  const [ticketLine, packageLine] = order.lines
  if (!ticketLine || !packageLine) throw new Error('the order has no lines')
  const sold = async () => {
    return await db().select().from(tickets).where(eq(tickets.userId, user.id)).orderBy(tickets.holderName)
  }
  const taken = async () => {
    const [ofType] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, type))
    const [ofExtra] = await db().select().from(ticketPackages).where(eq(ticketPackages.id, extra))
    return [ofType?.seatsTaken, ofExtra?.stockTaken]
  }
  const refund = async (line: object): Promise<{ status: number; data?: StaffOrder }> => {
    const { status, body } = await testApp.request('POST', `/staff/orders/${order.id}/refund`, {
      token: staff,
      body: { lines: [{ line_id: ticketLine.line_id, ...line }] },
    })
    return { status, ...(status === 200 ? { data: (body as { data: StaffOrder }).data } : {}) }
  }
  return { ...checkout, event, ticketLine, packageLine, sold, taken, refund }
}

test('staff return one ticket of a line: it alone is void, and its seat and package are free once (REFUND-8)', async () => {
  const { order, sold, taken, refund } = await buyTickets()
  const [first, second, third] = await sold()
  expect((await refund({ ticket_ids: [second?.id] })).data).toMatchObject({ state: 'partly_refunded' })
  expect((await sold()).map(({ state }) => state)).toEqual(['valid', 'refunded', 'valid'])
  expect(await taken()).toEqual([2, 1])
  expect((await refund({ ticket_ids: [second?.id] })).status).toBe(409)

  const atDoor = (code = '') =>
    testApp.request('POST', '/staff/tickets/check-in', { token: staff, body: { code, where: 'Main' } })
  expect((await atDoor(second?.code)).status).toBe(409)
  expect((await atDoor(third?.code)).status).toBe(200)
  expect((await testApp.mailTo(second?.holderEmail ?? '')).map(({ kind }) => kind)).toContain(
    'ticket-refunded',
  )
  expect((await testApp.mailTo(first?.holderEmail ?? '')).map(({ kind }) => kind)).not.toContain(
    'ticket-refunded',
  )

  // The used one cannot be chosen; without a choice it is the last unused one.
  expect((await refund({ ticket_ids: [third?.id] })).status).toBe(409)
  await refund({ ticket_count: 1 })
  expect((await sold()).map(({ state }) => state)).toEqual(['refunded', 'refunded', 'used'])
  expect(await taken()).toEqual([1, 0])
  await refund({})
  expect(await taken()).toEqual([0, 0])

  const [invoice, ...notes] = (await listInvoices(db(), order.id)).map(({ content }) => content)
  expect(notes.map(({ lines }) => lines.map(({ count, unit_price: price }) => [count, price]))).toEqual([
    [
      [1, 1999],
      [1, 333],
    ],
    [
      [1, 1999],
      [1, 333],
    ],
    [[1, 1999]],
  ])
  for (const key of ['subtotal', 'discount', 'tax', 'total'] as const) {
    for (const note of notes) expect(note.lines.reduce((sum, line) => sum + line[key], 0)).toBe(note[key])
    expect(notes.reduce((sum, note) => sum + note[key], 0)).toBe(invoice?.[key])
  }
})

test('an amount alone makes no ticket void before the line is returned in full', async () => {
  const { ticketLine, sold, taken, refund } = await buyTickets()
  await refund({ amount: 2500 })
  expect((await sold()).map(({ state }) => state)).toEqual(['valid', 'valid', 'valid'])
  const [ticket] = await sold()
  await refund({ ticket_ids: [ticket?.id] })
  expect(await taken()).toEqual([2, 1])
  const { data } = await refund({})
  expect((await sold()).map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(await taken()).toEqual([0, 1])
  expect(data?.lines.find(({ line_id: id }) => id === ticketLine.line_id)?.refunded).toBe(ticketLine.total)
})

test('the buyer returns tickets of a postponed event, in two steps (REFUND-7)', async () => {
  const { event, order, token, user, sold } = await buyTickets()
  const params = { id: order.id }
  const show = async () => (await testApp.call(withdrawalEndpoints.options, { params }, { token })).data
  expect((await show()).options).toEqual([])
  time.now = inDays(10)
  const dates = { starts_at: inDays(90).toISOString(), ends_at: inDays(91).toISOString() }
  await testApp.call(
    staffOrderEndpoints.postponeEvent,
    { params: { id: event.id }, body: dates },
    { token: staff },
  )
  const until = inDays(24).toISOString()
  const { options } = await show()
  expect(options).toHaveLength(3)
  expect(options[0]).toMatchObject({ holder: 'Attendee 1', amount: 2351, until })
  expect((await testApp.call(ticketEndpoints.list, {}, { token })).data[0]?.returnable).toEqual({ until })

  const [ticket] = await sold()
  const body = { ticket_ids: [ticket?.id ?? ''] }
  const asked = await testApp.call(withdrawalEndpoints.request, { params, body }, { token })
  expect(asked.data).toMatchObject({
    lines: [{ holders: ['Attendee 1'] }, { holders: [] }],
    amount: 2351,
    until,
  })
  await testApp.call(withdrawalEndpoints.confirm, { params, body }, { token })
  expect((await sold()).map(({ state }) => state)).toEqual(['refunded', 'valid', 'valid'])
  const mails = await testApp.mailTo(user.email)
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['event-postponed', 'withdrawal-received', 'order-refunded']),
  )
  const received = mails.find(({ kind }) => kind === 'withdrawal-received')
  expect(received?.text).toContain('The tickets are no longer valid.')
  time.now = inDays(24)
  expect((await show()).options).toEqual([])
  const late = await testApp.request('POST', `/orders/${order.id}/withdrawal`, {
    token,
    body: { ticket_ids: [(await sold())[1]?.id] },
  })
  expect(late.status).toBe(409)
  time.now = testNow
})

test('a refund by bank transfer is marked as sent once, with its reference (REFUND-9)', async () => {
  const { order, user, start } = await makeCheckout(testApp)
  await start('transfer')
  const post = (path: string, body: object) =>
    testApp.request('POST', `/staff/orders/${order.id}/${path}`, { token: staff, body })
  await post('mark-paid', { amount: order.total, reference: 'IN-1' })
  await post('refund', { lines: [{ line_id: order.lines[0]?.line_id }] })
  const listToSend = async () => {
    const query = { search: order.number, refund: 'to_send' } as const
    return (await testApp.call(staffOrderEndpoints.list, { query }, { token: staff })).data
  }
  const [refund] = (await listToSend())[0]?.refunds ?? []
  expect(refund).toMatchObject({ state: 'created', method: 'transfer', amount: order.total, reference: null })
  await testApp.runJobs()
  const sent = await post(`refunds/${refund?.id}/mark-sent`, { reference: 'OUT-1' })
  expect(sent).toMatchObject({
    status: 200,
    body: { data: { refunds: [{ state: 'succeeded', reference: 'OUT-1' }] } },
  })
  expect((await post(`refunds/${refund?.id}/mark-sent`, { reference: 'OUT-2' })).status).toBe(409)
  expect(await listToSend()).toEqual([])
  const mails = await testApp.mailTo(user.email)
  expect(mails.find(({ kind }) => kind === 'refund-sent')?.text).toContain('OUT-1')
  const entries = await testApp.services.audit.entriesOf({ type: 'order', id: order.id })
  const sentEntries = entries.filter(({ action }) => action === 'order.mark-refund-sent')
  expect(sentEntries).toMatchObject([{ after: { state: 'succeeded', reference: 'OUT-1' } }])
})

test('a refund of a card can be sent by transfer once the provider could not return it (REFUND-10)', async () => {
  const { order, start, pay, refresh } = await makeCheckout(testApp)
  const payment = await start('card')
  await pay(payment, 'success')
  await refresh(payment)
  const post = (path: string, body: object) =>
    testApp.request('POST', `/staff/orders/${order.id}/${path}`, { token: staff, body })
  await post('refund', { lines: [{ line_id: order.lines[0]?.line_id }] })
  const [refund] = await listRefunds(db(), order.id)
  const markSent = () => post(`refunds/${refund?.id}/mark-sent`, { reference: 'OUT-3' })
  expect((await markSent()).body).toMatchObject({
    message: 'The payment provider returns this money. It can be sent by transfer only if that fails.',
  })
  await changeRefund(db(), refund?.id ?? '', { state: 'failed' })
  expect(await markSent()).toMatchObject({
    status: 200,
    body: { data: { refunds: [{ state: 'succeeded', reference: 'OUT-3' }] } },
  })
})
