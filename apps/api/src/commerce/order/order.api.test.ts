import { randomUUID } from 'node:crypto'
import { orderEndpoints, type OrderForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp
const { user, token } = await makeMember(db, time.now)
const { token: otherToken } = await makeMember(db, time.now)
const course = await makeCourse(db, { slug: 'bob', price: 4900, discountedPrice: 3900 })
const other = await makeCourse(db, { price: 4900 })
const program = await makeProgram(db, { courses: [course, other], price: 14_900 })
const lineOf = (type: OrderForm['lines'][number]['type'], { id }: { id: string }, count = 1) => ({
  type,
  id,
  count,
})
const place = (lines: OrderForm['lines'], idempotencyKey: string = randomUUID()) =>
  call(orderEndpoints.place, { body: { lines }, idempotencyKey }, { token, locale: 'de' })

test('a quote has the discounted price, the tax of the whole, and what the viewer owns', async () => {
  await makeAccess(db, user.id, { programId: program.id }, { now: time.now, endsInDays: 3 })
  const lines = [lineOf('course', course), lineOf('program', program)]
  const { data } = await call(orderEndpoints.quote, { body: { lines } }, { token, locale: 'fr' })
  expect(data).toMatchObject({
    subtotal: 18_800,
    discount: 0,
    tax: 150,
    total: 18_950,
    currency: 'USD',
    owned: [course.id, program.id],
    included: [{ course_id: course.id, program_id: program.id }],
    promo_code: null,
  })
  expect(data.lines).toMatchObject([
    { name: `${course.name.fr}`, slug: 'courses/bob', unit_price: 3900, tax: 31, access_days: 30 },
    { type: 'program', unit_price: 14_900, tax: 119, access_days: 60 },
  ])
})

test('a guest gets a quote but cannot order', async () => {
  const body = { lines: [lineOf('course', course)] }
  const { data } = await call(orderEndpoints.quote, { body })
  expect(data).toMatchObject({ total: 3931, owned: [], included: [] })
  expect((await testApp.request('POST', '/orders', { body })).status).toBe(401)
})

test('a draft, an unknown course, and two of a course are refused by field', async () => {
  const draft = await makeCourse(db, { publishedAt: null })
  const lines = [lineOf('course', draft), lineOf('program', course), lineOf('course', other, 2)]
  const { status, body } = await testApp.request('POST', '/orders/quote', { body: { lines }, token })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    message: 'This can no longer be bought.',
    errors: {
      'lines.0.id': ['This can no longer be bought.'],
      'lines.1.id': ['This can no longer be bought.'],
      'lines.2.count': ['You can buy this only once per order.'],
    },
  })
})

test('an order is a snapshot with a number, for its buyer only', async () => {
  const placed = await place([lineOf('course', course), lineOf('course', course)])
  expect(placed.data).toMatchObject({ state: 'draft', total: 3931, held_until: null, can_prolong: false })
  expect(placed.data.number).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
  expect(placed.data.lines).toHaveLength(1)
  await db()
    .update(courses)
    .set({ name: { en: 'Renamed' }, price: 1, discountedPrice: null })
    .where(eq(courses.id, course.id))
  const address = { params: { id: placed.data.id } }
  const shown = await call(orderEndpoints.show, address, { token, locale: 'de' })
  expect(shown.data).toEqual(placed.data)
  const listed = await call(orderEndpoints.list, {}, { token, locale: 'de' })
  expect(listed.data[0]).toEqual(placed.data)
  const denied = await testApp.request('GET', `/orders/${placed.data.id}`, { token: otherToken })
  expect(denied.status).toBe(404)
  expect((await call(orderEndpoints.list, {}, { token: otherToken })).data).toEqual([])
})

test('the same key returns the same order, also 100 times at once; another body gets 409', async () => {
  const key = randomUUID()
  const lines = [lineOf('course', other)]
  const placed = await Promise.all(Array.from({ length: 100 }, () => place(lines, key)))
  expect(new Set(placed.map(({ data }) => data.id)).size).toBe(1)
  const rows = await db().select().from(orders).where(eq(orders.idempotencyKey, key))
  expect(rows).toHaveLength(1)
  const headers = { 'idempotency-key': key }
  const body = { lines: [lineOf('program', program)] }
  expect((await testApp.request('POST', '/orders', { body, token, headers })).status).toBe(409)
  // Another person may use the same key.
  expect((await testApp.request('POST', '/orders', { body, token: otherToken, headers })).status).toBe(201)
})

// Our own keys, such as for renewals, contain spaces, so that no client can use one.
test.each([
  [{}],
  [{ 'idempotency-key': '' }],
  [{ 'idempotency-key': 'x'.repeat(201) }],
  [{ 'idempotency-key': 'renewal of 1' }],
])('an order with the headers %j is refused and names the header', async (headers) => {
  const body = { lines: [lineOf('course', other)] }
  expect(await testApp.request('POST', '/orders', { body, token, headers })).toMatchObject({
    status: 422,
    body: {
      message: 'Send the header Idempotency-Key with 1 to 200 characters, without spaces.',
    },
  })
})
