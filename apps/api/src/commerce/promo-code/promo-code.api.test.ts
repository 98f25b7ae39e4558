import { randomUUID } from 'node:crypto'
import { orderEndpoints, type OrderForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { refundOrder } from '../checkout/refund-order.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makePromoCode } from '../../platform/db/factories/promo-code.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { promoCodes } from '../../platform/db/schema/promo-code.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60 * 1000)
const course = await makeCourse(db, { price: 10_000 })
const other = await makeCourse(db, { price: 5000 })
const rejected = 'This promotional code is not valid or has been used.'
const linesOf = (...list: { id: string }[]): OrderForm['lines'] =>
  list.map(({ id }) => ({ type: 'course' as const, id, count: 1 }))

let addresses = 0

/** A new member at an address of their own. */
async function openBuyer() {
  const { token } = await makeMember(db, testNow)
  addresses += 1
  const caller = { token, address: `203.0.113.${addresses}` }
  const send = (code: string | null, lines = linesOf(course)) =>
    testApp.request('POST', '/orders', {
      ...caller,
      body: { lines, promo_code: code },
      headers: { 'idempotency-key': randomUUID() },
    })
  return {
    token,
    send,
    place: async (code: string | null, lines = linesOf(course)) => {
      const body = { lines, promo_code: code }
      return (await call(orderEndpoints.place, { body, idempotencyKey: randomUUID() }, caller)).data
    },
    show: async (id: string) => (await call(orderEndpoints.show, { params: { id } }, { token })).data,
    setCode: (id: string, code: string | null) =>
      testApp.request('PUT', `/orders/${id}/promo-code`, { ...caller, body: { promo_code: code } }),
  }
}

async function usesOf({ id }: { id: string }): Promise<number | undefined> {
  const [row] = await db().select().from(promoCodes).where(eq(promoCodes.id, id))
  return row?.timesUsed
}

test('a code is found in any case, and takes off a percentage or an amount', async () => {
  const percent = await makePromoCode(db, { code: 'SPRING', value: 15 })
  const amount = await makePromoCode(db, { kind: 'amount', value: 2500 })
  const buyer = await openBuyer()
  const quote = async (code: string) => {
    const body = { lines: linesOf(course, other), promo_code: code }
    return (await call(orderEndpoints.quote, { body }, { token: buyer.token })).data
  }
  expect(await quote(' spring ')).toMatchObject({
    promo_code: percent.code,
    subtotal: 15_000,
    discount: 2250,
    tax: 120,
    total: 12_870,
  })
  const typed = ['spring۱۵', 'ＳＰＲＩＮＧ１５', '\u200ESPRING 15\u200B']
  await makePromoCode(db, { code: 'SPRING15', value: 15 })
  for (const code of typed) expect((await quote(code)).promo_code, code).toBe('SPRING15')
  expect((await quote(amount.code)).lines.map(({ discount }) => discount)).toEqual([1667, 833])
  expect(await usesOf(percent)).toBe(0)
})

test('a code is limited to its products; one that applies to nothing is rejected', async () => {
  const day = 24
  const event = await makeLiveMasterclass(db, { startsAt: hours(30 * day), endsAt: hours(31 * day) })
  const ticket = { type: 'ticket' as const, id: event.tickets[0]?.id ?? '', count: 1 }
  const forCourse = await makePromoCode(db, { value: 50, products: [{ courseId: course.id }] })
  const forEvent = await makePromoCode(db, { value: 50, products: [{ liveMasterclassId: event.id }] })
  const discounts = async (code: string) => {
    const body = { lines: [...linesOf(course, other), ticket], promo_code: code }
    return (await call(orderEndpoints.quote, { body })).data.lines.map(({ discount }) => discount)
  }
  expect(await discounts(forCourse.code)).toEqual([5000, 0, 0])
  expect(await discounts(forEvent.code)).toEqual([0, 0, 12_450])
  const body = { lines: linesOf(other), promo_code: forCourse.code }
  expect(await testApp.request('POST', '/orders/quote', { body })).toMatchObject({
    status: 422,
    body: { message: rejected, errors: { promo_code: [rejected] } },
  })
})

test.each([
  ['unknown', {}, 'NOTHING'],
  ['not yet valid', { startsAt: hours(1), endsAt: hours(2) }, undefined],
  ['no longer valid', { startsAt: hours(-2), endsAt: hours(0) }, undefined],
  ['used up', { totalUses: 3, timesUsed: 3 }, undefined],
])('a code that is %s is rejected', async (_, given, typed) => {
  const { code } = await makePromoCode(db, given)
  const buyer = await openBuyer()
  expect(await buyer.send(typed ?? code)).toMatchObject({ status: 422, body: { message: rejected } })
})

test('a use is reserved with the order, and returned when the order is cancelled or expires', async () => {
  const code = await makePromoCode(db, { totalUses: 2 })
  const buyer = await openBuyer()
  const first = await buyer.place(code.code)
  await buyer.place(code.code, linesOf(other))
  expect(await usesOf(code)).toBe(2)
  expect((await (await openBuyer()).send(code.code)).status).toBe(422)
  await call(orderEndpoints.cancel, { params: { id: first.id } }, { token: buyer.token })
  expect(await usesOf(code)).toBe(1)
  time.now = hours(24)
  await testApp.expireOrders()
  time.now = testNow
  expect(await usesOf(code)).toBe(0)
})

test('an order that takes another selection gives up its code, or keeps it', async () => {
  const code = await makePromoCode(db, { usesPerPerson: 1, totalUses: 1 })
  const buyer = await openBuyer()
  const { id } = await buyer.place(code.code)
  expect(await buyer.place(code.code, linesOf(course, other))).toMatchObject({ id, discount: 1500 })
  expect(await usesOf(code)).toBe(1)
  expect(await buyer.place(null)).toMatchObject({ id, discount: 0, promo_code: null })
  expect(await usesOf(code)).toBe(0)
})

test('an order gets another code or none, and its amounts follow', async () => {
  const small = await makePromoCode(db, { value: 10 })
  const full = await makePromoCode(db, { value: 100 })
  const buyer = await openBuyer()
  const { id } = await buyer.place(small.code)
  expect(await buyer.show(id)).toMatchObject({ discount: 1000, tax: 80, total: 9080 })
  expect((await buyer.setCode(id, full.code)).status).toBe(200)
  expect([await usesOf(small), await usesOf(full)]).toEqual([0, 1])
  expect(await buyer.show(id)).toMatchObject({ discount: 10_000, tax: 0, total: 0, promo_code: full.code })
  expect((await buyer.setCode(id, 'NOTHING')).status).toBe(422)
  expect(await buyer.show(id)).toMatchObject({ promo_code: full.code })
  expect((await buyer.setCode(id, null)).status).toBe(200)
  expect(await buyer.show(id)).toMatchObject({ discount: 0, total: 10_080, promo_code: null })
  expect([await usesOf(small), await usesOf(full)]).toEqual([0, 0])
})

test('of 20 people who apply the last use at once, one gets it', async () => {
  const code = await makePromoCode(db, { totalUses: 5, timesUsed: 4 })
  const people = await Promise.all(Array.from({ length: 20 }, openBuyer))
  const statuses = await Promise.all(
    people.map(async ({ send }, index) => {
      const response = await send(code.code)
      return [response.status, index]
    }),
  )
  expect(statuses.filter(([status]) => status === 201)).toHaveLength(1)
  expect(await usesOf(code)).toBe(5)
})

test('a person who orders several times at once uses a code once per person in one order', async () => {
  const code = await makePromoCode(db, { usesPerPerson: 1 })
  const buyer = await openBuyer()
  await Promise.all(Array.from({ length: 8 }, () => buyer.send(code.code)))
  const { data } = await call(orderEndpoints.list, {}, { token: buyer.token })
  expect(data.filter(({ promo_code }) => promo_code !== null)).toHaveLength(1)
  expect(await usesOf(code)).toBe(1)
})

test('a code once per person moves from an abandoned draft to the next order', async () => {
  const code = await makePromoCode(db, { usesPerPerson: 1, totalUses: 1 })
  const buyer = await openBuyer()
  const abandoned = await buyer.place(code.code)
  const next = await buyer.place(code.code, linesOf(other))
  expect(next).toMatchObject({ discount: 500 })
  expect(await buyer.show(abandoned.id)).toMatchObject({ discount: 0, total: 10_080, promo_code: null })
  expect((await buyer.setCode(abandoned.id, code.code)).status).toBe(200)
  expect(await buyer.show(next.id)).toMatchObject({ promo_code: null })
  expect(await usesOf(code)).toBe(1)
})

test('codes cannot be guessed: after 30 rejected ones an address gets 429', async () => {
  const address = '198.51.100.7'
  const guess = (index: number) =>
    testApp.request('POST', '/orders/quote', {
      address,
      body: { lines: linesOf(course), promo_code: `GUESS${index}` },
    })
  const statuses = []
  for (let index = 0; index <= 30; index += 1) statuses.push((await guess(index)).status)
  expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('a refund in full returns the use of the code, a refund of a part keeps it (PROMO-7)', async () => {
  const promo = await makePromoCode(db, { usesPerPerson: 1 })
  const member = await makeMember(db, testNow)
  const lines = linesOf(course, other)
  const checkout = await makeCheckout(testApp, { lines, member, promoCode: promo.code })
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  const [first, second] = checkout.order.lines
  const refund = (lineId = '') =>
    refundOrder(testApp.services, { orderId: checkout.order.id, parts: [{ lineId }], reason: 'staff', fail })
  await refund(first?.line_id)
  expect(await usesOf(promo)).toBe(1)
  await refund(second?.line_id)
  expect(await usesOf(promo)).toBe(0)
  const again = await makeCheckout(testApp, { lines, member, promoCode: promo.code })
  expect(again.order.promo_code).toBe(promo.code)
})

function fail(status: number): never {
  throw new Error(`refused with ${status}`)
}
