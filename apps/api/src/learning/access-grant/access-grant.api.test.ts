import { accessGrantEndpoints } from '@chignon/contract/learning/access-grant'
import { purchaseEndpoints } from '@chignon/contract/commerce/purchase'
import { expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { lessonProgress } from '../../platform/db/schema/lesson.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { give, show, takeBack, products } = accessGrantEndpoints
const day = 24 * 60 * 60_000
const daysFromNow = (days: number) => new Date(time.now.getTime() + days * day).toISOString()
const staff = await makeMember(db, time.now, { role: 'staff' })
const educator = await makeMember(db, time.now, { role: 'educator' })

const accessOf = async (id: string, who = staff) =>
  (await testApp.call(show, { params: { id } }, who)).data.accesses
const request = (id: string, body: object, who = staff) =>
  testApp.request('POST', `/staff/people/${id}/accesses`, { ...who, body })
const courseGrant = (id: string, days: number) => ({ product: { type: 'course' as const, id }, days })

test('gives access for days, mails the person in their language, and is in the audit log (ACCESS-14)', async () => {
  const course = await makeCourse(db)
  const { user, token } = await makeMember(db, time.now, { locale: 'de' })
  await testApp.call(give, { params: { id: user.id }, body: courseGrant(course.id, 14) }, staff)
  expect(await accessOf(user.id)).toMatchObject([
    {
      product: { type: 'course', id: course.id },
      ends_at: daysFromNow(14),
      remaining_days: 14,
      progress: 0,
      lessons_total: 2,
      periods: [{ order: null, given_by: { id: staff.user.id }, can_take_back: true }],
    },
  ])
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.subject).toMatch(/^Du hast Zugang zu /)
  expect(await services.audit.entriesOf({ type: 'user', id: user.id })).toMatchObject([
    {
      action: 'user.give-access',
      actorId: staff.user.id,
      before: { ends_at: null },
      after: { course: course.name, ends_at: daysFromNow(14) },
    },
  ])
  expect((await testApp.call(purchaseEndpoints.list, {}, { token })).data).toHaveLength(1)
})

test('adds days to those that are left, until a time, and not twice with one key', async () => {
  const course = await makeCourse(db)
  const { user } = await makeMember(db, time.now)
  await makeAccess(db, user.id, { courseId: course.id }, { now: time.now, endsInDays: 10 })
  const once = {
    params: { id: user.id },
    body: courseGrant(course.id, 5),
    idempotencyKey: crypto.randomUUID(),
  }
  await testApp.call(give, once, staff)
  await testApp.call(give, once, staff)
  expect((await accessOf(user.id))[0]?.ends_at).toBe(daysFromNow(15))
  const product = { type: 'course' as const, id: course.id }
  expect((await request(user.id, { product, ends_at: daysFromNow(12) })).status).toBe(422)
  expect((await request(user.id, { product })).status).toBe(422)
  await testApp.call(give, { params: { id: user.id }, body: { product, ends_at: daysFromNow(40) } }, staff)
  expect((await accessOf(user.id))[0]?.remaining_days).toBe(40)
})

test('shows the progress in a program, whose lessons count', async () => {
  const course = await makeCourse(db, { lessons: 3 })
  const program = await makeProgram(db, { courses: [course] })
  const { user } = await makeMember(db, time.now)
  const [lesson] = course.lessons
  await db()
    .insert(lessonProgress)
    .values({ userId: user.id, lessonId: lesson?.id ?? '', doneAt: time.now })
  const body = { product: { type: 'program' as const, id: program.id }, days: 3 }
  await testApp.call(give, { params: { id: user.id }, body }, staff)
  expect(await accessOf(user.id)).toMatchObject([
    { product: { type: 'program' }, lessons_done: 1, lessons_total: 3, progress: 33 },
  ])
})

test('access that was given is taken back, and what was bought to follow it begins earlier (ACCESS-16)', async () => {
  const course = await makeCourse(db)
  const { user } = await makeMember(db, time.now)
  await testApp.call(give, { params: { id: user.id }, body: courseGrant(course.id, 20) }, staff)
  const order = await makeOrder(db, {
    userId: user.id,
    lines: [{ type: 'course', courseId: course.id, unitPrice: 4900 }],
  })
  const [line] = order.lines
  const bought = { startsAt: new Date(daysFromNow(20)), endsAt: new Date(daysFromNow(50)) }
  await db()
    .insert(accesses)
    .values({ userId: user.id, courseId: course.id, orderLineId: line?.id ?? null, ...bought })
  const given = (await accessOf(user.id))[0]?.periods.find(({ can_take_back }) => can_take_back)
  time.now = new Date(time.now.getTime() + day)
  await testApp.call(takeBack, { params: { id: given?.id ?? '' } }, staff)
  expect((await accessOf(user.id))[0]?.remaining_days).toBe(30)
  const path = `/staff/accesses/${given?.id}/take-back`
  expect((await testApp.request('POST', path, staff)).status).toBe(409)
  const boughtId = (await accessOf(user.id))[0]?.periods.find((period) => period.order)?.id
  expect((await testApp.request('POST', `/staff/accesses/${boughtId}/take-back`, staff)).status).toBe(409)
})

test('an educator extends what they teach by at most 14 days, and sees nothing else (ACCESS-15)', async () => {
  const own = await makeCourse(db, { educators: [educator.user] })
  const other = await makeCourse(db)
  const { user } = await makeMember(db, time.now)
  expect((await request(user.id, courseGrant(own.id, 3), educator)).status).toBe(403)
  for (const courseId of [own.id, other.id])
    await makeAccess(db, user.id, { courseId }, { now: time.now, endsInDays: 2 })
  await testApp.call(give, { params: { id: user.id }, body: courseGrant(own.id, 10) }, educator)
  expect((await request(user.id, courseGrant(own.id, 5), educator)).status).toBe(422)
  expect((await request(user.id, courseGrant(other.id, 5), educator)).status).toBe(403)
  const seen = await accessOf(user.id, educator)
  expect(seen.map(({ product }) => product.id)).toEqual([own.id])
  expect((await testApp.request('GET', `/staff/people/${user.id}`, educator)).status).toBe(403)
  expect((await testApp.call(products, {}, educator)).data.map(({ id }) => id)).toEqual([own.id])
  const [mine] = seen[0]?.periods ?? []
  await testApp.call(takeBack, { params: { id: mine?.id ?? '' } }, educator)
  expect((await accessOf(user.id, educator))[0]?.remaining_days).toBe(2)
})
