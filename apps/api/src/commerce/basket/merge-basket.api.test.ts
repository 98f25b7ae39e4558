import { randomUUID } from 'node:crypto'
import { basketEndpoints } from '@chignon/contract/commerce/basket'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const { db, call, request } = await openTestApp()
const day = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1000)
const course = await makeCourse(db, { price: 4900 })
const event = await makeLiveMasterclass(db, {
  startsAt: day(30),
  endsAt: day(31),
  tickets: [{ price: 20_000, seats: 90 }],
  packages: [{ price: 5000, stock: 90 }],
})
const courseLine = { type: 'course' as const, id: course.id, count: 1 }
const ticketLine = (count: number) => ({ type: 'ticket' as const, id: event.tickets[0]?.id ?? '', count })
const packageLine = (count: number) => ({ type: 'package' as const, id: event.packages[0]?.id ?? '', count })

async function openMember() {
  const { token, user } = await makeMember(db, testNow)
  return {
    user,
    merge: (lines: OrderLineForm[], idempotencyKey: string = randomUUID()) =>
      call(basketEndpoints.merge, { body: { lines }, idempotencyKey }, { token }),
    add: (body: OrderLineForm) => call(basketEndpoints.add, { body }, { token }),
  }
}
const preview = async (lines: OrderLineForm[]) =>
  (await call(basketEndpoints.preview, { body: { lines } })).data
type Shown = Awaited<ReturnType<typeof preview>>
const countsOf = ({ lines }: Shown) => Object.fromEntries(lines.map(({ type, count }) => [type, count]))

test('a guest’s lines are priced and shown, as far as they can be ordered', async () => {
  expect(await preview([])).toEqual({ lines: [], quote: null })
  const gone = { type: 'course' as const, id: randomUUID(), count: 1 }
  const shown = await preview([packageLine(3), ticketLine(2), gone, courseLine, courseLine])
  expect(countsOf(shown)).toEqual({ package: 2, ticket: 2, course: 1 })
  expect(shown.lines[1]?.line_id).toBe(event.tickets[0]?.id)
  expect(shown.quote).toMatchObject({ subtotal: 54_900, total: 55_339, owned: [] })
  expect(countsOf(await preview([packageLine(1)]))).toEqual({})
  expect(countsOf(await preview([{ type: 'subscription', id: course.id, count: 1 }]))).toEqual({})
})

test('a guest’s lines are added to the member’s: counts add up, a course stays once', async () => {
  const member = await openMember()
  await member.add(ticketLine(2))
  await member.add(courseLine)
  const { data, message } = await member.merge([courseLine, packageLine(5), ticketLine(3)])
  expect(countsOf(data)).toEqual({ ticket: 5, course: 1, package: 5 })
  expect(message).toBe('Your basket has been saved to your account.')
  const again = await member.merge([courseLine])
  expect(again).toMatchObject({ message: null, data: { lines: data.lines } })
})

test('counts stop at the limits of an order, which the message says', async () => {
  const member = await openMember()
  await member.add(ticketLine(15))
  const { data, message } = await member.merge([ticketLine(8), packageLine(20)])
  expect(countsOf(data)).toEqual({ ticket: 20, package: 20 })
  expect(message).toBe(
    'Your basket has been saved to your account. Some items were left out: an order can have at most 20 tickets, and one package for each ticket.',
  )
})

test('what is owned, and what is no longer sold, is left out with a message', async () => {
  const member = await openMember()
  await makeAccess(db, member.user.id, { courseId: course.id }, { now: testNow, endsInDays: 9 })
  const unsold = await makeCourse(db)
  await db().update(courses).set({ publishedAt: null }).where(eq(courses.id, unsold.id))
  const { data, message } = await member.merge([courseLine, { type: 'course', id: unsold.id, count: 1 }])
  expect(data.lines).toEqual([])
  expect(message).toBe(
    `Left out because you already have access: ${course.name.en}. Items that are no longer sold were left out.`,
  )
})

test('the same basket sent many times at once is added once', async () => {
  const member = await openMember()
  await member.add(ticketLine(1))
  const key = randomUUID()
  const lines = [ticketLine(2), packageLine(2), courseLine]
  await Promise.all(Array.from({ length: 8 }, () => member.merge(lines, key)))
  const late = await member.merge(lines, key)
  expect(countsOf(late.data)).toEqual({ ticket: 3, package: 2, course: 1 })
  expect(late.message).toBeNull()
})

test('baskets of two devices, sent at once, are both added', async () => {
  const member = await openMember()
  await Promise.all([member.merge([ticketLine(2)]), member.merge([ticketLine(3), courseLine])])
  expect(countsOf((await member.merge([])).data)).toEqual({ course: 1, ticket: 5 })
})

test('a guest cannot merge, and no more lines than an order has are read', async () => {
  const body = { lines: [courseLine] }
  const headers = { 'Idempotency-Key': randomUUID() }
  expect((await request('POST', '/basket/merge', { body, headers })).status).toBe(401)
  const lines = Array.from({ length: 41 }, () => courseLine)
  expect((await request('POST', '/basket/preview', { body: { lines } })).status).toBe(422)
})
