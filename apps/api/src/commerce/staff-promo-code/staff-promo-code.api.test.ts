import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@chignon/contract/commerce/order'
import { staffPromoCodeEndpoints, type PromoCodeForm } from '@chignon/contract/commerce/staff-promo-code'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const caller = { token: staff.token }
const endpoints = staffPromoCodeEndpoints
const course = await makeCourse(db, { price: 10_000, name: { en: 'The bob' } })
const lines = [{ type: 'course' as const, id: course.id, count: 1 }]
const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1000).toISOString()

const formOf = (form: Partial<PromoCodeForm>): PromoCodeForm => ({
  code: `CODE${randomUUID().slice(0, 8)}`,
  kind: 'percent',
  value: 20,
  starts_at: null,
  ends_at: null,
  total_uses: null,
  uses_per_person: null,
  products: [],
  ...form,
})

async function make(form: Partial<PromoCodeForm> = {}, id: string = randomUUID()) {
  return (await call(endpoints.create, { params: { id }, body: formOf(form) }, caller)).data
}
const send = (method: string, path: string, body?: object) =>
  testApp.request(method, `/staff/promo-codes/${path}`, { ...caller, body })
const show = async (id: string) => (await call(endpoints.show, { params: { id } }, caller)).data
const quote = async (code: string) =>
  (await testApp.request('POST', '/orders/quote', { body: { lines, promo_code: code } })).status
const actionsOf = async (type: string, id: string) =>
  (await services.audit.entriesOf({ type, id })).map(({ action }) => action)

/** Pays an order of the course with a code. */
async function buy(promoCode: string) {
  const checkout = await makeCheckout(testApp, { lines, promoCode })
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  return checkout.order
}

test('a code is made once, in capitals, and a basket takes it (PROMO-8)', async () => {
  const [id, form] = [randomUUID(), { code: ' spring-۲۰ ', ends_at: days(3) }]
  const made = await make(form, id)
  expect(made).toMatchObject({ id, code: 'SPRING-20', state: 'running', uses: 0, given: 0, was_used: false })
  expect(made.starts_at).toBe(time.now.toISOString())
  expect(await make({ code: 'SPRING-20', ends_at: days(3) }, id)).toEqual(made)
  expect(await quote('spring-20')).toBe(200)
  expect(await services.audit.entriesOf({ type: 'promo-code', id })).toEqual([
    expect.objectContaining({
      action: 'promo-code.create',
      actorId: staff.user.id,
      after: expect.objectContaining({ promoCode: 'SPRING-20', percent: 20, amount: null }),
    }),
  ])
})

test('no two codes have the same letters, also if both are made at once (PROMO-8)', async () => {
  const forms = ['twice', 'TWICE', 'Twice'].map((code) => send('PUT', randomUUID(), formOf({ code })))
  const responses = await Promise.all(forms)
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  const taken = 'There is a code like this already. Choose another one.'
  expect(responses.find(({ status }) => status === 422)?.body).toMatchObject({ errors: { code: [taken] } })
  const other = await make()
  expect((await send('PATCH', other.id, { code: 'twice' })).status).toBe(422)
  const id = randomUUID()
  const same = Array.from({ length: 4 }, () => send('PUT', id, formOf({ code: 'PRESSED-TWICE' })))
  expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await actionsOf('promo-code', id)).toEqual(['promo-code.create'])
})

test.each([
  ['of letters that not everybody can type', { code: 'گیسو' }, 'code'],
  ['of more than 100 percent', { value: 101 }, 'value'],
  ['that would be over', { ends_at: days(-1) }, 'ends_at'],
  ['that ends before it begins', { starts_at: days(3), ends_at: days(2) }, 'ends_at'],
  ['for something that is not sold', { products: [{ type: 'course', id: randomUUID() }] }, 'products'],
] as const)('refuses a code %s', async (_, form, field) => {
  const response = await send('PUT', randomUUID(), { ...formOf({}), ...form })
  expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } })
})

test('what a code gave is what its paid orders were given, and each is listed', async () => {
  const { id, code } = await make({ total_uses: 3 })
  const orders = [await buy(code), await buy(code)]
  const waiting = await makeCheckout(testApp, { lines, promoCode: code })
  const given = orders.reduce((sum, { discount }) => sum + discount, 0)
  expect(await show(id)).toMatchObject({ given, paid_uses: 2, uses: 3, state: 'used_up', was_used: true })
  const { data } = await call(endpoints.uses, { params: { id } }, caller)
  expect(new Set(data.map(({ order }) => order.id))).toEqual(
    new Set([...orders, waiting.order].map((order) => order.id)),
  )
  expect(data.every(({ discount }) => discount === 2000)).toBe(true)
})

test('a used code changes from now on, and keeps its letters (PROMO-10)', async () => {
  const { id, code } = await make({ uses_per_person: 1 })
  const order = await buy(code)
  expect((await send('PATCH', id, { code: 'OTHER' })).status).toBe(422)
  const body = { kind: 'amount' as const, value: 500, products: [{ type: 'course' as const, id: course.id }] }
  const { data } = await call(endpoints.change, { params: { id }, body }, caller)
  expect(data).toMatchObject({
    kind: 'amount',
    value: 500,
    uses_per_person: 1,
    given: order.discount,
    products: [{ name: 'The bob' }],
  })
  expect((await buy(code)).discount).toBe(500)
  expect(await services.audit.entriesOf({ type: 'promo-code', id })).toContainEqual(
    expect.objectContaining({
      action: 'promo-code.change',
      before: { percent: 20, amount: null, products: null },
      after: { percent: null, amount: 500, products: 'The bob' },
    }),
  )
})

test('a code that is off is rejected, its order keeps it, and it is switched on again (PROMO-9)', async () => {
  const { id, code } = await make()
  const { order, ...checkout } = await makeCheckout(testApp, { lines, promoCode: code })
  await call(endpoints.switchOff, { params: { id } }, caller)
  expect([(await show(id)).state, await quote(code)]).toEqual(['off', 422])
  const payment = await checkout.start()
  await checkout.pay(payment, 'success')
  await checkout.refresh(payment)
  expect(await show(id)).toMatchObject({ given: order.discount, paid_uses: 1 })
  await call(endpoints.switchOn, { params: { id } }, caller)
  await call(endpoints.switchOn, { params: { id } }, caller)
  expect([(await show(id)).state, await quote(code)]).toEqual(['running', 200])
  expect((await actionsOf('promo-code', id)).toSorted()).toEqual([
    'promo-code.create',
    'promo-code.switch-off',
    'promo-code.switch-on',
  ])
})

test('only a code that no order ever had is deleted (PROMO-9)', async () => {
  const used = await make()
  const { data } = await call(
    orderEndpoints.place,
    { body: { lines, promo_code: used.code }, idempotencyKey: randomUUID() },
    await makeMember(db, testNow),
  )
  expect(data.promo_code).toBe(used.code)
  expect((await send('DELETE', used.id)).status).toBe(409)
  const unused = await make()
  expect((await send('DELETE', unused.id)).status).toBe(200)
  expect((await send('GET', unused.id)).status).toBe(404)
  expect(await actionsOf('promo-code', unused.id)).toContain('promo-code.delete')
})

test('the list has the codes of a state, and finds one by a part of it', async () => {
  const event = await makeLiveMasterclass(db, { startsAt: new Date(days(30)), endsAt: new Date(days(31)) })
  const products = [{ type: 'live_masterclass' as const, id: event.id }]
  const planned = await make({ code: 'LISTED-PLANNED', starts_at: days(1), products })
  const running = await make({ code: 'LISTED-RUNNING', ends_at: days(2) })
  const codesIn = async (state: 'live' | 'ended' | 'planned' | 'over' | undefined, search = 'listed') => {
    const { data } = await call(endpoints.list, { query: { search, ...(state ? { state } : {}) } }, caller)
    return data.map(({ code }) => code)
  }
  expect(await codesIn('live')).toEqual(expect.arrayContaining([running.code, planned.code]))
  expect(await codesIn('planned', 'ed-pl')).toEqual([planned.code])
  expect((await show(planned.id)).products).toMatchObject([{ type: 'live_masterclass', id: event.id }])
  time.now = new Date(days(2))
  expect([await codesIn('over'), await codesIn('ended')]).toEqual([[running.code], [running.code]])
  time.now = testNow
})

const series = { prefix: 'salon', count: 100, kind: 'percent', value: 30, starts_at: null } as const

test('a series is made once, each of its codes serves once, and all are in the file (PROMO-11)', async () => {
  const [params, body] = [{ id: randomUUID() }, { ...series, ends_at: days(7), products: [] }]
  const pressed = Array.from({ length: 3 }, () => call(endpoints.createSeries, { params, body }, caller))
  for (const { data } of await Promise.all(pressed))
    expect(data).toMatchObject({ prefix: 'SALON', count: 100, used: 0, state: 'running' })
  expect(
    (
      await testApp.request('PUT', `/staff/promo-series/${params.id}`, {
        ...caller,
        body: { ...body, value: 31 },
      })
    ).status,
  ).toBe(409)
  const file = await testApp.file(`/staff/promo-series/${params.id}/codes.csv`, {
    authorization: `Bearer ${staff.token}`,
  })
  const codes = file.bytes
    .toString()
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[0] ?? '')
  expect(new Set(codes).size).toBe(100)
  expect(await quote(codes[0] ?? '')).toBe(200)
  const order = await buy(codes[0] ?? '')
  expect(await quote(codes[0] ?? '')).toBe(422)
  const { data } = await call(endpoints.listSeries, {}, caller)
  expect(data.find(({ id }) => id === params.id)).toMatchObject({ used: 1, given: order.discount })
  expect(await actionsOf('promo-series', params.id)).toEqual([
    'promo-code.create-series',
    'promo-code.export',
  ])
})

test('codes of a series are listed by it or by a search, and go off and on together', async () => {
  const params = { id: randomUUID() }
  const body = { ...series, prefix: 'TOGETHER', count: 3, ends_at: null, products: [] }
  await call(endpoints.createSeries, { params, body }, caller)
  const listed = async (query: { series?: string; search?: string; state?: 'off' }) =>
    (await call(endpoints.list, { query }, caller)).data.filter(({ code }) => code.startsWith('TOGETHER'))
  const [first] = await listed({ series: params.id })
  expect([(await listed({})).length, (await listed({ search: 'together' })).length]).toEqual([0, 3])
  expect(first?.series).toEqual({ id: params.id, prefix: 'TOGETHER' })
  expect((await send('PATCH', first?.id ?? '', { value: 90 })).status).toBe(409)
  expect((await send('DELETE', first?.id ?? '')).status).toBe(409)
  await call(endpoints.switchOff, { params: { id: first?.id ?? '' } }, caller)
  time.now = new Date(days(1))
  await call(endpoints.switchSeriesOff, { params }, caller)
  expect(await listed({ series: params.id, state: 'off' })).toHaveLength(3)
  await call(endpoints.switchSeriesOn, { params }, caller)
  expect((await listed({ series: params.id, state: 'off' })).map(({ id }) => id)).toEqual([first?.id])
  time.now = testNow
})
