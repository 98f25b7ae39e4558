import { randomUUID } from 'node:crypto'
import { moneyCaseEndpoints } from '@chignon/contract/commerce/money-case'
import type { Payment } from '@chignon/contract/commerce/payment'
import { staffOrderEndpoints } from '@chignon/contract/commerce/staff-order'
import { eq } from '../../platform/db/drizzle.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { paymentEvents, payments, refunds } from '../../platform/db/schema/payment.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openStripeServer } from '../../testing/stripe-server.ts'
import type { StripeEvent } from '../../testing/stripe-calls.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { reconcilePayments } from './payment.jobs.ts'
import { refundOrder } from './refund-order.ts'
import { releaseOrder } from './release-order.ts'

const stripe = await openStripeServer()
const testApp = await openTestApp({ payments: { stripe: stripe.settings, answerMs: 1000 } })
const { db, services, errors, time } = testApp
const { token: staff } = await makeMember(db, testNow, { role: 'staff' })

afterEach(() => {
  stripe.mode = 'up'
  time.now = testNow
})

async function send(event: StripeEvent | string | undefined = stripe.events.at(-1)) {
  const { body, headers } = stripe.sign(event ?? '', time.now)
  const url = 'http://academy.test/api/v1/payments/stripe/webhook'
  return (await testApp.fetch(new Request(url, { method: 'POST', body, headers }))).status
}

const intentOf = (payment: Payment) => {
  const intent = [...stripe.intents.values()].find(({ metadata }) => metadata['payment_id'] === payment.id)
  return intent ?? expect.unreachable('Stripe knows the payment')
}

const casesOf = async (order: { id: string }, state: 'open' | 'resolved' = 'open') => {
  const input = { query: { state, per_page: 50 } }
  const { data } = await testApp.call(moneyCaseEndpoints.list, input, { token: staff })
  return data.filter((each) => each.order?.id === order.id)
}

async function makePaid() {
  const checkout = await makeCheckout(testApp)
  const payment = await checkout.start()
  stripe.pay(payment.card_form?.client_secret ?? '', 'pm_card_visa')
  await checkout.refresh(payment)
  return { ...checkout, payment, intent: intentOf(payment) }
}

describe('staff see (PAY-9)', () => {
  test('a dispute, which opens again when it is lost and resolves itself when it is won', async () => {
    const { order, intent, show } = await makePaid()
    stripe.dispute(intent)
    expect(await send()).toBe(204)
    const [found] = await casesOf(order)
    expect(found).toMatchObject({
      kind: 'dispute',
      state: 'open',
      money: { amount: order.total, currency: 'USD' },
      order: { number: order.number },
      dispute: { outcome: 'open', respond_by: expect.any(String) },
      reason: 'fraudulent',
    })
    const resolve = { params: { id: found?.id ?? '' }, body: { note: 'Answered with the attendance list' } }
    await testApp.call(moneyCaseEndpoints.resolve, resolve, { token: staff })
    const again = await testApp.request('POST', `/staff/money-cases/${found?.id}/resolve`, {
      token: staff,
      body: { note: 'twice' },
    })
    expect(again.status).toBe(409)
    expect(await casesOf(order)).toEqual([])
    stripe.dispute(intent, 'lost')
    await send()
    expect(await casesOf(order)).toMatchObject([{ dispute: { outcome: 'lost' } }])
    stripe.dispute(intent, 'won')
    await send()
    expect(await casesOf(order, 'resolved')).toMatchObject([{ dispute: { outcome: 'won' } }])
    expect((await show()).state).toBe('paid')
  })

  test('a refund made in the dashboard, once however it is reported; not one of ours', async () => {
    const { order, intent } = await makePaid()
    const before = stripe.events.length
    const { id: reference } = stripe.refundOutside(intent, 700)
    for (const event of stripe.events.slice(before)) expect(await send(event)).toBe(204)
    expect(await casesOf(order)).toMatchObject([
      { kind: 'outside_refund', reference, money: { amount: 700, currency: 'USD' } },
    ])
    stripe.failRefund(reference)
    await send()
    expect(await casesOf(order)).toEqual([])
  })

  test('a refund that fails after it was sent, until it is sent otherwise', async () => {
    const { order, show } = await makePaid()
    const parts = (await show()).lines.map(({ line_id: lineId, total: amount }) => ({ lineId, amount }))
    const fail = (status: number) => expect.unreachable(`it fails with ${status}`)
    const refundId = await refundOrder(services, { orderId: order.id, parts, reason: 'staff', fail })
    await testApp.runJobs()
    const [refund] = await db().select().from(refunds).where(eq(refunds.id, refundId))
    stripe.failRefund(refund?.providerId ?? '')
    await send()
    errors.splice(0)
    expect(await casesOf(order)).toMatchObject([
      { kind: 'refund_failed', money: { amount: order.total }, reason: 'expired_or_canceled_card' },
    ])
    const sent = { params: { id: order.id, refund: refundId }, body: { reference: 'BANK-7' } }
    await testApp.call(staffOrderEndpoints.markRefundSent, sent, { token: staff })
    expect(await casesOf(order)).toEqual([])
  })

  test('a refund that Stripe refuses, at once', async () => {
    const { order, intent, show } = await makePaid()
    stripe.dispute(intent)
    const parts = (await show()).lines.map(({ line_id: lineId, total: amount }) => ({ lineId, amount }))
    const fail = (status: number) => expect.unreachable(`it fails with ${status}`)
    const refundId = await refundOrder(services, { orderId: order.id, parts, reason: 'staff', fail })
    await testApp.runJobs()
    expect(errors.splice(0)).toMatchObject([{ refund: refundId }])
    expect(await casesOf(order)).toMatchObject([{ kind: 'refund_failed', reason: 'charge_disputed' }])
  })

  test.each([
    ['another amount', { amount_received: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('a payment of %s, which pays nothing; the order can be released', async (_, change) => {
    const { order, start, show } = await makeCheckout(testApp)
    const payment = await start()
    Object.assign(intentOf(payment), change)
    stripe.pay(payment.card_form?.client_secret ?? '', 'pm_card_visa')
    expect(await send()).toBe(204)
    expect(await send()).toBe(204)
    expect(errors.splice(0)).toMatchObject([{ order: order.id }])
    expect(await casesOf(order)).toMatchObject([
      { kind: 'wrong_amount', expected: { amount: order.total, currency: 'USD' } },
    ])
    expect((await show()).state).toBe('awaiting_payment')
    expect(await releaseOrder(services, order.id, 'cancel')).toBe(true)
  })

  test('what has arrived, not what was asked for: more than that is no payment of the order', async () => {
    const { order, start } = await makeCheckout(testApp)
    const payment = await start()
    Object.assign(intentOf(payment), { amount_received: order.total + 1 })
    stripe.pay(payment.card_form?.client_secret ?? '', 'pm_card_visa')
    await send()
    errors.splice(0)
    expect(await casesOf(order)).toMatchObject([{ money: { amount: order.total + 1 } }])
  })
})

describe('a signed webhook', () => {
  const event = (object: object): string =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    })
  const outcomeOf = async (subjectId: string) => {
    const [row] = await db().select().from(paymentEvents).where(eq(paymentEvents.subjectId, subjectId))
    return row?.outcome
  }

  test('about an intent that Stripe does not know is accepted and recorded', async () => {
    expect(await send(event({ id: 'pi_gone', object: 'payment_intent' }))).toBe(204)
    expect(await outcomeOf('pi_gone')).toBe('unknown')
    const { data } = await testApp.call(moneyCaseEndpoints.list, {}, { token: staff })
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'unknown_payment', reference: 'pi_gone', money: null, order: null }),
    )
  })

  test.each(['', 'no JSON', '[]', '{}', '{"id":"evt_1"}', event({ object: 'payment_intent' })])(
    'that is malformed is refused with 400: %s',
    async (body) => {
      expect(await send(body || ' ')).toBe(400)
    },
  )

  test('whose metadata names no payment of ours, or another one, is refused with 409', async () => {
    const paid = await makePaid()
    const unpaid = await makeCheckout(testApp)
    const intent = intentOf(await unpaid.start())
    intent.metadata['payment_id'] = 'order-17-of-another-shop'
    expect(await send(event(intent))).toBe(409)
    intent.metadata['payment_id'] = paid.payment.id
    expect(await send(event(intent))).toBe(409)
    expect((await paid.show()).state).toBe('paid')
    expect(errors).toEqual([])
    await db().delete(payments).where(eq(payments.orderId, unpaid.order.id))
  })
})

describe('while Stripe hangs, the buyer is answered (PAY-10)', () => {
  test('starting: the payment is being checked, and goes on once Stripe answers', async () => {
    const { start, refresh } = await makeCheckout(testApp)
    stripe.mode = 'hanging'
    const payment = await start()
    expect(payment).toMatchObject({ state: 'created', is_checking: true, card_form: null })
    stripe.mode = 'up'
    expect(await refresh(payment)).toMatchObject({
      state: 'needs_card',
      is_checking: false,
      card_form: { client_secret: expect.any(String) },
    })
    expect(
      [...stripe.intents.values()].filter((each) => each.metadata['payment_id'] === payment.id),
    ).toHaveLength(1)
  })

  test('returning from the card: no card is asked for again, and the job resolves it', async () => {
    const { start, refresh, show } = await makeCheckout(testApp)
    const payment = await start()
    stripe.pay(payment.card_form?.client_secret ?? '', 'pm_card_visa')
    stripe.mode = 'hanging'
    expect(await refresh(payment)).toMatchObject({ is_checking: true, card_form: null })
    expect((await show()).payment).toMatchObject({ is_checking: true, card_form: null })
    stripe.mode = 'up'
    time.now = new Date(testNow.getTime() + 120_000)
    await services.jobs.enqueue(reconcilePayments, {})
    await testApp.runJobs()
    expect(await show()).toMatchObject({ state: 'paid', payment: { is_checking: false } })
    expect(await db().select().from(payments).where(eq(payments.id, payment.id))).toMatchObject([
      { unansweredAt: null },
    ])
  })
})
