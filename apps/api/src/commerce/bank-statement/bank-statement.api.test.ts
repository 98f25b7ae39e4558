import { randomUUID } from 'node:crypto'
import {
  bankStatementEndpoints,
  type MatchKind,
  type StatementEntry,
} from '@chignon/contract/commerce/bank-statement'
import { describe, expect, test } from 'vitest'
import { eq } from '../../platform/db/drizzle.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { bankTransfers } from '../../platform/db/schema/bank-transfer.ts'
import { refunds } from '../../platform/db/schema/payment.ts'
import { makeCheckout } from '../../testing/orders.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { releaseOrder } from '../checkout/release-order.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { token: staff } = await makeMember(db, time.now, { role: 'staff' })

const entry = (given: Partial<StatementEntry>): StatementEntry => ({
  reference: `NTRF${randomUUID()}`,
  booked_on: '2027-03-11',
  amount: 100,
  currency: 'USD',
  payer: 'SOMEONE ELSE',
  text: '',
  ...given,
})

async function store(entries: StatementEntry[], account: string = randomUUID().slice(0, 20)) {
  const body = { account, entries }
  return { account, ...(await testApp.call(bankStatementEndpoints.store, { body }, { token: staff })).data }
}

async function listOf(account: string, state: 'open' | 'booked' | 'set_aside' = 'open') {
  const query = { state, account, per_page: 50 }
  const { data } = await testApp.call(bankStatementEndpoints.list, { query }, { token: staff })
  return data
}

async function bookCertain(ids: string[]) {
  return (await testApp.call(bankStatementEndpoints.bookCertain, { body: { ids } }, { token: staff })).data
}

const book = (id: string, parts: { order_id: string; amount: number }[]) =>
  testApp.request('POST', `/staff/bank-transactions/${id}/book`, { token: staff, body: { parts } })

async function awaited(given: Parameters<typeof makeMember>[2] = {}) {
  const checkout = await makeCheckout(testApp, { member: await makeMember(db, time.now, given) })
  await checkout.start('transfer')
  return checkout
}

async function transfersOf(orderId: string) {
  const rows = await db().select().from(bankTransfers).where(eq(bankTransfers.orderId, orderId))
  return rows.map(({ amount, bookedOn }) => [amount, bookedOn])
}

describe('an entry is kept once (STATEMENT-1)', () => {
  test('by the reference of the bank, however it is written, for each account', async () => {
    const reference = `ntrf ${randomUUID()}`
    const first = await store([entry({ reference })])
    expect(first).toMatchObject({ added: 1, known: 0, is_own_account: false })
    const again = [entry({ reference: reference.toUpperCase().replace(' ', ''), booked_on: '2027-03-12' })]
    expect(await store(again, first.account)).toMatchObject({ added: 0, known: 1 })
    expect(await store(again)).toMatchObject({ added: 1, known: 0 })
  })

  test('without a reference by the count of equal ones a day: two equal payments are two', async () => {
    const equal = { reference: null, text: 'course' }
    const { account, added } = await store([entry(equal), entry({ ...equal, occurrence: 2 })])
    expect(added).toBe(2)
    const three = [1, 2, 3].map((occurrence) => entry({ ...equal, occurrence }))
    expect(await store(three, account)).toMatchObject({ added: 1, known: 2 })
    expect(await store([entry({ ...equal, booked_on: '2027-03-12' })], account)).toMatchObject({ added: 1 })
  })

  test('a payment that repeats the reference of another is kept, but not booked unseen', async () => {
    const { order } = await awaited()
    const reference = `DAY-${randomUUID()}`
    const other = await awaited()
    const { account } = await store([
      entry({ reference, amount: order.total, text: order.number }),
      entry({ reference, amount: other.order.total + 1, text: other.order.number }),
    ])
    const [second, first] = (await listOf(account)).toSorted((a, b) => b.amount - a.amount)
    expect(await bookCertain([first?.id ?? ''])).toEqual({ booked: 1, skipped: 0 })
    expect((await listOf(account))[0]?.match).toMatchObject({ kind: 'unknown', hints: ['reference_used'] })
    expect(
      (await book(second?.id ?? '', [{ order_id: other.order.id, amount: second?.amount ?? 0 }])).status,
    ).toBe(409)
  })

  test('what staff booked before by its reference is known', async () => {
    const { order } = await awaited()
    const reference = `TYPED ${randomUUID()}`
    await testApp.request('POST', `/staff/orders/${order.id}/mark-paid`, {
      token: staff,
      body: { amount: order.total, reference },
    })
    const { account, added, known } = await store([
      entry({ reference, amount: order.total, text: order.number }),
    ])
    expect([added, known]).toEqual([0, 1])
    expect(await listOf(account, 'booked')).toMatchObject([
      { bookings: [{ order: { id: order.id }, amount: order.total }] },
    ])
  })
})

test('200 entries against 40 orders: 38 are certain and booked with the bank’s day, none wrongly, and never twice', async () => {
  const checkouts = []
  for (let count = 0; count < 40; count += 1) checkouts.push(await awaited())
  const ofOrders = checkouts.map(({ order }, index) =>
    entry({
      booked_on: `2027-03-${String(1 + (index % 28)).padStart(2, '0')}`,
      // The last two have a number that was misread.
      text: index < 38 ? `Invoice ${order.number.replace('-', ' ')}` : order.number.replace('-', '0'),
      amount: order.total,
    }),
  )
  const others = Array.from({ length: 160 }, (_, index) => entry({ amount: 4900, text: `RENT ${index}` }))
  const { account, added } = await store([...ofOrders, ...others])
  expect(added).toBe(200)
  const query = { kind: 'certain', account, per_page: 50 } as const
  const { data: certain, counts } = await testApp.call(
    bankStatementEndpoints.list,
    { query },
    { token: staff },
  )
  expect(certain).toHaveLength(38)
  expect(counts).toEqual({ certain: 38, likely: 0, part: 0, over: 0, unknown: 162 })
  expect(await bookCertain(certain.map(({ id }) => id))).toEqual({ booked: 38, skipped: 0 })
  for (const [index, { order }] of checkouts.entries()) {
    const booked = index < 38 ? [[order.total, ofOrders[index]?.booked_on]] : []
    expect(await transfersOf(order.id)).toEqual(booked)
  }
  expect(await store([...ofOrders, ...others], account)).toMatchObject({ added: 0, known: 200 })
  expect(await bookCertain(certain.map(({ id }) => id))).toEqual({ booked: 0, skipped: 38 })
})

test('an entry is booked once by two people at the same time, and each change is in the audit log', async () => {
  const { order, show } = await awaited()
  const { account } = await store([entry({ text: order.number, amount: order.total })])
  const [found] = await listOf(account)
  const id = found?.id ?? ''
  const answers = await Promise.all([bookCertain([id]), bookCertain([id]), bookCertain([id])])
  expect(answers.reduce((sum, { booked }) => sum + booked, 0)).toBe(1)
  expect((await show()).state).toBe('paid')
  const actions = async (type: string, about: string) =>
    (await services.audit.entriesOf({ type, id: about })).map(({ action }) => action)
  expect(await actions('bank-transaction', id)).toEqual(['bank-transaction.book'])
  expect(await actions('order', order.id)).toEqual(['order.mark-paid'])
  expect((await book(id, [{ order_id: order.id, amount: order.total }])).status).toBe(409)
})

describe('what is not certain is booked one by one (STATEMENT-3)', () => {
  test('likely by name and amount, a part, and too much', async () => {
    const likely = await awaited({ firstName: 'Zoë', lastName: 'Ibáñez' })
    const part = await awaited()
    const over = await awaited()
    const { account } = await store([
      entry({ payer: `${likely.user.lastName.toUpperCase()} ZOE`, amount: likely.order.total }),
      entry({ text: part.order.number, amount: 100 }),
      entry({ text: over.order.number, amount: over.order.total + 250 }),
    ])
    const found = await listOf(account)
    const ofKind = (kind: MatchKind) => found.find(({ match }) => match?.kind === kind)
    for (const [kind, { order }] of [
      ['likely', likely],
      ['part', part],
      ['over', over],
    ] as const) {
      const { id = '', amount = 0, match } = ofKind(kind) ?? {}
      expect(match?.orders).toMatchObject([{ id: order.id, due: order.total }])
      expect(await bookCertain([id])).toEqual({ booked: 0, skipped: 1 })
      expect((await book(id, [{ order_id: order.id, amount: amount - 1 }])).status).toBe(422)
      expect(await book(id, [{ order_id: order.id, amount }])).toMatchObject({
        status: 200,
        body: { data: { state: 'booked', bookings: [{ amount }] } },
      })
    }
    expect((await likely.show()).state).toBe('paid')
    expect((await part.show()).state).toBe('awaiting_payment')
    const returned = await db().select().from(refunds).where(eq(refunds.orderId, over.order.id))
    expect(returned).toMatchObject([{ amount: 250, reason: 'overpaid' }])
  })

  test('one transfer for two orders is divided; another currency is booked at what was agreed', async () => {
    const [first, second, third] = [await awaited(), await awaited(), await awaited()]
    const total = first.order.total + second.order.total
    const { account } = await store([
      entry({ text: `${first.order.number} ${second.order.number}`, amount: total }),
      entry({ text: third.order.number, currency: 'EUR', amount: 5 }),
    ])
    const found = await listOf(account)
    const several = found.find(({ match }) => match?.hints.includes('several_orders'))
    const foreign = found.find(({ match }) => match?.hints.includes('currency'))
    const parts = [first, second].map(({ order }) => ({ order_id: order.id, amount: order.total }))
    expect((await book(several?.id ?? '', [...parts, ...parts])).status).toBe(422)
    expect((await book(several?.id ?? '', parts)).status).toBe(200)
    expect(
      (await book(foreign?.id ?? '', [{ order_id: third.order.id, amount: third.order.total }])).status,
    ).toBe(200)
    for (const { show } of [first, second, third]) expect((await show()).state).toBe('paid')
  })

  test('money for an order that was cancelled is not booked unseen', async () => {
    const { order } = await awaited()
    await releaseOrder(services, order.id, 'cancel')
    const { account } = await store([entry({ text: order.number, amount: order.total })])
    expect((await listOf(account))[0]?.match).toMatchObject({ kind: 'likely', hints: ['order_closed'] })
  })
})

test('what belongs to no order is set aside with a reason, and can be taken back (STATEMENT-4)', async () => {
  const { account } = await store([entry({ text: 'rent' })])
  const [found] = await listOf(account)
  const path = `/staff/bank-transactions/${found?.id}`
  expect((await testApp.request('POST', `${path}/reopen`, { token: staff })).status).toBe(409)
  const setAside = () =>
    testApp.request('POST', `${path}/set-aside`, { token: staff, body: { reason: 'The tenant’s rent' } })
  expect(await setAside()).toMatchObject({ body: { data: { state: 'set_aside', match: null } } })
  expect((await setAside()).status).toBe(409)
  expect(await listOf(account, 'set_aside')).toMatchObject([{ reason: 'The tenant’s rent' }])
  expect(await testApp.request('POST', `${path}/reopen`, { token: staff })).toMatchObject({
    body: { data: { state: 'open', match: { kind: 'unknown' } } },
  })
})
