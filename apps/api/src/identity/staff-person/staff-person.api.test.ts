import { staffPersonEndpoints, type StaffViewOfPerson } from '@chignon/contract/identity/staff-person'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { list, show, addNote, removeNote } = staffPersonEndpoints
const staff = await makeMember(db, time.now, { role: 'staff', createdAt: new Date('2020-01-01T00:00:00Z') })
const find = async (query: object) => (await testApp.call(list, { query }, staff)).data.map(({ id }) => id)

test('finds people by name, address and phone number, with what they spent (PEOPLE-1)', async () => {
  const given = { firstName: 'Zoë', lastName: 'Quill', phone: '+49 151 2345678' }
  const { user } = await makeMember(db, time.now, given)
  const course = await makeCourse(db)
  const lines = [{ type: 'course' as const, courseId: course.id, unitPrice: 5000 }]
  await makeOrder(db, { userId: user.id, lines, hold: 'consumed', paidAt: time.now })
  for (const search of ['zoe quill', user.email.toUpperCase(), '+49 151', '0151 2345678'.slice(1)])
    expect(await find({ search })).toEqual([user.id])
  const { data } = await testApp.call(list, { query: { search: 'quill' } }, staff)
  expect(data[0]).toMatchObject({
    spent: { amount: 5000, currency: 'USD' },
    last_seen_at: expect.any(String),
  })
  expect(await find({ search: 'quite another name' })).toEqual([])
})

test('has pages that begin after the last one seen, and filters', async () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute))
  const people = []
  for (const minute of [3, 2, 1]) people.push(await makeUser(db, { createdAt: at(minute) }))
  const [newest, middle, oldest] = people.map(({ id }) => id)
  const first = await testApp.call(list, { query: { per_page: 2 } }, staff)
  expect(first.data.map(({ id }) => id)).toEqual([newest, middle])
  const cursor = first.pagination.next_cursor ?? ''
  expect((await find({ per_page: 1, cursor }))[0]).toBe(oldest)
  await db()
    .insert(suspensions)
    .values({ userId: middle ?? '', reason: 'Spam', startsAt: time.now, endsAt: null })
  expect(await find({ only: 'suspended' })).toEqual([middle])
  expect(await find({ role: 'staff' })).toEqual([staff.user.id])
  expect(await find({ only: 'leaving' })).toEqual([])
})

test('staff note something about a person for each other, and the audit log has no text of it (PEOPLE-3)', async () => {
  const { user } = await makeMember(db, time.now)
  const params = { id: user.id }
  const { data: note } = await testApp.call(
    addNote,
    { params, body: { text: 'Prefers to be called.' } },
    staff,
  )
  const seen = async (): Promise<StaffViewOfPerson> => (await testApp.call(show, { params }, staff)).data
  expect((await seen()).notes).toMatchObject([
    { text: 'Prefers to be called.', author: { id: staff.user.id } },
  ])
  await testApp.call(removeNote, { params: { ...params, note: note.id } }, staff)
  expect((await seen()).notes).toEqual([])
  const entries = await services.audit.entriesOf({ type: 'user', id: user.id })
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['user.add-note', 'user.remove-note'])
  expect(JSON.stringify(entries)).not.toContain('Prefers')
})

test('shows nothing by which one could sign in, and no one who was deleted', async () => {
  const { user } = await makeMember(db, time.now, { passwordHash: 'hash-of-a-password' })
  const { body } = await testApp.request('GET', `/staff/people/${user.id}`, staff)
  expect(JSON.stringify(body)).not.toMatch(/password|hash|token|secret/i)
  const gone = await makeUser(db, { deletedAt: time.now })
  expect((await testApp.request('GET', `/staff/people/${gone.id}`, staff)).status).toBe(404)
})
