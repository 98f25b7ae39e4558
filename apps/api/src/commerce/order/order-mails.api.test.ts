import { formatDateTime } from '@chignon/contract/platform/formats'
import { locales } from '@chignon/contract/platform/locale'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { inserted } from '../../platform/db/factories/inserted.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeUser } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payments, refunds } from '../../platform/db/schema/payment.ts'
import { readApiEnv } from '../../platform/env.ts'
import { issueCreditNote, issueInvoice } from '../invoice/issue-invoice.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { openBoss } from '../../platform/jobs/boss.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { anonymizeUser } from '../../identity/account-deletion/anonymize-user.ts'
import { changeUser } from '../../identity/user/user.queries.ts'
import { orderCancelledMessages } from './order-cancelled.messages.ts'
import { orderInvoiceMessages } from './order-invoice.messages.ts'
import { orderPaidMessages } from './order-paid.messages.ts'
import { orderRefundedMessages } from './order-refunded.messages.ts'
import {
  sendOrderCancelled,
  sendOrderInvoice,
  sendOrderPaid,
  sendOrderRefunded,
  sendSeatGone,
  sendWithdrawalReceived,
} from './order.mail.ts'
import { withdrawalReceivedMessages } from './withdrawal-received.messages.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const clock = () => time.now
const mailer = createMailer(createJobQueue(db, openBoss(db)), clock)
const services = { db, clock, mailer, env: readApiEnv({}) }
const course = await makeCourse(db)
const day = 24 * 60 * 60 * 1000

async function setUp(given: Partial<typeof orders.$inferInsert> = {}) {
  const user = await makeUser(db, { firstName: 'Ada' })
  const lines = [{ type: 'course' as const, courseId: course.id, name: 'The bob' }]
  return { user, order: await makeOrder(db, { userId: user.id, lines, ...given }) }
}

async function makeRefund(orderId: string, reason: 'withdrawal' | 'staff', method: 'card' | 'transfer') {
  const attempt = { orderId, idempotencyKey: 'key', method, amount: 4900, currency: 'USD' }
  const payment = inserted(
    await db()
      .insert(payments)
      .values({ ...attempt, state: 'succeeded' })
      .returning(),
  )
  const values = { orderId, paymentId: payment.id, reason, amount: 4900, createdAt: time.now }
  return inserted(await db().insert(refunds).values(values).returning())
}

test.each(locales)('confirms a purchase with access, next step and invoice: %s', async (locale) => {
  const { user, order } = await setUp({ locale })
  await db()
    .insert(accesses)
    .values({
      userId: user.id,
      courseId: course.id,
      orderLineId: order.lines[0]?.id,
      startsAt: testNow,
      endsAt: new Date('2027-04-14T10:00:00Z'),
    })
  const invoice = await issueInvoice(services, order.id)
  await sendOrderPaid(services, order.id)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail).toMatchObject({ kind: 'order-paid', locale })
  expect(mail?.text).toContain(orderPaidMessages.heading[locale])
  expect(mail?.text).toContain(locale === 'fa' ? '۱۴۰۶/۰۱/۲۵' : '14/04/2027')
  expect(mail?.text).toContain(`https://academy.test/${order.lines[0]?.slug}`)
  const [attachment] = mail?.attachments ?? []
  expect(attachment?.fileName).toContain(invoice.content.number)
  if (attachment) expect((await readPdf(attachment.content)).text).toContain(order.number)
})

test('an order of tickets leads to the tickets, and mentions no withdrawal', async () => {
  const event = await makeLiveMasterclass(db, {
    startsAt: testNow,
    endsAt: new Date(testNow.getTime() + day),
  })
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.liveMasterclassId, event.id))
  const user = await makeUser(db)
  const lines = [{ type: 'ticket' as const, ticketTypeId: type?.id, count: 2, name: 'Seat' }]
  const order = await makeOrder(db, { userId: user.id, lines })
  await sendOrderPaid(services, order.id)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.text).toContain('2 × Seat 1: $98.00')
  expect(mail?.text).toContain('https://academy.test/profile/settings/my-tickets')
  expect(mail?.text).toContain(orderPaidMessages.tickets.en)
  expect(mail?.text).not.toContain(orderPaidMessages.withdrawal(7).en)
  expect(mail?.attachments).toEqual([])
})

test('an invoice is mailed with what to transfer, and again after 5 days', async () => {
  const dueAt = new Date(testNow.getTime() + 7 * day)
  const { user, order } = await setUp({ state: 'awaiting_payment', paidAt: null, dueAt, locale: 'de' })
  await changeUser(db(), user.id, { timeZone: 'Pacific/Auckland' })
  await issueInvoice(services, order.id)
  await sendOrderInvoice(services, order.id)
  const [mail, ...more] = await testApp.mailTo(user.email)
  expect(more).toEqual([])
  // Days end where the buyer is.
  const deadline = formatDateTime('de', dueAt.toISOString(), 'Pacific/Auckland')
  expect((await readPdf(Buffer.from(mail?.attachments?.[0]?.content ?? ''))).text).toContain(deadline)
  for (const part of ['$49.00', 'DE02 1203 0000 0000 2020 51', order.number, deadline]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.text).toContain(orderInvoiceMessages.sample.de)
  expect(mail?.attachments).toHaveLength(1)
  time.now = new Date(testNow.getTime() + 5 * day - 60_000)
  expect(await testApp.mailTo(user.email)).toHaveLength(1)
  time.now = new Date(testNow.getTime() + 5 * day + 60_000)
  const reminder = (await testApp.mailTo(user.email)).at(-1)
  expect(reminder).toMatchObject({ kind: 'order-reminder' })
  expect(reminder?.text).toContain(orderInvoiceMessages.reminderHeading.de)
  time.now = testNow
  await testApp.syncJobClock()
})

test('no reminder is sent once the order was paid', async () => {
  const dueAt = new Date(testNow.getTime() + 7 * day)
  const { user, order } = await setUp({ state: 'awaiting_payment', paidAt: null, dueAt })
  await issueInvoice(services, order.id)
  await sendOrderInvoice(services, order.id)
  expect(await testApp.mailTo(user.email)).toHaveLength(1)
  await db().update(orders).set({ state: 'paid', paidAt: time.now }).where(eq(orders.id, order.id))
  time.now = new Date(testNow.getTime() + 6 * day)
  expect(await testApp.mailTo(user.email)).toHaveLength(1)
  time.now = testNow
  await testApp.syncJobClock()
})

test('says why an order was cancelled', async () => {
  const expired = await setUp({ state: 'expired', paidAt: null, locale: 'fr' })
  await sendOrderCancelled(services, expired.order.id)
  const [mail] = await testApp.mailTo(expired.user.email)
  expect(mail?.text).toContain(orderCancelledMessages.expired.fr)
  expect(mail?.text).toContain(orderCancelledMessages.late.fr)
  const cancelled = await setUp({ state: 'cancelled', paidAt: null })
  await sendOrderCancelled(services, cancelled.order.id)
  expect((await testApp.mailTo(cancelled.user.email))[0]?.text).toContain(orderCancelledMessages.cancelled.en)
})

test.each(['card', 'transfer'] as const)('a refund says where the money goes: %s', async (method) => {
  const { user, order } = await setUp()
  await issueInvoice(services, order.id)
  const refund = await makeRefund(order.id, 'staff', method)
  const parts = [{ position: 1, amount: refund.amount, split: null }]
  const note = await issueCreditNote(services, refund.id, parts)
  await sendOrderRefunded(services, refund.id)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.text).toContain(method === 'card' ? 'to the card' : 'to the account')
  expect(mail?.attachments?.[0]?.fileName).toBe(`Credit note ${note?.content.number}.pdf`)
})

test('a withdrawal is confirmed with its time and amount', async () => {
  const { user, order } = await setUp({ locale: 'it' })
  const refund = await makeRefund(order.id, 'withdrawal', 'card')
  await sendWithdrawalReceived(services, refund.id)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.text).toContain(withdrawalReceivedMessages.heading.it)
  expect(mail?.text).toContain(order.number)
  expect(mail?.text).toContain('15/03/2027')
  expect(mail?.text).toContain('$49.00')
})

test('apologises for a seat that was gone', async () => {
  const { user, order } = await setUp({ locale: 'fa', state: 'refunded' })
  await sendSeatGone(services, order.id)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.text).toContain(orderRefundedMessages.seatHeading.fa)
})

test('no mail is sent to a deleted account, nor if the transaction rolls back', async () => {
  const { user, order } = await setUp()
  await sendOrderPaid(services, order.id)
  await anonymizeUser(testApp.services, user.id, time.now)
  expect(await testApp.mailTo(user.email)).toEqual([])
  const other = await setUp()
  const failing = db.transaction(async () => {
    await sendOrderPaid(services, other.order.id)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await testApp.mailTo(other.user.email)).toEqual([])
})
