import { chatEndpoints } from '@chignon/contract/community/chat'
import { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { todayEndpoints } from '@chignon/contract/platform/today'
import { bankStatementEndpoints } from '@chignon/contract/commerce/bank-statement'
import { expect, test } from 'vitest'
import { makeCourse } from '../platform/db/factories/course.ts'
import { makeOrder } from '../platform/db/factories/order.ts'
import { makeMember } from '../platform/db/factories/user.ts'
import { moneyCases } from '../platform/db/schema/money-case.ts'
import { openTestApp } from '../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const member = (role: 'learner' | 'educator' | 'staff') => makeMember(db, time.now, { role })
const [staff, educator, learner] = [await member('staff'), await member('educator'), await member('learner')]
const show = async (who: { token: string }) => (await testApp.call(todayEndpoints.show, {}, who)).data
const daysFromNow = (days: number) => new Date(time.now.getTime() + days * 24 * 60 * 60_000)

test('nothing waits in a new academy', async () => {
  expect(await show(staff)).toEqual({
    waiting: [],
    revenue: { currency: 'USD', this_week: 0, last_week: 0 },
  })
})

test('counts what waits for a person, the longest waiting first (STUDIO-1)', async () => {
  const course = await makeCourse(db)
  const lines = [{ type: 'course' as const, courseId: course.id, unitPrice: 5000 }]
  const buyer = { userId: learner.user.id, lines }
  const awaiting = { ...buyer, state: 'awaiting_payment' as const, hold: 'billed' as const, paidAt: null }
  await makeOrder(db, { ...awaiting, dueAt: daysFromNow(1) })
  await makeOrder(db, { ...awaiting, dueAt: daysFromNow(9) })
  await makeOrder(db, { ...buyer, hold: 'consumed', paidAt: daysFromNow(-2) })
  const createdAt = daysFromNow(-3)
  await db().insert(moneyCases).values({ kind: 'dispute', provider: 'stripe', reference: 'dp_1', createdAt })
  await testApp.call(
    chatEndpoints.send,
    { params: { id: crypto.randomUUID() }, body: { text: 'Is there a seat left?' } },
    learner,
  )
  expect(await show(staff)).toEqual({
    waiting: [
      { kind: 'money_cases', count: 1, oldest_at: createdAt.toISOString() },
      { kind: 'chats', count: 1, oldest_at: time.now.toISOString() },
      { kind: 'transfers_due', count: 1, oldest_at: daysFromNow(1).toISOString() },
    ],
    revenue: { currency: 'USD', this_week: 5000, last_week: 0 },
  })
})

test('counts the payments of statements that are not booked, as their list does (STUDIO-1)', async () => {
  const entry = { reference: null, amount: 4200, currency: 'USD', payer: 'Ada', text: 'Thank you' }
  const entries = ['2026-01-09', '2026-01-07'].map((day) => ({ ...entry, booked_on: day }))
  await testApp.call(bankStatementEndpoints.store, { body: { account: 'DE02', entries } }, staff)
  const waits = async () => (await show(staff)).waiting.find(({ kind }) => kind === 'bank_payments')
  expect(await waits()).toEqual({ kind: 'bank_payments', count: 2, oldest_at: '2026-01-07T00:00:00.000Z' })
  const { data, pagination } = await testApp.call(bankStatementEndpoints.list, {}, staff)
  expect(pagination.total).toBe(2)
  const params = { id: data[0]?.id ?? '' }
  await testApp.call(bankStatementEndpoints.setAside, { params, body: { reason: 'A gift' } }, staff)
  expect((await waits())?.count).toBe(1)
})

test('shows an educator only what they may work on, and no money', async () => {
  const { waiting, revenue } = await show(educator)
  expect(waiting.map(({ kind }) => kind)).toEqual(['chats'])
  expect(revenue).toBeNull()
})

test('a conversation waits no more once it is answered', async () => {
  const { data } = await testApp.call(staffChatEndpoints.list, {}, educator)
  const id = data[0]?.id ?? ''
  time.now = new Date(time.now.getTime() + 60_000)
  await testApp.call(
    staffChatEndpoints.answer,
    { params: { id, message: crypto.randomUUID() }, body: { text: 'Two are left.' } },
    educator,
  )
  expect((await show(educator)).waiting).toEqual([])
})
