import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { inserted } from '../../platform/db/factories/inserted.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { invoices, invoiceYears } from '../../platform/db/schema/invoice.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'
import { readApiEnv } from '../../platform/env.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { findInvoiceOf } from './invoice.queries.ts'
import { cancelInvoice, issueCreditNote, issueInvoice } from './issue-invoice.ts'

const { db, time } = await openTestApp()
const services = { db, clock: () => time.now, env: readApiEnv({ SELLER_NAME: 'Salon GmbH' }) }
const user = await makeUser(db, { firstName: 'Ada', lastName: 'Bell' })
const course = await makeCourse(db, { name: localized('The bob') })

let lastOrder = 0
async function makePaidOrder(given: Partial<typeof orders.$inferInsert> = {}) {
  lastOrder += 1
  const amounts = { subtotal: 10_000, discount: 1000, tax: 80, total: 9080 }
  const order = inserted(
    await db()
      .insert(orders)
      .values({
        number: `TEST-${lastOrder}`,
        userId: user.id,
        idempotencyKey: `key-${lastOrder}`,
        state: 'paid',
        locale: 'de',
        currency: 'USD',
        paidAt: time.now,
        promoCode: 'SPRING',
        ...amounts,
        ...given,
      })
      .returning(),
  )
  await db()
    .insert(orderLines)
    .values({
      orderId: order.id,
      position: 1,
      type: 'course',
      courseId: course.id,
      name: localized('The bob'),
      slug: `courses/${course.slug}`,
      accessDays: 30,
      unitPrice: 10_000,
      count: 1,
      ...amounts,
    })
  return order
}

async function makeRefund(orderId: string, amount: number, reason: 'staff' | 'overpaid' = 'staff') {
  lastOrder += 1
  const payment = inserted(
    await db()
      .insert(payments)
      .values({
        orderId,
        idempotencyKey: `key-${lastOrder}`,
        method: 'card',
        state: 'succeeded',
        amount: 9080,
        received: 9080,
        currency: 'USD',
      })
      .returning(),
  )
  const values = { orderId, paymentId: payment.id, reason, amount, state: 'succeeded' as const }
  return inserted(await db().insert(refunds).values(values).returning())
}

const partsOf = ({ amount }: { amount: number }) => [{ position: 1, amount, split: null }]

const sequences = async (year: number) =>
  (await db().select().from(invoices).where(eq(invoices.year, year))).map(({ sequence }) => sequence)

test('50 invoices at once, of which some roll back, have numbers without gaps', async () => {
  time.now = new Date('2030-05-01T10:00:00Z')
  const all = []
  for (let i = 0; i < 50; i += 1) all.push(await makePaidOrder())
  const results = await Promise.allSettled(
    all.map(({ id }, index) =>
      db.transaction(async () => {
        const invoice = await issueInvoice(services, id)
        if (index % 5 === 0) throw new Error('rolled back')
        return invoice
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  expect((await sequences(2030)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
})

test('numbers start at 1 in each year of UTC', async () => {
  time.now = new Date('2031-12-31T23:59:59Z')
  expect((await issueInvoice(services, (await makePaidOrder()).id)).content.number).toBe('2031-000001')
  time.now = new Date('2032-01-01T00:00:00Z')
  expect((await issueInvoice(services, (await makePaidOrder()).id)).content.number).toBe('2032-000001')
  expect(await db().select().from(invoiceYears).where(eq(invoiceYears.year, 2031))).toEqual([
    { year: 2031, lastNumber: 1 },
  ])
})

test('an order has one invoice, also when it is issued several times at once', async () => {
  const { id } = await makePaidOrder()
  const issued = await Promise.all(Array.from({ length: 5 }, () => issueInvoice(services, id)))
  expect(new Set(issued.map((invoice) => invoice.id)).size).toBe(1)
})

test('the invoice keeps names, prices and buyer after they changed', async () => {
  const order = await makePaidOrder()
  const { content } = await issueInvoice(services, order.id)
  expect(content).toMatchObject({
    locale: 'de',
    seller: { name: 'Salon GmbH' },
    buyer: { name: 'Ada Bell', email: user.email },
    lines: [{ name: 'The bob (de)', unit_price: 10_000, count: 1, discount: 1000, tax: 80, total: 9080 }],
    subtotal: 10_000,
    discount: 1000,
    promo_code: 'SPRING',
    tax: 80,
    total: 9080,
    payment: { method: 'card', transfer: null },
  })
  await db()
    .update(courses)
    .set({ name: localized('The new bob') })
    .where(eq(courses.id, course.id))
  await db()
    .update(users)
    .set({ firstName: 'Former', email: 'x@deleted.invalid' })
    .where(eq(users.id, user.id))
  await db()
    .update(orderLines)
    .set({ name: localized('Other') })
    .where(eq(orderLines.orderId, order.id))
  expect((await findInvoiceOf(db(), order.id))?.content).toEqual(content)
  expect((await issueInvoice(services, order.id)).content).toEqual(content)
})

test('an invoice for bank transfer has the account, the reference and the due date', async () => {
  const dueAt = new Date('2032-01-08T12:00:00Z')
  const order = await makePaidOrder({ state: 'awaiting_payment', paidAt: null, dueAt })
  expect((await issueInvoice(services, order.id)).content.payment).toMatchObject({
    method: 'transfer',
    paid_at: null,
    transfer: { reference: order.number, due_at: dueAt.toISOString(), is_sample: true },
  })
})

test('credit notes refer to the invoice, one for each refund, and their taxes add up', async () => {
  const order = await makePaidOrder()
  const invoice = await issueInvoice(services, order.id)
  const contents = []
  for (const amount of [3333, 3333, 2414]) {
    const refund = await makeRefund(order.id, amount)
    const note = await issueCreditNote(services, refund.id, partsOf(refund))
    expect(await issueCreditNote(services, refund.id, partsOf(refund))).toEqual(note)
    contents.push(note?.content)
  }
  expect(contents[0]).toMatchObject({
    kind: 'credit_note',
    total: 3333,
    credited: { number: invoice.content.number, reason: 'staff' },
  })
  expect(contents.map((content) => content?.tax)).toEqual([29, 30, 21])
  expect(contents.map((content) => content?.discount)).toEqual([367, 367, 266])
  for (const content of contents) {
    const { subtotal = 0, discount = 0, tax = 0, total, lines } = content ?? {}
    expect(total).toBe(subtotal - discount + tax)
    expect(lines).toMatchObject([{ name: 'The bob (de)', subtotal, discount, tax, total }])
  }
})

test('a refund in full repeats the lines of the invoice', async () => {
  const order = await makePaidOrder()
  const { content } = await issueInvoice(services, order.id)
  const note = await issueCreditNote(services, (await makeRefund(order.id, 9080)).id, [])
  expect(note?.content).toMatchObject({ lines: content.lines, tax: 80, discount: 1000, total: 9080 })
})

test('there is no credit note for what was never billed', async () => {
  const unbilled = await makePaidOrder()
  expect(await issueCreditNote(services, (await makeRefund(unbilled.id, 100)).id, [])).toBeNull()
  const billed = await makePaidOrder()
  await issueInvoice(services, billed.id)
  expect(await issueCreditNote(services, (await makeRefund(billed.id, 100, 'overpaid')).id, [])).toBeNull()
})

test('an unpaid invoice is cancelled once, by a credit note over its total', async () => {
  const order = await makePaidOrder({ state: 'awaiting_payment', paidAt: null, dueAt: time.now })
  expect(await cancelInvoice(services, order.id)).toBeNull()
  const invoice = await issueInvoice(services, order.id)
  const note = await cancelInvoice(services, order.id)
  expect(note?.content).toMatchObject({
    total: 9080,
    credited: { number: invoice.content.number, reason: 'unpaid' },
  })
  expect(await cancelInvoice(services, order.id)).toEqual(note)
})
