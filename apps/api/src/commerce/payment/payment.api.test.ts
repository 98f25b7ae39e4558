import { randomUUID } from 'node:crypto'
import { testTillEndpoints } from '@chignon/contract/commerce/test-till'
import { eq } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { expireOrders } from '../checkout/expire-orders.jobs.ts'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderAttendees, orders } from '../../platform/db/schema/order.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { testTillCharges } from '../../platform/db/schema/test-till.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(testNow.getTime() + days * day)

const effectsOf = async (order: { id: string; lines: { line_id: string }[] }) => ({
  accesses: (
    await db()
      .select()
      .from(accesses)
      .where(eq(accesses.orderLineId, order.lines[0]?.line_id ?? ''))
  ).length,
  invoices: (await db().select().from(invoices).where(eq(invoices.orderId, order.id))).length,
})

describe('by card', () => {
  test('an accepted card pays the order: access starts at payment (ACCESS-3)', async () => {
    const { order, user, start, pay, refresh, show } = await makeCheckout(testApp)
    const payment = await start()
    expect(payment).toMatchObject({
      method: 'card',
      state: 'needs_card',
      amount: order.total,
      card_form: { provider: 'test-till', publishable_key: null },
    })
    expect(await show()).toMatchObject({ state: 'awaiting_payment', payment: { id: payment.id } })
    time.now = inDays(0.005)
    await pay(payment, 'success')
    expect(await refresh(payment)).toMatchObject({ state: 'succeeded', card_form: null })
    expect(await show()).toMatchObject({ state: 'paid', paid_at: time.now.toISOString(), held_until: null })
    expect(await db().select().from(accesses).where(eq(accesses.userId, user.id))).toMatchObject([
      { startsAt: time.now, endsAt: new Date(time.now.getTime() + 30 * day) },
    ])
    expect(await effectsOf(order)).toEqual({ accesses: 1, invoices: 1 })
    time.now = testNow
  })

  test('a declined card is followed by another attempt on the same order', async () => {
    const { order, start, pay, refresh, show } = await makeCheckout(testApp)
    const first = await start()
    await pay(first, 'declined')
    expect(await refresh(first)).toMatchObject({
      state: 'declined',
      decline_message: 'Your card was declined. Try another card, or ask your bank.',
    })
    const second = await start()
    expect(second.id).not.toBe(first.id)
    expect((await refresh(first)).state).toBe('cancelled')
    await pay(second, 'success')
    await refresh(second)
    expect((await show()).state).toBe('paid')
    expect(await effectsOf(order)).toEqual({ accesses: 1, invoices: 1 })
  })

  test('a card that asks for confirmation pays once it is confirmed', async () => {
    const { start, pay, refresh, show } = await makeCheckout(testApp)
    const payment = await start()
    await pay(payment, 'confirm')
    expect((await refresh(payment)).state).toBe('needs_confirmation')
    const secret = payment.card_form?.client_secret ?? ''
    await testApp.call(testTillEndpoints.confirm, { params: { secret }, body: { accept: true } })
    expect((await refresh(payment)).state).toBe('succeeded')
    expect((await show()).state).toBe('paid')
  })

  test('a late answer arrives by webhook', async () => {
    const { start, pay, refresh, show } = await makeCheckout(testApp)
    const payment = await start()
    await pay(payment, 'late')
    expect((await refresh(payment)).state).toBe('processing')
    time.now = new Date(testNow.getTime() + 61_000)
    await testApp.runJobs()
    expect((await show()).state).toBe('paid')
    time.now = testNow
  })

  test('the same key 100 times at once is one attempt and one charge (ORDER-5)', async () => {
    const { order, start } = await makeCheckout(testApp)
    const key = randomUUID()
    const started = await Promise.all(Array.from({ length: 100 }, () => start('card', key)))
    expect(new Set(started.map(({ id, card_form }) => `${id} ${card_form?.client_secret}`)).size).toBe(1)
    const rows = await db().select().from(payments).where(eq(payments.orderId, order.id))
    expect(rows).toHaveLength(1)
    const charges = await db()
      .select()
      .from(testTillCharges)
      .where(eq(testTillCharges.paymentId, rows[0]?.id ?? ''))
    expect(charges).toHaveLength(1)
  })

  test('ten different keys at once leave one attempt open', async () => {
    const { order, start } = await makeCheckout(testApp)
    await Promise.all(Array.from({ length: 10 }, () => start()))
    const rows = await db().select().from(payments).where(eq(payments.orderId, order.id))
    expect(rows.filter(({ state }) => state !== 'cancelled')).toHaveLength(1)
    const charges = await db().select().from(testTillCharges)
    const ids = new Set(rows.map(({ id }) => id))
    const open = charges.filter(({ paymentId, state }) => ids.has(paymentId) && state === 'open')
    expect(open).toHaveLength(1)
  })
})

describe('fulfilment', () => {
  test('buying again before the end adds the days to those that are left (ACCESS-6)', async () => {
    const member = await makeMember(db, time.now)
    const course = await makeCourse(db)
    const left = await makeAccess(
      db,
      member.user.id,
      { courseId: course.id },
      { now: testNow, endsInDays: 5 },
    )
    const lines = [{ type: 'course' as const, id: course.id, count: 1 }]
    const { start, pay, refresh } = await makeCheckout(testApp, { lines, member })
    const payment = await start()
    await pay(payment, 'success')
    await refresh(payment)
    const ends = await db().select().from(accesses).where(eq(accesses.userId, member.user.id))
    expect(ends.map(({ endsAt }) => endsAt)).toEqual([left.endsAt, inDays(35)])
  })

  test('each attendee gets a ticket with a code of its own, and the seats are sold', async () => {
    const { ticketType } = await makeEvent(testApp)
    const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 2 }]
    const { user, start, pay, refresh, show } = await makeCheckout(testApp, { lines })
    const payment = await start()
    await pay(payment, 'success')
    await refresh(payment)
    expect((await show()).held_until).toBeNull()
    const sold = await db().select().from(tickets).where(eq(tickets.userId, user.id))
    expect(sold.map(({ holderName }) => holderName).toSorted()).toEqual(['Attendee 1', 'Attendee 2'])
    expect(new Set(sold.map(({ code }) => code)).size).toBe(2)
    const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
    expect(type?.seatsTaken).toBe(2)
  })
})

describe('refuses', () => {
  const startOf = (orderId: string, token: string, method = 'card', key: string | null = randomUUID()) =>
    testApp.request('POST', `/orders/${orderId}/payments`, {
      token,
      body: { method },
      headers: key === null ? {} : { 'idempotency-key': key },
    })

  test('an order without attendees or billing address', async () => {
    const { ticketType } = await makeEvent(testApp)
    const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
    const { order, token } = await makeCheckout(testApp, { lines })
    await db().delete(orderAttendees).where(eq(orderAttendees.orderId, order.id))
    await db().update(orders).set({ billing: null }).where(eq(orders.id, order.id))
    expect(await startOf(order.id, token)).toMatchObject({
      status: 422,
      body: {
        errors: {
          attendees: ['Please add attendee/s to continue with next step.'],
          billing: ['Please enter a billing address first.'],
        },
      },
    })
  })

  test('an order whose hold is over, and one that is paid', async () => {
    const { ticketType } = await makeEvent(testApp)
    const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
    const late = await makeCheckout(testApp, { lines })
    time.now = new Date(testNow.getTime() + 15 * 60_000)
    expect((await startOf(late.order.id, late.token)).status).toBe(410)
    time.now = testNow
    const paid = await makeCheckout(testApp)
    const payment = await paid.start()
    await paid.pay(payment, 'success')
    expect((await startOf(paid.order.id, paid.token)).status).toBe(409)
    expect((await paid.show()).state).toBe('paid')
  })

  test('a missing key, and another person’s order', async () => {
    const { order, token } = await makeCheckout(testApp)
    expect((await startOf(order.id, token, 'card', null)).status).toBe(422)
    const other = await makeMember(db, time.now)
    expect((await startOf(order.id, other.token)).status).toBe(404)
    expect((await startOf(order.id, token, 'free')).status).toBe(409)
  })
})

test('a free order is fulfilled at once, without a payment', async () => {
  const course = await makeCourse(db, { price: 0 })
  const { order, start, show } = await makeCheckout(testApp, {
    lines: [{ type: 'course', id: course.id, count: 1 }],
  })
  expect(await start('free')).toMatchObject({ method: 'free', state: 'succeeded', amount: 0 })
  expect((await show()).state).toBe('paid')
  expect(await effectsOf(order)).toMatchObject({ accesses: 1 })
})

describe('by bank transfer', () => {
  const ticketsOf = async (count: number, startsInDays?: number) => {
    const { ticketType } = await makeEvent(testApp, startsInDays === undefined ? {} : { startsInDays })
    return [{ type: 'ticket' as const, id: ticketType.id, count }]
  }

  test('shows what to transfer until one instant, and holds the seats until then (INVOICE-1)', async () => {
    const { order, start, show } = await makeCheckout(testApp, { lines: await ticketsOf(2) })
    const dueAt = inDays(7).toISOString()
    expect(await start('transfer')).toMatchObject({
      method: 'transfer',
      state: 'processing',
      transfer: {
        reference: order.number,
        amount: order.total,
        received: 0,
        due_at: dueAt,
        is_sample: true,
        epc: null,
      },
    })
    expect(await show()).toMatchObject({ state: 'awaiting_payment', due_at: dueAt, held_until: dueAt })
    const holdOf = async () =>
      (await db().select().from(orders).where(eq(orders.id, order.id))).map(({ hold }) => hold)
    expect(await holdOf()).toEqual(['billed'])
    expect(await effectsOf(order)).toMatchObject({ invoices: 1 })
    // The job that ends a hold runs, and leaves the order alone.
    time.now = inDays(1)
    await testApp.runJobs()
    expect((await show()).state).toBe('awaiting_payment')
    // At the instant it is due the order, its seats and its invoice are cancelled.
    time.now = inDays(7)
    await testApp.services.jobs.enqueue(expireOrders, {})
    await testApp.runJobs()
    expect(await show()).toMatchObject({ state: 'expired', payment: { state: 'cancelled' } })
    const issued = await db().select().from(invoices).where(eq(invoices.orderId, order.id))
    expect(issued.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice'])
    time.now = testNow
  })

  test('is refused if the event begins before the invoice is due (INVOICE-3)', async () => {
    const { order, token } = await makeCheckout(testApp, { lines: await ticketsOf(1, 6) })
    const response = await testApp.request('POST', `/orders/${order.id}/payments`, {
      token,
      body: { method: 'transfer' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(response.status).toBe(409)
  })

  test('is refused beyond four unpaid seats of a person (INVOICE-7)', async () => {
    const member = await makeMember(db, time.now)
    await (await makeCheckout(testApp, { lines: await ticketsOf(3), member })).start('transfer')
    const second = await makeCheckout(testApp, { lines: await ticketsOf(2), member })
    const response = await testApp.request('POST', `/orders/${second.order.id}/payments`, {
      token: member.token,
      body: { method: 'transfer' },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(response).toMatchObject({ status: 409 })
    await (await makeCheckout(testApp, { lines: await ticketsOf(1), member })).start('transfer')
  })
})
