import type { Payment } from '@chignon/contract/commerce/payment'
import { eq } from '../../platform/db/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { testTillCharges } from '../../platform/db/schema/test-till.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { signingKey } from '../../platform/http/signing-key.ts'
import { signTillEvent } from '../../platform/payment-provider/test-till-webhook.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { reconcilePayments } from './payment.jobs.ts'
import { releaseOrder } from './release-order.ts'

const testApp = await openTestApp()
const { db, time, services, errors } = testApp

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

async function reconcile() {
  await services.jobs.enqueue(reconcilePayments, {})
  await testApp.runJobs()
}

const effectsOf = async (userId: string, orderId: string) => ({
  accesses: (await db().select().from(accesses).where(eq(accesses.userId, userId))).length,
  tickets: (await db().select().from(tickets).where(eq(tickets.userId, userId))).length,
  invoices: (await db().select().from(invoices).where(eq(invoices.orderId, orderId))).length,
  refunds: (await db().select().from(refunds).where(eq(refunds.orderId, orderId))).map(
    ({ reason, state, amount }) => ({ reason, state, amount }),
  ),
})

const oneCourse = { accesses: 1, tickets: 0, invoices: 1, refunds: [] }

describe('a webhook', () => {
  const send = async (chargeId: string, { id = 'tille_1', key = '', at = testNow } = {}) => {
    const secret = key || (await signingKey(db, 'test-till'))
    const { body, headers } = signTillEvent(secret, { id, type: 'charge.paid', charge: chargeId }, at)
    const url = 'http://academy.test/api/v1/payments/test-till/webhook'
    return (await testApp.fetch(new Request(url, { method: 'POST', body, headers }))).status
  }
  const paidCharge = async () => {
    const checkout = await makeCheckout(testApp)
    const payment = await checkout.start()
    await checkout.pay(payment, 'success')
    const [row] = await db().select().from(payments).where(eq(payments.id, payment.id))
    return { ...checkout, payment, chargeId: row?.providerId ?? '' }
  }

  test('pays the order once, however often it arrives and beside the return page', async () => {
    const { user, order, payment, chargeId, refresh, show } = await paidCharge()
    const all = Array.from({ length: 5 }, (_, index) => send(chargeId, { id: `tille_a${index % 3}` }))
    await Promise.all([...all, refresh(payment), refresh(payment), reconcile()])
    expect(await Promise.all(all)).toEqual([204, 204, 204, 204, 204])
    expect((await show()).state).toBe('paid')
    expect(await effectsOf(user.id, order.id)).toEqual(oneCourse)
  })

  test('that is late and out of order changes nothing more', async () => {
    const { user, order, payment, chargeId, refresh } = await paidCharge()
    await refresh(payment)
    time.now = inMinutes(600)
    expect(await send(chargeId, { id: 'tille_late', at: time.now })).toBe(204)
    expect(await effectsOf(user.id, order.id)).toEqual(oneCourse)
    time.now = testNow
  })

  test('that is forged, too old, or of another provider is refused', async () => {
    const { chargeId, show } = await paidCharge()
    expect(await send(chargeId, { id: 'tille_b', key: 'wrong' })).toBe(400)
    expect(await send(chargeId, { id: 'tille_b', at: inMinutes(-6) })).toBe(400)
    expect((await testApp.request('POST', '/payments/stripe/webhook', { body: {} })).status).toBe(404)
    expect((await show()).state).toBe('awaiting_payment')
  })

  test('for another amount is refused and logged', async () => {
    const { user, order, chargeId, show } = await paidCharge()
    await db().update(testTillCharges).set({ amount: 1 }).where(eq(testTillCharges.id, chargeId))
    expect(await send(chargeId, { id: 'tille_c' })).toBe(204)
    expect((await show()).state).toBe('awaiting_payment')
    expect((await effectsOf(user.id, order.id)).accesses).toBe(0)
    expect(errors.splice(0)).toMatchObject([
      { order: order.id, expected: { amount: order.total }, reported: { amount: 1 } },
    ])
    await db().delete(payments).where(eq(payments.orderId, order.id))
  })
})

describe('reconciliation', () => {
  test('records a payment whose webhook and return page never came (ORDER-6)', async () => {
    const { user, order, start, show } = await makeCheckout(testApp)
    const payment = await start()
    await db().update(testTillCharges).set({ state: 'paid' }).where(eq(testTillCharges.paymentId, payment.id))
    time.now = inMinutes(2)
    await reconcile()
    expect((await show()).state).toBe('paid')
    expect(await effectsOf(user.id, order.id)).toEqual(oneCourse)
    time.now = testNow
  })

  test('finds an attempt whose answer was lost, and gives up one that was never created', async () => {
    const found = await makeCheckout(testApp)
    const payment = await found.start()
    const lost = { providerId: null, clientSecret: null, state: 'created' } as const
    await db().update(payments).set(lost).where(eq(payments.id, payment.id))
    const never = await makeCheckout(testApp)
    const gone = await never.start()
    await db().update(payments).set(lost).where(eq(payments.id, gone.id))
    await db().delete(testTillCharges).where(eq(testTillCharges.paymentId, gone.id))
    time.now = inMinutes(11)
    await reconcile()
    expect((await found.show()).state).toBe('awaiting_payment')
    expect(await found.refresh(payment)).toMatchObject({ state: 'needs_card' })
    expect(await never.refresh(gone)).toMatchObject({ state: 'cancelled' })
    time.now = testNow
  })
})

describe('releasing an order (SEAT-4)', () => {
  const makeSeat = async () => {
    const { ticketType } = await makeEvent(testApp, { seats: 1 })
    const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
    const seatsTaken = async () => {
      const [row] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
      return row?.seatsTaken
    }
    return { lines, seatsTaken, ...(await makeCheckout(testApp, { lines })) }
  }

  test('cancels its attempt at the provider first', async () => {
    const { order, start, refresh, seatsTaken, show } = await makeSeat()
    const payment = await start()
    expect(await releaseOrder(services, order.id, 'cancel')).toBe(true)
    expect((await refresh(payment)).state).toBe('cancelled')
    const [charge] = await db()
      .select()
      .from(testTillCharges)
      .where(eq(testTillCharges.paymentId, payment.id))
    expect(charge?.state).toBe('voided')
    expect(await seatsTaken()).toBe(0)
    expect((await show()).state).toBe('cancelled')
  })

  test('fulfils it instead if the attempt has succeeded', async () => {
    const { user, order, start, pay, seatsTaken, show } = await makeSeat()
    await pay(await start(), 'success')
    time.now = inMinutes(16)
    expect(await releaseOrder(services, order.id, 'expire')).toBe(false)
    expect((await show()).state).toBe('paid')
    expect(await seatsTaken()).toBe(1)
    expect(await effectsOf(user.id, order.id)).toMatchObject({ tickets: 1, invoices: 1 })
    time.now = testNow
  })

  test('keeps the seats while a payment is processed', async () => {
    const { order, start, pay, seatsTaken, show } = await makeSeat()
    await pay(await start(), 'late')
    expect(await releaseOrder(services, order.id, 'cancel')).toBe(false)
    expect(await seatsTaken()).toBe(1)
    time.now = inMinutes(2)
    await testApp.runJobs()
    expect((await show()).state).toBe('paid')
    time.now = testNow
  })

  const succeedAfterwards = async (payment: Payment, sale: Awaited<ReturnType<typeof makeSeat>>) => {
    await db().update(testTillCharges).set({ state: 'paid' }).where(eq(testTillCharges.paymentId, payment.id))
    await sale.refresh(payment)
  }

  test('a payment that succeeds afterwards takes the seat again', async () => {
    const sale = await makeSeat()
    const payment = await sale.start()
    await releaseOrder(services, sale.order.id, 'cancel')
    await succeedAfterwards(payment, sale)
    expect((await sale.show()).state).toBe('paid')
    expect(await sale.seatsTaken()).toBe(1)
    expect(await effectsOf(sale.user.id, sale.order.id)).toMatchObject({ tickets: 1, refunds: [] })
  })

  test('a payment that succeeds after the seat was sold is refunded in full', async () => {
    const sale = await makeSeat()
    const payment = await sale.start()
    await releaseOrder(services, sale.order.id, 'cancel')
    await makeCheckout(testApp, { lines: sale.lines })
    await succeedAfterwards(payment, sale)
    await testApp.runJobs()
    expect((await sale.show()).state).toBe('cancelled')
    expect(await sale.seatsTaken()).toBe(1)
    expect(await effectsOf(sale.user.id, sale.order.id)).toEqual({
      accesses: 0,
      tickets: 0,
      invoices: 0,
      refunds: [{ reason: 'seat_gone', state: 'succeeded', amount: sale.order.total }],
    })
    const [charge] = await db()
      .select()
      .from(testTillCharges)
      .where(eq(testTillCharges.paymentId, payment.id))
    expect(charge?.refunded).toBe(sale.order.total)
  })
})

test('a second payment of a paid order is refunded', async () => {
  const { user, order, start, pay, refresh } = await makeCheckout(testApp)
  const first = await start()
  const second = await start()
  await pay(second, 'success')
  await refresh(second)
  await db().update(testTillCharges).set({ state: 'paid' }).where(eq(testTillCharges.paymentId, first.id))
  await refresh(first)
  await testApp.runJobs()
  expect(await effectsOf(user.id, order.id)).toEqual({
    ...oneCourse,
    refunds: [{ reason: 'overpaid', state: 'succeeded', amount: order.total }],
  })
})

test('two orders of one person for the same course, paid at once, add up', async () => {
  const member = await makeMember(db, time.now)
  const lines = [{ type: 'course' as const, id: (await makeCourse(db)).id, count: 1 }]
  const { ticketType } = await makeEvent(testApp)
  const ticket = { type: 'ticket' as const, id: ticketType.id, count: 1 }
  // The held seat keeps the second order from replacing the first (ORDER-15).
  const first = await makeCheckout(testApp, { member, lines: [...lines, ticket] })
  const second = await makeCheckout(testApp, { member, lines })
  await Promise.all(
    [first, second].map(async ({ start, pay, refresh }) => {
      const payment = await start()
      await pay(payment, 'success')
      await refresh(payment)
    }),
  )
  const rows = await db().select().from(accesses).where(eq(accesses.userId, member.user.id))
  const days = rows.map(({ endsAt }) => (endsAt.getTime() - testNow.getTime()) / (24 * 60 * 60 * 1000))
  expect(days.toSorted((a, b) => a - b)).toEqual([30, 60])
})
