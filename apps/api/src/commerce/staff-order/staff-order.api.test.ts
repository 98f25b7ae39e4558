import { randomUUID } from 'node:crypto'
import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { sitemapEntryEndpoints } from '@chignon/contract/catalogue/sitemap-entry'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { eq, sql } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { releaseOrder } from '../checkout/release-order.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { listInvoices } from '../invoice/invoice.queries.ts'
import { updateSearchIndex } from '../../catalogue/search/update-search-index.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { bookingsCsv } from './bookings-csv.ts'
import { bookingsOf, type Booking } from './bookings.queries.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { token: staff } = await makeMember(db, time.now, { role: 'staff' })

const markPaid = (orderId: string, amount: number, reference: string = randomUUID()) =>
  testApp.request('POST', `/staff/orders/${orderId}/mark-paid`, {
    token: staff,
    body: { amount, reference },
  })

async function refundsOf(orderId: string) {
  const rows = await db()
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt, refunds.id)
  return rows.map(({ amount, reason }) => [amount, reason])
}

describe('a bank transfer (INVOICE-5)', () => {
  test('in two parts: the order waits for the rest, and each transfer is recorded once', async () => {
    const { order, start, show } = await makeCheckout(testApp)
    await start('transfer')
    const part = order.total - 100
    expect(await markPaid(order.id, part, 'NTRF-1')).toMatchObject({
      status: 200,
      body: { data: { state: 'awaiting_payment', payment: { transfer: { received: part } } } },
    })
    expect((await markPaid(order.id, part, 'NTRF-1')).status).toBe(409)
    expect(await markPaid(order.id, 100)).toMatchObject({ body: { data: { state: 'paid' } } })
    expect((await show()).state).toBe('paid')
    const entries = await services.audit.entriesOf({ type: 'order', id: order.id })
    expect(entries.map(({ action }) => action)).toEqual(['order.mark-paid', 'order.mark-paid'])
  })

  test('of too much pays the order, and the difference is to be returned', async () => {
    const { order, start, show } = await makeCheckout(testApp)
    await start('transfer')
    await markPaid(order.id, order.total + 250)
    expect((await show()).state).toBe('paid')
    expect(await db().select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { amount: 250, reason: 'overpaid', state: 'created' },
    ])
  })

  test('that comes after the invoice was cancelled pays the order, with a new invoice (INVOICE-8)', async () => {
    const { order, start, show } = await makeCheckout(testApp)
    await start('transfer')
    time.now = new Date(testNow.getTime() + 8 * 24 * 60 * 60 * 1000)
    await releaseOrder(services, order.id, 'expire')
    expect((await show()).state).toBe('expired')
    await markPaid(order.id, order.total)
    expect((await show()).state).toBe('paid')
    const lines = [{ line_id: order.lines[0]?.line_id ?? '' }]
    await testApp.call(
      staffOrderEndpoints.refund,
      { params: { id: order.id }, body: { lines } },
      { token: staff },
    )
    time.now = testNow
    const contents = (await listInvoices(db(), order.id)).map(({ content }) => content)
    expect(contents).toMatchObject([
      { kind: 'invoice', payment: { paid_at: null } },
      { kind: 'credit_note', credited: { number: contents[0]?.number, reason: 'unpaid' } },
      { kind: 'invoice', payment: { method: 'transfer', paid_at: expect.any(String), transfer: null } },
      { kind: 'credit_note', credited: { number: contents[2]?.number, reason: 'staff' } },
    ])
  })

  test('in part for an order that is cancelled is to be returned, and so is the rest if it comes', async () => {
    const { order, start, show } = await makeCheckout(testApp)
    await start('transfer')
    const part = order.total - 100
    await markPaid(order.id, part)
    await releaseOrder(services, order.id, 'cancel')
    await markPaid(order.id, 100)
    expect((await show()).state).toBe('cancelled')
    expect(await refundsOf(order.id)).toEqual([
      [part, 'overpaid'],
      [100, 'overpaid'],
    ])
    await markPaid(order.id, order.total + 1)
    expect((await show()).state).toBe('paid')
    expect(await refundsOf(order.id)).toEqual([
      [part, 'overpaid'],
      [100, 'overpaid'],
      [1, 'overpaid'],
    ])
  })

  test('in part for an order that is then paid by card is to be returned', async () => {
    const { order, start, pay, refresh, show } = await makeCheckout(testApp)
    await start('transfer')
    await markPaid(order.id, 100)
    const payment = await start('card')
    await pay(payment, 'success')
    await refresh(payment)
    expect((await show()).state).toBe('paid')
    expect(await refundsOf(order.id)).toEqual([[100, 'overpaid']])
  })

  test('for an order without one is refused', async () => {
    const { order } = await makeCheckout(testApp)
    expect((await markPaid(order.id, 100)).status).toBe(409)
    expect((await markPaid(randomUUID(), 100)).status).toBe(404)
  })
})

test('orders are found by number, name, e-mail address and amount', async () => {
  const member = await makeMember(db, time.now, { firstName: 'Zoë', lastName: 'Ibáñez' })
  const { order, user } = await makeCheckout(testApp, { member })
  const amount = (order.total / 100).toFixed(2)
  for (const search of [order.number, order.number.slice(0, 6).toLowerCase(), 'ibanez zoe', user.email]) {
    const { data } = await testApp.call(staffOrderEndpoints.list, { query: { search } }, { token: staff })
    expect(
      data.map(({ id }) => id),
      search,
    ).toEqual([order.id])
  }
  const { data } = await testApp.call(
    staffOrderEndpoints.list,
    { query: { search: `$${amount}` } },
    { token: staff },
  )
  expect(data.every(({ total }) => total === order.total)).toBe(true)
  expect(data.map(({ id }) => id)).toContain(order.id)
})

test('staff refund a part of a line, which the audit log records', async () => {
  const { order, start, pay, refresh } = await makeCheckout(testApp)
  const payment = await start()
  await pay(payment, 'success')
  await refresh(payment)
  const lines = [{ line_id: order.lines[0]?.line_id ?? '', amount: 500 }]
  const refund = { params: { id: order.id }, body: { lines } }
  const { data } = await testApp.call(staffOrderEndpoints.refund, refund, { token: staff })
  expect(data).toMatchObject({ state: 'partly_refunded', refunded: 500 })
  const [entry] = await services.audit.entriesOf({ type: 'order', id: order.id })
  expect(entry).toMatchObject({ action: 'order.refund', after: { refunded: 500 } })
  const tooMuch = await testApp.request('POST', `/staff/orders/${order.id}/refund`, {
    token: staff,
    body: { lines: [{ ...lines[0], amount: order.total }] },
  })
  expect(tooMuch.status).toBe(422)
})

const noticesOf = async (userId: string) => {
  const { rows } = await services.notifications.list(userId, { page: 1, per_page: 20 })
  return rows.map(({ kind }) => kind).toSorted()
}

test('a cancelled event refunds its tickets, cancels open orders and notifies holders (REFUND-4)', async () => {
  const { event, ticketType } = await makeEvent(testApp)
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
  const sold = await makeCheckout(testApp, { lines })
  const payment = await sold.start()
  await sold.pay(payment, 'success')
  await sold.refresh(payment)
  const open = await makeCheckout(testApp, { lines })
  await testApp.call(staffOrderEndpoints.cancelEvent, { params: { id: event.id } }, { token: staff })
  await testApp.runJobs()
  expect(await sold.show()).toMatchObject({ state: 'refunded', refunded: sold.order.total })
  expect((await open.show()).state).toBe('cancelled')
  const [ticket] = await db().select().from(tickets).where(eq(tickets.userId, sold.user.id))
  expect(ticket?.state).toBe('cancelled')
  const mails = await testApp.mailTo(sold.user.email)
  expect(mails.map(({ kind }) => kind)).toContain('event-cancelled')
  expect(await noticesOf(sold.user.id)).toContain('event-changed')

  // Its page stays, but it is in no list and sells nothing (EVENT-7).
  const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id: event.slug } })
  expect(data).toMatchObject({ schedule: 'cancelled', seats_left: 0, tickets: [{ is_usable: false }] })
  const { data: listed } = await testApp.call(liveMasterclassEndpoints.list, { query: { per_page: 50 } })
  expect(listed.map(({ id }) => id)).not.toContain(event.id)
  const entries = await testApp.call(sitemapEntryEndpoints.list, { query: { type: ['live-masterclass'] } })
  expect(entries.data.map(({ slug }) => slug)).not.toContain(event.slug)
  await updateSearchIndex(db)
  const found = await db().execute(sql`select from search_entries where thing_id = ${event.id}`)
  expect(found.rows).toEqual([])
  await expect(makeCheckout(testApp, { lines })).rejects.toThrow()
  const again = await testApp.request('POST', `/staff/live-masterclasses/${event.id}/cancel`, {
    token: staff,
  })
  expect(again.status).toBe(409)
})

test('an event without a new date stays in the list and sells nothing; then its tickets move with it (EVENT-7)', async () => {
  const { event, ticketType } = await makeEvent(testApp)
  const usableUntil = new Date(event.startsAt.getTime() + 60_000)
  await db().update(ticketTypes).set({ usableUntil }).where(eq(ticketTypes.id, ticketType.id))
  const postpone = (starts_at: string | null, ends_at: string | null) =>
    testApp.request('POST', `/staff/live-masterclasses/${event.id}/postpone`, {
      token: staff,
      body: { starts_at, ends_at },
    })
  expect((await postpone(null, '2027-06-02T09:00:00Z')).status).toBe(422)
  expect((await postpone(null, null)).status).toBe(200)
  time.now = new Date(event.endsAt.getTime() + 1)
  const { data } = await testApp.call(liveMasterclassEndpoints.list, {
    query: { status: 'upcoming', per_page: 50 },
  })
  const previous_starts_at = event.startsAt.toISOString()
  expect(data.find(({ id }) => id === event.id)).toMatchObject({
    status: 'upcoming',
    schedule: 'postponed',
    previous_starts_at,
    seats_left: 0,
  })
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
  await expect(makeCheckout(testApp, { lines })).rejects.toThrow()
  time.now = testNow

  const moved = new Date(event.startsAt.getTime() + 90 * 24 * 60 * 60 * 1000)
  await postpone(moved.toISOString(), new Date(moved.getTime() + 60 * 60 * 1000).toISOString())
  const shown = await testApp.call(liveMasterclassEndpoints.show, { params: { id: event.id } })
  expect(shown.data).toMatchObject({ schedule: 'rescheduled', previous_starts_at, revision: 2 })
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
  expect(type?.usableUntil).toEqual(new Date(moved.getTime() + 60_000))
})

test('a postponed event has its new date, and holders are notified', async () => {
  const { event, ticketType } = await makeEvent(testApp)
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
  const sold = await makeCheckout(testApp, { lines })
  const payment = await sold.start()
  await sold.pay(payment, 'success')
  await sold.refresh(payment)
  const postpone = (starts_at: string, ends_at: string) =>
    testApp.request('POST', `/staff/live-masterclasses/${event.id}/postpone`, {
      token: staff,
      body: { starts_at, ends_at },
    })
  expect((await postpone('2027-06-02T09:00:00Z', '2027-06-01T09:00:00Z')).status).toBe(422)
  expect((await postpone('2027-06-01T09:00:00Z', '2027-06-02T09:00:00Z')).status).toBe(200)
  const mails = await testApp.mailTo(sold.user.email)
  expect(mails.map(({ kind }) => kind)).toContain('event-postponed')

  // The buyer is notified once, though there are two changes, and no one else; it is not mailed again.
  expect((await postpone('2027-07-01T09:00:00Z', '2027-07-02T09:00:00Z')).status).toBe(200)
  expect(await noticesOf(sold.user.id)).toEqual(['event-changed', 'order-paid'])
  expect((await testApp.mailTo(sold.user.email)).map(({ kind }) => kind)).not.toContain('notification')
})

test('exports the lines of all orders as CSV, without formulas', async () => {
  const member = await makeMember(db, time.now, { firstName: '=1+1', lastName: 'a,"b"' })
  const { order } = await makeCheckout(testApp, { member })
  const { status, bytes } = await testApp.file('/staff/orders.csv', { authorization: `Bearer ${staff}` })
  expect(status).toBe(200)
  const bookings: Booking[] = []
  for await (const batch of bookingsOf(db, { from: null, until: null })) bookings.push(...batch)
  expect(bytes.toString()).toBe(bookingsCsv(bookings))
  const row = bytes
    .toString()
    .split('\r\n')
    .find((text) => text.startsWith(order.number))
  expect(row).toContain(`"'=1+1 a,""b"""`)
})

test('exports the orders of a period', async () => {
  const headers = { authorization: `Bearer ${staff}` }
  time.now = new Date('2027-04-10T23:59:59Z')
  const { token: buyer, user } = await makeMember(db, time.now)
  const member = { user, token: buyer }
  const first = await makeCheckout(testApp, { member })
  time.now = new Date('2027-04-11T00:00:00Z')
  const second = await makeCheckout(testApp, { member })
  time.now = testNow
  const numbersIn = async (query: string) => {
    const { bytes } = await testApp.file(`/staff/orders.csv?${query}`, headers)
    const text = bytes.toString()
    return [first, second].filter(({ order }) => text.includes(order.number)).map(({ order }) => order.id)
  }
  expect(await numbersIn('from=2027-04-10&to=2027-04-10')).toEqual([first.order.id])
  expect(await numbersIn('from=2027-04-11')).toEqual([second.order.id])
  expect(await numbersIn('to=2027-04-11')).toEqual([first.order.id, second.order.id])
  const wrong = await testApp.file('/staff/orders.csv?from=2027-04-11&to=2027-04-10', headers)
  expect(wrong.status).toBe(422)
})

describe('an Idempotency-Key', () => {
  const call = (path: string, key: string, body: object) =>
    testApp.request('POST', path, { token: staff, body, headers: { 'idempotency-key': key } })

  test('books a transfer once, also at the same time; the key is refused for another call', async () => {
    const { order, start } = await makeCheckout(testApp)
    await start('transfer')
    const path = `/staff/orders/${order.id}/mark-paid`
    const body = { amount: 100, reference: randomUUID(), booked_on: '2027-03-12' }
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => call(path, key, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { data } = await testApp.call(
      staffOrderEndpoints.show,
      { params: { id: order.id } },
      { token: staff },
    )
    expect(data.payment?.transfer?.received).toBe(100)
    expect(data.transfers).toEqual([{ amount: 100, reference: body.reference, booked_on: '2027-03-12' }])
    expect((await call(path, key, { ...body, amount: 200 })).status).toBe(409)
  })

  test('refunds once; a call that failed can be repeated', async () => {
    const { order, start, pay, refresh } = await makeCheckout(testApp)
    const path = `/staff/orders/${order.id}/refund`
    const body = { lines: [{ line_id: order.lines[0]?.line_id ?? '', amount: 300 }] }
    const key = randomUUID()
    expect((await call(path, key, body)).status).toBe(409)
    const payment = await start()
    await pay(payment, 'success')
    await refresh(payment)
    const answers = await Promise.all([1, 2, 3].map(() => call(path, key, body)))
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { data: { refunded: 300 } } })
    expect(await refundsOf(order.id)).toEqual([[300, 'staff']])
  })
})

test('a bank reference is booked once over all orders, however it is typed', async () => {
  const first = await makeCheckout(testApp)
  const second = await makeCheckout(testApp)
  for (const { start } of [first, second]) await start('transfer')
  expect((await markPaid(first.order.id, 100, 'NTRF 2027-03 a')).status).toBe(200)
  expect(await markPaid(second.order.id, 100, ' ntrf2027-03A')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(first.order.number) },
  })
})

test('one order is found by its id', async () => {
  const { order, user } = await makeCheckout(testApp)
  const { data } = await testApp.call(
    staffOrderEndpoints.show,
    { params: { id: order.id } },
    { token: staff },
  )
  expect(data).toMatchObject({ id: order.id, buyer: { id: user.id }, transfers: [] })
  expect((await testApp.request('GET', `/staff/orders/${randomUUID()}`, { token: staff })).status).toBe(404)
})

test('members are refused', async () => {
  const { token } = await makeMember(db, time.now)
  expect((await testApp.request('GET', '/staff/orders', { token })).status).toBe(403)
})
