import { withdrawalEndpoints } from '@chignon/contract/commerce/withdrawal'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { invoices } from '../../platform/db/schema/invoice.ts'
import { ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { testTillCharges } from '../../platform/db/schema/test-till.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { Failure } from '../../platform/http/fail.ts'
import { makeCheckout, makeEvent } from '../../testing/orders.ts'
import { refuse } from '../../testing/refuse.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { refundOrder } from './refund-order.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const inDays = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)

type Checkout = Awaited<ReturnType<typeof makeCheckout>>

async function paid(given: Parameters<typeof makeCheckout>[1] = {}): Promise<Checkout> {
  const checkout = await makeCheckout(testApp, given)
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  return checkout
}

const lineIdsOf = ({ order }: Checkout) => order.lines.map(({ line_id: id }) => id)

test('refunds of random amounts never exceed what was paid, and add up on lines, order and charge', async () => {
  const courses = await Promise.all([1900, 4900, 333].map((price) => makeCourse(db, { price })))
  const lines = courses.map(({ id }) => ({ type: 'course' as const, id, count: 1 }))
  const checkout = await paid({ lines })
  const { order } = checkout
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let returned = 0
  const attempts = Array.from({ length: 30 }, () => {
    const lineId = lineIdsOf(checkout)[random(3)] ?? ''
    return { lineId, amount: 1 + random(1500) }
  })
  // Four refunds run at the same time.
  for (let index = 0; index < attempts.length; index += 4) {
    await Promise.all(
      attempts.slice(index, index + 4).map(async (part) => {
        const refund = { orderId: order.id, parts: [part], reason: 'staff' as const, fail: refuse }
        const done = await refundOrder(services, refund).catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error
        })
        if (done !== undefined) returned += part.amount
      }),
    )
  }
  const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
  const ofLines = await db().select().from(orderLines).where(eq(orderLines.orderId, order.id))
  expect(ofLines.every(({ refunded, total }) => refunded <= total)).toBe(true)
  expect(ofLines.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(returned)
  expect(row?.refunded).toBe(returned)
  await testApp.runJobs()
  const done = await db().select().from(refunds).where(eq(refunds.orderId, order.id))
  expect(done.every(({ state }) => state === 'succeeded')).toBe(true)
  const charges = await db().select().from(testTillCharges)
  expect(charges.find(({ paymentId }) => paymentId === done[0]?.paymentId)?.refunded).toBe(returned)
  const notes = await db().select().from(invoices).where(eq(invoices.orderId, order.id))
  expect(notes).toHaveLength(1 + done.length)
})

test('a withdrawal in two steps ends access and returns the money, also at the provider (REFUND-3)', async () => {
  const checkout = await paid()
  const { user, order, token, show } = checkout
  const call = { params: { id: order.id }, body: { line_ids: lineIdsOf(checkout) } }
  time.now = inDays(2)
  const asked = await testApp.call(withdrawalEndpoints.request, call, { token })
  expect(asked.data).toMatchObject({ amount: order.total, until: inDays(7).toISOString() })
  expect((await show()).state).toBe('paid')
  await testApp.call(withdrawalEndpoints.confirm, call, { token })
  expect(await show()).toMatchObject({ state: 'refunded', refunded: order.total })
  const [access] = await db().select().from(accesses).where(eq(accesses.userId, user.id))
  expect(access?.endsAt).toEqual(time.now)
  const mails = await testApp.mailTo(user.email)
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order-paid', 'withdrawal-received', 'order-refunded']),
  )
  const again = await testApp.request('POST', `/orders/${order.id}/withdrawal/confirm`, {
    token,
    body: call.body,
  })
  expect(again.status).toBe(409)
  time.now = testNow
})

test('a withdrawal after 7 days, of tickets or of another person is refused (REFUND-1, REFUND-2)', async () => {
  const { ticketType } = await makeEvent(testApp)
  const ofTickets = await paid({ lines: [{ type: 'ticket', id: ticketType.id, count: 1 }] })
  const ofCourse = await paid()
  const ask = async (checkout: Checkout, token = checkout.token) =>
    (
      await testApp.request('POST', `/orders/${checkout.order.id}/withdrawal`, {
        token,
        body: { line_ids: lineIdsOf(checkout) },
      })
    ).status
  expect(await ask(ofTickets)).toBe(409)
  expect(await ask(ofCourse)).toBe(200)
  expect(await ask(ofCourse, ofTickets.token)).toBe(404)
  time.now = inDays(7)
  expect(await ask(ofCourse)).toBe(409)
  time.now = testNow
})

test('refunded tickets are void, and their seats are free again (REFUND-5)', async () => {
  const { ticketType } = await makeEvent(testApp, { seats: 3 })
  const checkout = await paid({ lines: [{ type: 'ticket', id: ticketType.id, count: 2 }] })
  const [line] = checkout.order.lines
  const parts = [{ lineId: line?.line_id ?? '', amount: line?.total ?? 0 }]
  await refundOrder(services, { orderId: checkout.order.id, parts, reason: 'event_postponed', fail: refuse })
  const sold = await db().select().from(tickets).where(eq(tickets.userId, checkout.user.id))
  expect(sold.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketType.id))
  expect(type?.seatsTaken).toBe(0)
})

test('access bought to follow a refunded one moves forward by the days that were returned', async () => {
  const member = await makeMember(db, time.now)
  const course = await makeCourse(db)
  const lines = [{ type: 'course' as const, id: course.id, count: 1 }]
  const given = await makeAccess(db, member.user.id, { courseId: course.id }, { now: testNow, endsInDays: 5 })
  const first = await paid({ lines, member })
  await paid({ lines, member })
  const parts = [{ lineId: lineIdsOf(first)[0] ?? '', amount: first.order.total }]
  await refundOrder(services, { orderId: first.order.id, parts, reason: 'staff', fail: refuse })
  const rows = await db().select().from(accesses).where(eq(accesses.userId, member.user.id))
  expect(rows.map(({ endsAt }) => endsAt)).toEqual([given.endsAt, inDays(35)])
})

test('a course bought on top of its program moves forward when the program is refunded (REFUND-11)', async () => {
  const member = await makeMember(db, time.now)
  const course = await makeCourse(db)
  const other = await makeCourse(db)
  const program = await makeProgram(db, { courses: [course, other] })
  const second = await makeProgram(db, { courses: [course] })
  await makeAccess(db, member.user.id, { programId: second.id }, { now: testNow, endsInDays: 10 })
  const first = await paid({ lines: [{ type: 'program', id: program.id, count: 1 }], member })
  for (const { id } of [course, other]) await paid({ lines: [{ type: 'course', id, count: 1 }], member })
  const parts = [{ lineId: lineIdsOf(first)[0] ?? '', amount: first.order.total }]
  await refundOrder(services, { orderId: first.order.id, parts, reason: 'staff', fail: refuse })
  const rows = await db().select().from(accesses).where(eq(accesses.userId, member.user.id))
  const endOf = (courseId: string) => rows.find((row) => row.courseId === courseId)?.endsAt
  // The second program still includes the first course for ten days.
  expect([endOf(course.id), endOf(other.id)]).toEqual([inDays(40), inDays(30)])
})

test('a course keeps its place behind a program when an earlier purchase of the course is refunded', async () => {
  const member = await makeMember(db, time.now)
  const course = await makeCourse(db)
  const program = await makeProgram(db, { courses: [course] })
  const lines = [{ type: 'course' as const, id: course.id, count: 1 }]
  const first = await paid({ lines, member })
  await paid({ lines: [{ type: 'program', id: program.id, count: 1 }], member })
  await paid({ lines, member })
  const parts = [{ lineId: lineIdsOf(first)[0] ?? '', amount: first.order.total }]
  await refundOrder(services, { orderId: first.order.id, parts, reason: 'staff', fail: refuse })
  const rows = await db().select().from(accesses).where(eq(accesses.userId, member.user.id))
  expect(Math.max(...rows.map(({ endsAt }) => endsAt.getTime()))).toBe(inDays(90).getTime())
})
