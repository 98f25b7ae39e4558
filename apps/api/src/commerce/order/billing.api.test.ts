import { orderEndpoints } from '@chignon/contract/commerce/order'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makePlan } from '../../platform/db/factories/subscription.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, call } = testApp
const { token } = await makeMember(db, testNow)

async function place(line: { type: 'course' | 'subscription'; id: string }) {
  const input = { body: { lines: [line] }, idempotencyKey: line.id }
  return (await call(orderEndpoints.place, input, { token })).data
}

test('the postal address is needed in Germany, and by a company, but not in the United States', async () => {
  const { id } = await place({ type: 'course', id: (await makeCourse(db)).id })
  const send = (body: object) => testApp.request('PUT', `/orders/${id}/billing`, { token, body })
  const person = { full_name: 'Kim Bell', payment_method: 'card' }
  const required = ['Please fill in this field.']
  expect(await send({ ...person, country: 'DE', city: 'Berlin' })).toMatchObject({
    status: 422,
    body: { errors: { address: required, postal_code: required } },
  })
  expect((await send({ ...person, country: 'US', company: 'Bell Hair' })).status).toBe(422)
  expect(await send({ ...person, country: 'US' })).toMatchObject({
    status: 200,
    body: { data: { billing: { country: 'US', address: '', city: '', company: null } } },
  })
  const address = { address: 'Hauptstraße 1', postal_code: '10115', city: 'Berlin' }
  expect((await send({ ...person, ...address, country: 'DE' })).status).toBe(200)
})

test('a subscription cannot be paid by transfer, which could not renew it (SUB-11)', async () => {
  const order = await place({ type: 'subscription', id: (await makePlan(db)).id })
  expect(order.can_pay_by_transfer).toBe(false)
  const params = { id: order.id }
  const body = { full_name: 'Kim Bell', country: 'US', payment_method: 'card' as const }
  await call(orderEndpoints.setBilling, { params, body }, { token })
  const { status } = await testApp.request('POST', `/orders/${order.id}/payments`, {
    token,
    body: { method: 'transfer' },
    headers: { 'idempotency-key': 'transfer' },
  })
  expect(status).toBe(409)
})
