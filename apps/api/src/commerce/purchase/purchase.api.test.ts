import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { invoices, invoiceYears } from '../../platform/db/schema/invoice.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db } = testApp
const ago = (days: number) => new Date(testNow.getTime() - days * 24 * 60 * 60 * 1000)
const course = await makeCourse(db)
const lines = [{ type: 'course' as const, courseId: course.id }]
const pay = (orderId: string, state: 'succeeded' | 'declined') =>
  db().insert(payments).values({
    orderId,
    idempotencyKey: 'first',
    method: 'card',
    provider: 'test-till',
    state,
    amount: 4900,
    currency: 'USD',
  })
const purchasesOf = async (token: string, query = {}) =>
  testApp.call(purchaseEndpoints.list, { query }, { token, locale: 'de' })

test('orders and given access are one list, newest first, of the viewer only', async () => {
  const { user, token } = await makeMember(db, testNow)
  const order = await makeOrder(db, { userId: user.id, lines, createdAt: ago(3) })
  const access = await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays: -1 })
  await db()
    .update(accesses)
    .set({ createdAt: ago(9) })
    .where(eq(accesses.id, access.id))
  const newer = await makeOrder(db, { userId: user.id, lines, createdAt: ago(5), paidAt: ago(1) })
  await makeOrder(db, { userId: (await makeMember(db, testNow)).user.id, lines })
  const { data, pagination } = await purchasesOf(token)
  expect(data.map(({ id }) => id)).toEqual([newer.id, order.id, access.id])
  expect(pagination.total).toBe(3)
  expect(data[0]).toMatchObject({
    bought_at: ago(1).toISOString(),
    order: { number: newer.number, state: 'paid', total: 4900, invoices: [] },
    lines: [{ type: 'course', name: 'Line 1 (de)', slug: 'courses/line-1', total: 4900 }],
  })
  expect(data[2]).toMatchObject({
    order: null,
    lines: [{ slug: `courses/${course.slug}`, total: null, has_expired: true }],
  })
  expect((await purchasesOf(token, { page: 3, per_page: 1 })).data.map(({ id }) => id)).toEqual([access.id])
})

test('a line keeps the name it was sold by', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id } = await makeCourse(db)
  await makeOrder(db, { userId: user.id, lines: [{ type: 'course', courseId: id, name: 'Old name' }] })
  await db()
    .update(courses)
    .set({ name: { en: 'New name' } })
    .where(eq(courses.id, id))
  const { data } = await purchasesOf(token)
  expect(data[0]?.lines[0]?.name).toBe('Old name 1 (de)')
})

test('a checkout that was left before paying is not a purchase; one whose payment failed is', async () => {
  const { user, token } = await makeMember(db, testNow)
  const unpaid = { userId: user.id, lines, paidAt: null }
  await makeOrder(db, { ...unpaid, state: 'draft' })
  for (const state of ['expired', 'cancelled'] as const) await makeOrder(db, { ...unpaid, state })
  const declined = await makeOrder(db, { ...unpaid, state: 'expired' })
  await pay(declined.id, 'declined')
  const waiting = await makeOrder(db, { ...unpaid, state: 'awaiting_payment', dueAt: ago(-5) })
  const { data } = await purchasesOf(token)
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set([declined.id, waiting.id]))
  expect(data.find(({ id }) => id === waiting.id)?.order?.due_at).toBe(ago(-5).toISOString())
})

test('a line has expired only if no later purchase of the same course lasts', async () => {
  const { user, token } = await makeMember(db, testNow)
  const order = await makeOrder(db, { userId: user.id, lines, createdAt: ago(40) })
  const old = await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays: -10 })
  await db()
    .update(accesses)
    .set({ orderLineId: order.lines[0]?.id ?? null })
    .where(eq(accesses.id, old.id))
  expect((await purchasesOf(token)).data[0]?.lines[0]).toMatchObject({
    ends_at: old.endsAt.toISOString(),
    has_expired: true,
  })
  await makeAccess(db, user.id, { courseId: course.id }, { now: testNow, endsInDays: 20 })
  const { data } = await purchasesOf(token)
  expect(data.find(({ id }) => id === order.id)?.lines[0]).toMatchObject({
    ends_at: old.endsAt.toISOString(),
    has_expired: false,
  })
})

test('an order has its invoices with their numbers', async () => {
  const { user, token } = await makeMember(db, testNow)
  const { id: orderId } = await makeOrder(db, { userId: user.id, lines })
  await db().insert(invoiceYears).values({ year: 2027, lastNumber: 12 })
  await db()
    .insert(invoices)
    .values({ orderId, kind: 'invoice', year: 2027, sequence: 12, issuedAt: testNow, content: {} })
  const { data } = await purchasesOf(token)
  expect(data[0]?.order?.invoices).toMatchObject([{ kind: 'invoice', number: '2027-000012' }])
})

test('a ticket gives no access, so its purchase has no end', async () => {
  const { ticketType } = await makeEvent(testApp)
  const lines = [{ type: 'ticket' as const, id: ticketType.id, count: 1 }]
  const { user, token, start, pay, refresh } = await makeCheckout(testApp, { lines })
  const payment = await start()
  await pay(payment, 'success')
  await refresh(payment)
  const { data } = await purchasesOf(token)
  expect(data[0]?.lines).toMatchObject([{ type: 'ticket', ends_at: null, has_expired: false }])
  expect(await db().select().from(accesses).where(eq(accesses.userId, user.id))).toEqual([])
})
