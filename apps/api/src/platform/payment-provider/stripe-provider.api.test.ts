import { randomUUID } from 'node:crypto'
import type { Payment } from '@chignon/contract/commerce/payment'
import { eq } from '../db/drizzle.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { refundOrder } from '../../commerce/checkout/refund-order.ts'
import { releaseOrder } from '../../commerce/checkout/release-order.ts'
import { accesses } from '../db/schema/access.ts'
import { payments, refunds } from '../db/schema/payment.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openStripeServer } from '../../testing/stripe-server.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const stripe = await openStripeServer()
const testApp = await openTestApp({ payments: { stripe: stripe.settings } })
const { db, services, errors } = testApp

beforeEach(() => {
  stripe.mode = 'up'
})

const secretOf = ({ card_form: form }: Payment) => form?.client_secret ?? ''
const intentOf = (payment: Payment) =>
  [...stripe.intents.values()].filter(({ metadata }) => metadata['payment_id'] === payment.id)
const accessCount = async (userId: string) =>
  (await db().select().from(accesses).where(eq(accesses.userId, userId))).length

async function sendWebhook(event = stripe.events.at(-1), { at = testNow, secret = '' } = {}) {
  if (!event) throw new Error('Stripe reported nothing')
  const { body, headers } = stripe.sign(event, at, secret || undefined)
  const url = 'http://academy.test/api/v1/payments/stripe/webhook'
  return (await testApp.fetch(new Request(url, { method: 'POST', body, headers }))).status
}

test('an accepted card: the browser gets the client secret and publishable key, the webhook pays', async () => {
  const { user, order, start, show } = await makeCheckout(testApp)
  const payment = await start()
  expect(payment).toMatchObject({
    state: 'needs_card',
    card_form: { provider: 'stripe', publishable_key: 'pk_test_double' },
  })
  expect(intentOf(payment)).toMatchObject([{ amount: order.total, currency: 'usd' }])
  stripe.pay(secretOf(payment), 'pm_card_visa')
  expect(await sendWebhook()).toBe(204)
  expect((await show()).state).toBe('paid')
  expect(await accessCount(user.id)).toBe(1)
})

test('a declined card, then another one in the same attempt', async () => {
  const { start, refresh, show } = await makeCheckout(testApp)
  const payment = await start()
  stripe.pay(secretOf(payment), 'pm_card_chargeDeclined')
  expect(await refresh(payment)).toMatchObject({
    state: 'declined',
    decline_message: 'There is not enough money on this card. Try another card.',
    card_form: { client_secret: secretOf(payment) },
  })
  stripe.pay(secretOf(payment), 'pm_card_visa')
  expect((await refresh(payment)).state).toBe('succeeded')
  expect((await show()).state).toBe('paid')
})

test('a card that needs 3-D Secure, refused and then accepted in another attempt', async () => {
  const { start, refresh, show } = await makeCheckout(testApp)
  const first = await start()
  stripe.pay(secretOf(first), 'pm_card_threeDSecure2Required')
  expect((await refresh(first)).state).toBe('needs_confirmation')
  stripe.settle(secretOf(first), false)
  expect((await refresh(first)).decline_message).toContain('was not confirmed')
  const second = await start()
  expect(intentOf(first)[0]?.status).toBe('canceled')
  stripe.pay(secretOf(second), 'pm_card_threeDSecure2Required')
  stripe.settle(secretOf(second), true)
  await refresh(second)
  expect((await show()).state).toBe('paid')
})

describe('webhooks', () => {
  test('twice, and out of order, have one effect', async () => {
    const { user, start, show } = await makeCheckout(testApp)
    const payment = await start()
    const before = stripe.events.length
    stripe.pay(secretOf(payment), 'pm_card_chargeDeclined')
    stripe.pay(secretOf(payment), 'pm_late')
    stripe.settle(secretOf(payment), true)
    const reported = stripe.events.slice(before).toReversed()
    for (const event of [...reported, ...reported]) expect(await sendWebhook(event)).toBe(204)
    expect((await show()).state).toBe('paid')
    expect(await accessCount(user.id)).toBe(1)
  })

  test('forged, damaged or old ones are refused', async () => {
    const { start, show } = await makeCheckout(testApp)
    stripe.pay(secretOf(await start()), 'pm_card_visa')
    const event = stripe.events.at(-1)
    expect(await sendWebhook(event, { secret: 'whsec_forged' })).toBe(400)
    expect(await sendWebhook(event, { at: new Date(testNow.getTime() - 301_000) })).toBe(400)
    const url = 'http://academy.test/api/v1/payments/stripe/webhook'
    expect((await testApp.fetch(new Request(url, { method: 'POST', body: '{}' }))).status).toBe(400)
    expect((await show()).state).toBe('awaiting_payment')
  })

  test('for another amount are refused and logged', async () => {
    const { start, show } = await makeCheckout(testApp)
    const payment = await start()
    const [intent] = intentOf(payment)
    if (intent) intent.amount = 1
    stripe.pay(secretOf(payment), 'pm_card_visa')
    expect(await sendWebhook()).toBe(204)
    expect((await show()).state).toBe('awaiting_payment')
    expect(errors.splice(0)).toHaveLength(1)
  })

  test('about intents of others change nothing', async () => {
    const intent = await services.payments.createAttempt({
      savesCard: false,
      paymentId: randomUUID(),
      amount: 100,
      currency: 'USD',
      idempotencyKey: randomUUID(),
      description: 'Another shop',
    })
    stripe.pay(intent.clientSecret, 'pm_card_visa')
    expect(await sendWebhook()).toBe(204)
  })
})

test('an answer that is lost: the same key finds the intent, and there is one', async () => {
  const { order, token, start, refresh } = await makeCheckout(testApp)
  const key = randomUUID()
  stripe.mode = 'silent'
  const lost = await testApp.request('POST', `/orders/${order.id}/payments`, {
    token,
    body: { method: 'card' },
    headers: { 'idempotency-key': key },
  })
  expect(lost).toMatchObject({ status: 503 })
  stripe.mode = 'up'
  const payment = await start('card', key)
  expect(intentOf(payment)).toHaveLength(1)
  await db().update(payments).set({ providerId: null, clientSecret: null }).where(eq(payments.id, payment.id))
  expect(secretOf(await refresh(payment))).toBe(secretOf(payment))
})

test('while Stripe is down a payment does not start, and its state stays as it was', async () => {
  const { order, token, start, refresh } = await makeCheckout(testApp)
  const payment = await start()
  stripe.mode = 'down'
  expect((await refresh(payment)).state).toBe('needs_card')
  const headers = { 'idempotency-key': randomUUID() }
  const again = await testApp.request('POST', `/orders/${order.id}/payments`, {
    token,
    body: { method: 'card' },
    headers,
  })
  expect(again.status).toBe(503)
})

test('an order is released only after its intent was cancelled; a payment in time is kept (SEAT-4)', async () => {
  const unpaid = await makeCheckout(testApp)
  const open = await unpaid.start()
  expect(await releaseOrder(services, unpaid.order.id, 'cancel')).toBe(true)
  expect(intentOf(open)[0]?.status).toBe('canceled')
  const paid = await makeCheckout(testApp)
  stripe.pay(secretOf(await paid.start()), 'pm_card_visa')
  expect(await releaseOrder(services, paid.order.id, 'cancel')).toBe(false)
  expect((await paid.show()).state).toBe('paid')
})

test('an order is not cancelled while its card is being processed: 409 with the reason (ORDER-17)', async () => {
  const { order, token, start, refresh, show } = await makeCheckout(testApp)
  const payment = await start()
  stripe.pay(secretOf(payment), 'pm_late')
  const cancel = () => testApp.request('POST', `/orders/${order.id}/cancel`, { token })
  const refused = { status: 409, body: { message: expect.stringContaining('being processed') } }
  expect(await cancel()).toMatchObject(refused)
  await refresh(payment)
  expect(await cancel()).toMatchObject(refused)
  expect((await show()).state).toBe('awaiting_payment')
  stripe.settle(secretOf(payment), false)
  expect((await cancel()).status).toBe(200)
  expect((await show()).state).toBe('cancelled')
})

test('refunds once per refund id', async () => {
  const { order, start, refresh } = await makeCheckout(testApp)
  const first = await start()
  const second = await start()
  stripe.pay(secretOf(second), 'pm_card_visa')
  await refresh(second)
  const [intent] = intentOf(first)
  if (intent) intent.status = 'succeeded'
  await refresh(first)
  await testApp.runJobs()
  const [refund] = await db().select().from(refunds).where(eq(refunds.orderId, order.id))
  expect(refund).toMatchObject({ state: 'succeeded', reason: 'overpaid' })
  const request = { refundId: refund?.id ?? '', providerId: intent?.id ?? '', amount: order.total }
  expect(await services.payments.refund(request)).toEqual({
    providerId: refund?.providerId,
    state: 'succeeded',
  })
})

test('a refund that fails after it was sent is recorded once; what was bought stays returned (REFUND-10)', async () => {
  const { user, order, start, show } = await makeCheckout(testApp)
  stripe.pay(secretOf(await start()), 'pm_card_visa')
  await sendWebhook()
  const parts = (await show()).lines.map(({ line_id: lineId, total: amount }) => ({ lineId, amount }))
  const fail = (status: number): never => {
    throw new Error(`the refund was refused with ${status}`)
  }
  const refundId = await refundOrder(services, { orderId: order.id, parts, reason: 'staff', fail })
  await testApp.runJobs()
  const refundNow = async () => (await db().select().from(refunds).where(eq(refunds.id, refundId)))[0]
  const sent = await refundNow()
  expect(sent?.state).toBe('succeeded')
  const object = { id: sent?.providerId ?? '', object: 'refund', status: 'failed' } as const
  const early = { ...object, payment_intent: '', amount: order.total, currency: 'usd', metadata: {} }
  // What an event says is not believed.
  await sendWebhook({ id: 'evt_early', object: 'event', type: 'refund.failed', data: { object: early } })
  expect((await refundNow())?.state).toBe('succeeded')
  stripe.failRefund(object.id)
  const event = stripe.events.at(-1)
  const again = event && { ...event, id: 'evt_again' }
  for (const each of [event, event, again]) expect(await sendWebhook(each)).toBe(204)
  expect(await refundNow()).toMatchObject({ state: 'failed', amount: order.total })
  expect(errors.splice(0)).toMatchObject([{ refund: refundId, order: order.id }])
  const entries = await services.audit.entriesOf({ type: 'order', id: order.id })
  expect(entries.filter(({ action }) => action === 'order.refund-failed')).toMatchObject([
    { actorRole: 'system', before: { refundState: 'succeeded' }, after: { refundState: 'failed' } },
  ])
  expect(await show()).toMatchObject({ state: 'refunded', refunded: order.total })
  const open = await db().select().from(accesses).where(eq(accesses.userId, user.id))
  expect(open.filter(({ endsAt }) => endsAt > testNow)).toEqual([])
})

describe('a saved card', () => {
  const request = (paymentId: string = randomUUID()) => ({
    paymentId,
    amount: 1915,
    currency: 'USD',
    idempotencyKey: paymentId,
    description: 'Order',
  })
  const saveCard = async (card: string) => {
    const { clientSecret, providerId } = await services.payments.createAttempt({
      ...request(),
      savesCard: true,
    })
    const intent = stripe.pay(clientSecret, card)
    if (intent.status === 'requires_action') stripe.settle(clientSecret, true)
    const attempt = await services.payments.getAttempt(providerId)
    if (!attempt?.savedCard) throw new Error('the card was not saved')
    return attempt.savedCard
  }

  test('is charged while the buyer is away, once per idempotency key', async () => {
    const card = await saveCard('pm_card_visa')
    expect(card).toEqual({ customerId: expect.stringMatching(/^cus_/), methodId: 'pm_card_visa' })
    const paymentId = randomUUID()
    const charge = () => services.payments.chargeSaved({ ...request(paymentId), card })
    const [first, again] = [await charge(), await charge()]
    expect(first).toMatchObject({
      paymentId,
      state: 'succeeded',
      amount: 1915,
      currency: 'USD',
      savedCard: null,
    })
    expect(again).toEqual(first)
  })

  test('is declined if the bank asks for confirmation', async () => {
    const card = await saveCard('pm_card_threeDSecure2Required')
    expect(await services.payments.chargeSaved({ ...request(), card })).toMatchObject({
      state: 'declined',
      declineCode: 'authentication_required',
    })
  })
})
