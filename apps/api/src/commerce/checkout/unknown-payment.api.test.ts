import { randomUUID } from 'node:crypto'
import { inArray } from '../../platform/db/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { refuseRow } from '../../testing/refuse-row.ts'
import { openStripeServer } from '../../testing/stripe-server.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { reconcilePayments } from './payment.jobs.ts'

const stripe = await openStripeServer()
const testApp = await openTestApp({ payments: { stripe: stripe.settings } })
const { db, services, time, errors } = testApp
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

afterEach(() => {
  stripe.broken = null
  time.now = testNow
})

/** An order of a seat whose payment began. */
async function startSeat() {
  const { ticketType } = await makeEvent(testApp, { seats: 2 })
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
  const checkout = await makeCheckout(testApp, { lines })
  const payment = await checkout.start()
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['payment_id'] === payment.id)
  if (!intent) throw new Error('there is no intent')
  return {
    ...checkout,
    payment,
    intent,
    seatsTaken: async () => {
      const rows = await db()
        .select()
        .from(ticketTypes)
        .where(inArray(ticketTypes.id, [ticketType.id]))
      return rows[0]?.seatsTaken
    },
  }
}

test('orders whose payments Stripe does not know expire, and so do the others (PAY-8)', async () => {
  const unknown = await startSeat()
  const known = await startSeat()
  stripe.intents.delete(unknown.intent.id)
  time.now = inMinutes(16)
  await testApp.expireOrders()
  for (const { show, seatsTaken } of [unknown, known]) {
    expect((await show()).state).toBe('expired')
    expect(await seatsTaken()).toBe(0)
  }
  const entries = await services.audit.entriesOf({ type: 'order', id: unknown.order.id })
  expect(entries).toMatchObject([
    {
      action: 'order.payment-unknown',
      actorRole: 'system',
      before: { paymentState: 'needs_card' },
      after: { paymentState: 'cancelled' },
    },
  ])
})

test('an order whose payment Stripe does not know can be paid again, and cancelled', async () => {
  const { order, token, intent, start, show } = await startSeat()
  stripe.intents.delete(intent.id)
  expect((await start()).state).toBe('needs_card')
  stripe.intents.clear()
  await testApp.call(orderEndpoints.cancel, { params: { id: order.id } }, { token })
  expect((await show()).state).toBe('cancelled')
})

test('one order that cannot expire does not keep the others from it, and is logged', async () => {
  const bad = await startSeat()
  const good = await startSeat()
  const repair = await refuseRow(db, 'orders', `new.id = '${bad.order.id}'`)
  time.now = inMinutes(16)
  await testApp.expireOrders()
  expect((await good.show()).state).toBe('expired')
  expect(await good.seatsTaken()).toBe(0)
  expect((await bad.show()).state).toBe('awaiting_payment')
  expect(errors.splice(0)).toMatchObject([{ order: bad.order.id, err: { message: 'bad row' } }])
  await repair()
  await testApp.expireOrders()
  expect((await bad.show()).state).toBe('expired')
})

test('a hundred payments that cannot be checked do not keep newer ones from it', async () => {
  const { order, start } = await makeCheckout(testApp)
  await start()
  const bad = Array.from({ length: 120 }, (_, index) => ({
    orderId: order.id,
    idempotencyKey: `bad ${index}`,
    method: 'card' as const,
    provider: 'stripe' as const,
    providerId: `pi_broken_${randomUUID()}`,
    state: 'needs_card' as const,
    amount: order.total,
    currency: order.currency,
    createdAt: inMinutes(-60),
  }))
  await db().insert(payments).values(bad)
  const newer = await makeCheckout(testApp, {
    member: await makeMember(db, time.now),
    lines: [{ type: 'course', id: (await makeCourse(db)).id, count: 1 }],
  })
  const payment = await newer.start()
  stripe.pay(payment.card_form?.client_secret ?? '', 'pm_card_visa')
  stripe.broken = /broken/
  for (const minute of [2, 3, 4]) {
    time.now = inMinutes(minute)
    await services.jobs.enqueue(reconcilePayments, {})
    await testApp.runJobs()
  }
  expect((await newer.show()).state).toBe('paid')
})
