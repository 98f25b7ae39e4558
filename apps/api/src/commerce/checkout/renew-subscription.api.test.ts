import { subscriptionEndpoints } from '@chignon/contract/commerce/subscription'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import type { TestCard } from '@chignon/contract/commerce/test-till'
import { asc, eq } from '../../platform/db/drizzle.ts'
import { afterEach, expect, test } from 'vitest'
import { grantToken } from '../../identity/session/access-token.queries.ts'
import { makePlan } from '../../platform/db/factories/subscription.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { subscriptions } from '../../platform/db/schema/subscription.ts'
import { testTillCards, testTillCharges } from '../../platform/db/schema/test-till.ts'
import { addMonths } from '../subscription/subscription.rules.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { expireOrders } from './expire-orders.jobs.ts'
import { renewSubscription } from './renew-subscription.ts'
import { renewSubscriptions } from './renew-subscriptions.jobs.ts'

const testApp = await openTestApp()
const { db, services } = testApp
const { show, cancel, changePlan } = subscriptionEndpoints

const monthly = await makePlan(db)
const annual = await makePlan(db, { interval: 'year', price: 19_000 })
const firstEnd = addMonths(testNow, 1)
const secondEnd = addMonths(testNow, 2)
const afterDays = (days: number) => new Date(firstEnd.getTime() + days * 24 * 60 * 60 * 1000)

afterEach(() => {
  testApp.time.now = testNow
})

/** A member whose subscription was paid with a card of the test till. */
async function subscribe(card: TestCard = 'success', plan = monthly) {
  const checkout = await makeCheckout(testApp, { lines: [{ type: 'subscription', id: plan.id, count: 1 }] })
  const { user, start, pay, refresh } = checkout
  const payment = await start()
  await pay(payment, card)
  if (card === 'confirm')
    await testApp.request('POST', `/test-till/charges/${payment.card_form?.client_secret}/confirm`, {
      body: { accept: true },
    })
  await refresh(payment)
  const caller = async () => ({ token: await grantToken(db(), user.id, testApp.time.now) })
  return {
    ...checkout,
    caller,
    shown: async () => (await testApp.call(show, {}, await caller())).data,
    ordersOf: () =>
      db().select().from(orders).where(eq(orders.userId, user.id)).orderBy(asc(orders.createdAt)),
    subjects: async () =>
      (await testApp.mailTo(user.email))
        .map(({ subject }) => subject)
        .filter((subject) => /subscription/.test(subject)),
  }
}

/** Runs the renewals that are due at a time. */
async function renewAt(now: Date) {
  testApp.time.now = now
  await services.jobs.enqueue(renewSubscriptions, {})
  await testApp.runJobs()
  await testApp.runJobs()
}

test('a paid order starts a subscription, with its card saved', async () => {
  const { shown } = await subscribe()
  expect(await shown()).toMatchObject({
    state: 'active',
    plan: { id: monthly.id },
    period_ends_at: firstEnd.toISOString(),
    choices_left: 4,
    has_saved_card: true,
  })
})

test('refuses a second subscription with 409; two that were ordered at once give a longer period', async () => {
  const member = await subscribe()
  const form = { lines: [{ type: 'subscription' as const, id: annual.id }] }
  const again = await testApp.request('POST', '/orders', {
    ...(await member.caller()),
    body: form,
    headers: { 'idempotency-key': 'again' },
  })
  expect(again).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching('already have a subscription') },
  })

  const first = await makeCheckout(testApp, { lines: [{ type: 'subscription', id: monthly.id, count: 1 }] })
  const late = await first.start()
  await first.pay(late, 'late')
  await first.refresh(late)
  // While the bank has not answered, the first order is left as it is (ORDER-15).
  const second = await makeCheckout(testApp, {
    lines: [{ type: 'subscription', id: annual.id, count: 1 }],
    member: first,
  })
  testApp.time.now = new Date(testNow.getTime() + 2 * 60_000)
  await first.refresh(late)
  const payment = await second.start()
  await second.pay(payment, 'success')
  await second.refresh(payment)
  expect((await testApp.call(show, {}, { token: first.token })).data).toMatchObject({
    plan: { id: monthly.id },
    period_ends_at: addMonths(testApp.time.now, 13).toISOString(),
    next_plan: { id: annual.id },
  })
})

test('renews by one order, charged once, also when the job runs several times at once', async () => {
  const { user, shown, ordersOf } = await subscribe()
  await renewAt(new Date(firstEnd.getTime() - 1))
  expect(await ordersOf()).toHaveLength(1)
  testApp.time.now = firstEnd
  const [row] = await db().select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  await Promise.allSettled([1, 2, 3].map(() => renewSubscription(services, row?.id ?? '')))
  await renewAt(firstEnd)
  expect(await shown()).toMatchObject({
    state: 'active',
    period_ends_at: secondEnd.toISOString(),
    choices_left: 4,
  })
  const [, renewal, ...more] = await ordersOf()
  expect(renewal).toMatchObject({ state: 'paid', total: 1915, billing: { full_name: 'Kim Bell' } })
  expect(more).toEqual([])
  const charges = await db()
    .select()
    .from(testTillCharges)
    .innerJoin(payments, eq(payments.id, testTillCharges.paymentId))
    .where(eq(payments.orderId, renewal?.id ?? ''))
  expect(charges.map(({ test_till_charges: { state } }) => state)).toEqual(['paid'])
})

test('tries a declined card again on days 1, 3 and 7 with a mail each, then ends', async () => {
  const { shown, ordersOf, subjects } = await subscribe('confirm')
  const failed = 'We could not renew your subscription'
  await renewAt(firstEnd)
  expect(await shown()).toMatchObject({
    state: 'past_due',
    next_attempt_at: afterDays(1).toISOString(),
    choices_left: 0,
  })
  await renewAt(new Date(afterDays(1).getTime() - 1))
  expect(await subjects()).toEqual([failed])
  await renewAt(afterDays(1))
  await renewAt(afterDays(3))
  expect(await shown()).toMatchObject({ state: 'past_due', next_attempt_at: afterDays(7).toISOString() })
  expect(await subjects()).toEqual([failed, failed, failed])
  await renewAt(afterDays(7))
  expect(await shown()).toMatchObject({
    state: 'ended',
    ended_at: afterDays(7).toISOString(),
    next_attempt_at: null,
  })
  expect(await subjects()).toEqual([failed, failed, failed, 'Your subscription has ended'])
  expect((await ordersOf()).map(({ state }) => state)).toEqual(['paid', 'cancelled'])
})

test('tries that run late keep their distance, and access is kept meanwhile', async () => {
  const { user, shown, ordersOf } = await subscribe('confirm')
  await renewAt(afterDays(9))
  expect(await shown()).toMatchObject({ state: 'past_due', next_attempt_at: afterDays(10).toISOString() })
  await renewAt(new Date(afterDays(9).getTime() + 60 * 60 * 1000))
  expect((await shown())?.next_attempt_at).toBe(afterDays(10).toISOString())
  const [row] = await db().select().from(subscriptions).where(eq(subscriptions.userId, user.id))
  expect(row?.accessEndsAt).toEqual(afterDays(17))
  // Down again, for longer than the order is open.
  testApp.time.now = afterDays(30)
  await services.jobs.enqueue(expireOrders, {})
  await testApp.runJobs()
  await renewAt(afterDays(30))
  expect((await shown())?.next_attempt_at).toBe(afterDays(32).toISOString())
  await renewAt(afterDays(32))
  await renewAt(afterDays(36))
  expect(await shown()).toMatchObject({ state: 'ended', ended_at: afterDays(36).toISOString() })
  expect((await ordersOf()).map(({ state }) => state)).toEqual(['paid', 'expired', 'cancelled'])
})

test('a try that succeeds later renews from the end of the period before', async () => {
  const { shown, ordersOf } = await subscribe('confirm')
  await renewAt(firstEnd)
  await db().update(testTillCards).set({ card: 'success' })
  await renewAt(afterDays(1))
  expect(await shown()).toMatchObject({
    state: 'active',
    period_ends_at: secondEnd.toISOString(),
    renewal_order_id: null,
  })
  expect((await ordersOf()).map(({ state }) => state)).toEqual(['paid', 'paid'])
})

test('a past due renewal can be paid with another card, which later renewals are charged to', async () => {
  const member = await subscribe('confirm')
  await renewAt(firstEnd)
  const id = (await member.shown())?.renewal_order_id ?? ''
  const caller = await member.caller()
  const started = await testApp.request('POST', `/orders/${id}/payments`, {
    ...caller,
    body: { method: 'card' },
    headers: { 'idempotency-key': 'another-card' },
  })
  expect(started).toMatchObject({ status: 201 })
  const [charge] = await db().select().from(testTillCharges).where(eq(testTillCharges.state, 'open'))
  await testApp.request('POST', `/test-till/charges/${charge?.secret}/pay`, { body: { card: 'success' } })
  await testApp.runJobs()
  expect(await member.shown()).toMatchObject({ state: 'active', period_ends_at: secondEnd.toISOString() })
  await renewAt(secondEnd)
  expect(await member.shown()).toMatchObject({
    state: 'active',
    period_ends_at: addMonths(testNow, 3).toISOString(),
  })
  expect(
    (await testApp.call(orderEndpoints.show, { params: { id } }, await member.caller())).data.state,
  ).toBe('paid')
})

test('a late answer renews once it has come', async () => {
  const { shown } = await subscribe('success')
  await db().update(testTillCards).set({ card: 'late' })
  await renewAt(firstEnd)
  expect(await shown()).toMatchObject({ state: 'active', choices_left: 0 })
  await renewAt(new Date(firstEnd.getTime() + 2 * 60 * 60 * 1000))
  expect(await shown()).toMatchObject({
    state: 'active',
    period_ends_at: secondEnd.toISOString(),
    choices_left: 4,
  })
})

test('a cancelled subscription ends with its period, and nothing is charged', async () => {
  const { caller, shown, ordersOf } = await subscribe()
  await testApp.call(cancel, {}, await caller())
  await renewAt(firstEnd)
  expect(await shown()).toMatchObject({ state: 'ended', ended_at: firstEnd.toISOString() })
  expect(await ordersOf()).toHaveLength(1)
})

test('a changed plan is charged from the renewal on', async () => {
  const { caller, shown, ordersOf } = await subscribe()
  await testApp.call(changePlan, { body: { plan_id: annual.id } }, await caller())
  await renewAt(firstEnd)
  expect(await shown()).toMatchObject({
    plan: { id: annual.id },
    next_plan: null,
    period_ends_at: addMonths(testNow, 13).toISOString(),
  })
  expect((await ordersOf())[1]).toMatchObject({ subtotal: 19_000 })
})
