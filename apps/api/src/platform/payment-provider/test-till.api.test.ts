import { randomUUID } from 'node:crypto'
import { testTillEndpoints, type TestCard } from '@chignon/contract/commerce/test-till'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import type { SavedCard } from './payment-provider.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { payments } = testApp.services

const newAttempt = ({ paymentId = randomUUID(), savesCard = false } = {}) =>
  payments.createAttempt({
    savesCard,
    paymentId,
    amount: 4900,
    currency: 'USD',
    idempotencyKey: paymentId,
    description: 'Order 7KQ4-M2XD',
  })
const pay = (secret: string, card: TestCard) =>
  testApp.call(testTillEndpoints.pay, { params: { secret }, body: { card } })
const confirm = (secret: string, accept: boolean) =>
  testApp.call(testTillEndpoints.confirm, { params: { secret }, body: { accept } })

test('creates one charge per idempotency key, also at the same time, and finds it by our id', async () => {
  const paymentId = randomUUID()
  const attempts = await Promise.all(Array.from({ length: 10 }, () => newAttempt({ paymentId })))
  expect(new Set(attempts.map(({ providerId }) => providerId)).size).toBe(1)
  expect(await payments.findByPaymentId(paymentId)).toEqual(attempts[0])
  expect(attempts[0]).toMatchObject({ paymentId, state: 'needs_card', amount: 4900, declineCode: null })
  expect(await payments.findByPaymentId(randomUUID())).toBeNull()
})

describe('the cards (PAY-3)', () => {
  const stateOf = async (id: string) => (await payments.getAttempt(id))?.state

  test('success pays', async () => {
    const { clientSecret, providerId } = await newAttempt()
    expect(await pay(clientSecret, 'success')).toEqual({ data: { state: 'paid' } })
    expect(await stateOf(providerId)).toBe('succeeded')
  })

  test('declined declines, and another card may follow', async () => {
    const { clientSecret, providerId } = await newAttempt()
    await pay(clientSecret, 'declined')
    expect(await payments.getAttempt(providerId)).toMatchObject({
      state: 'declined',
      declineCode: 'card_declined',
    })
    await pay(clientSecret, 'success')
    expect(await stateOf(providerId)).toBe('succeeded')
  })

  test.each([
    [true, 'succeeded'],
    [false, 'declined'],
  ] as const)('confirm asks for confirmation; accepting it: %s', async (accept, state) => {
    const { clientSecret, providerId } = await newAttempt()
    await pay(clientSecret, 'confirm')
    expect(await stateOf(providerId)).toBe('needs_confirmation')
    await confirm(clientSecret, accept)
    expect(await stateOf(providerId)).toBe(state)
  })

  test('late pays after a minute', async () => {
    const { clientSecret, providerId } = await newAttempt()
    await pay(clientSecret, 'late')
    testApp.time.now = new Date(testNow.getTime() + 59_000)
    expect(await stateOf(providerId)).toBe('processing')
    testApp.time.now = new Date(testNow.getTime() + 60_000)
    expect(await stateOf(providerId)).toBe('succeeded')
    testApp.time.now = testNow
  })
})

describe('a saved card', () => {
  const saveCard = async (card: TestCard) => {
    const { clientSecret, providerId } = await newAttempt({ savesCard: true })
    await pay(clientSecret, card)
    if (card === 'confirm') await confirm(clientSecret, true)
    const attempt = await payments.getAttempt(providerId)
    if (!attempt?.savedCard) throw new Error('the card was not saved')
    return attempt.savedCard
  }
  const charge = (card: SavedCard, paymentId: string = randomUUID()) =>
    payments.chargeSaved({
      paymentId,
      card,
      amount: 1900,
      currency: 'USD',
      idempotencyKey: paymentId,
      description: 'Order',
    })

  test('is charged once per idempotency key', async () => {
    const card = await saveCard('success')
    const paymentId = randomUUID()
    const attempts = await Promise.all([1, 2, 3].map(() => charge(card, paymentId)))
    expect(new Set(attempts.map((attempt) => attempt?.providerId)).size).toBe(1)
    expect(attempts[0]).toMatchObject({ paymentId, state: 'succeeded', savedCard: null, amount: 1900 })
  })

  test('is declined if it asks for confirmation, and is null if it is unknown', async () => {
    expect(await charge(await saveCard('confirm'))).toMatchObject({
      state: 'declined',
      declineCode: 'authentication_required',
    })
    expect(await charge({ ...(await saveCard('success')), methodId: 'tillc_unknown' })).toBeNull()
  })

  test('is none if it was not to be saved, or is not paid', async () => {
    const { clientSecret, providerId } = await newAttempt()
    await pay(clientSecret, 'success')
    expect(await payments.getAttempt(providerId)).toMatchObject({ savedCard: null })
    const declined = await newAttempt({ savesCard: true })
    await pay(declined.clientSecret, 'declined')
    expect(await payments.getAttempt(declined.providerId)).toMatchObject({ savedCard: null })
  })
})

test('takes no card for a charge that is paid or cancelled, and confirms only one that asks for it', async () => {
  const { clientSecret: secret, providerId } = await newAttempt()
  const post = (action: string, body: object) =>
    testApp.request('POST', `/test-till/charges/${secret}/${action}`, { body })
  expect((await post('confirm', { accept: true })).status).toBe(409)
  expect(await payments.cancelAttempt(providerId)).toMatchObject({ state: 'cancelled' })
  expect((await post('pay', { card: 'success' })).status).toBe(409)
  const unknown = await testApp.request('POST', `/test-till/charges/${'x'.repeat(32)}/pay`, {
    body: { card: 'success' },
  })
  expect(unknown.status).toBe(404)
})

test('cancelling reports a payment that succeeded or is being processed', async () => {
  const paid = await newAttempt()
  await pay(paid.clientSecret, 'success')
  expect((await payments.cancelAttempt(paid.providerId))?.state).toBe('succeeded')
  const late = await newAttempt()
  await pay(late.clientSecret, 'late')
  expect((await payments.cancelAttempt(late.providerId))?.state).toBe('processing')
})

test('refunds once per refund id, and never more than was paid', async () => {
  const { clientSecret, providerId } = await newAttempt()
  const refund = (amount: number, refundId = randomUUID()) =>
    payments.refund({ refundId, providerId, amount })
  await expect(refund(100)).rejects.toMatchObject({ status: 503 })
  await pay(clientSecret, 'success')
  const refundId = randomUUID()
  const first = await refund(3000, refundId)
  expect(first.state).toBe('succeeded')
  expect(await refund(3000, refundId)).toEqual(first)
  await expect(refund(1901)).rejects.toMatchObject({ status: 503 })
  expect((await refund(1900)).state).toBe('succeeded')
})

test('calls within a transaction fail', async () => {
  await expect(testApp.db.transaction(() => newAttempt())).rejects.toThrow('within a transaction')
})
