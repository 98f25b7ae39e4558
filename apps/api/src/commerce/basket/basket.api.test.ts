import { basketEndpoints } from '@chignon/contract/commerce/basket'
import { maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import type { OrderLineForm } from '@chignon/contract/commerce/order'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { openTransactions } from '../../testing/open-transactions.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { waitingForLocks } from '../../testing/wait-for-locks.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { addBasketLine } from './basket.queries.ts'

const testApp = await openTestApp()
const { db, call, time } = testApp
const day = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1000)
const course = await makeCourse(db, { price: 4900 })
const event = await makeLiveMasterclass(db, {
  startsAt: day(30),
  endsAt: day(31),
  tickets: [{ price: 20_000, seats: 9 }],
  packages: [{ price: 5000, stock: 9 }],
})
const courseLine = { type: 'course' as const, id: course.id, count: 1 }
const ticketLine = (count: number) => ({ type: 'ticket' as const, id: event.tickets[0]?.id ?? '', count })
const packageLine = (count: number) => ({ type: 'package' as const, id: event.packages[0]?.id ?? '', count })

async function openBasket() {
  const { token, user } = await makeMember(db, testNow)
  return {
    token,
    userId: user.id,
    show: async () => (await call(basketEndpoints.show, {}, { token })).data,
    async add(body: OrderLineForm) {
      // Lines are ordered by when they were added.
      time.now = new Date(time.now.getTime() + 1000)
      return (await call(basketEndpoints.add, { body }, { token })).data
    },
    tryAdd: (body: OrderLineForm) => testApp.request('POST', '/basket/lines', { token, body }),
    setCount: (id: string, count: number) =>
      testApp.request('PUT', `/basket/lines/${id}`, { token, body: { count } }),
    remove: async (id: string) => (await call(basketEndpoints.remove, { params: { id } }, { token })).data,
  }
}
type Shown = Awaited<ReturnType<Awaited<ReturnType<typeof openBasket>>['show']>>
const countsOf = ({ lines }: Shown) => lines.map(({ type, count }) => [type, count])
const idOf = ({ lines }: Shown, type: string) => lines.find((line) => line.type === type)?.line_id ?? ''

test('holds courses and tickets with their price; a course once, tickets added up', async () => {
  const basket = await openBasket()
  expect(await basket.show()).toEqual({ lines: [], quote: null })
  for (const line of [courseLine, ticketLine(1), courseLine, ticketLine(2)]) await basket.add(line)
  const shown = await basket.add(packageLine(1))
  expect(countsOf(shown)).toEqual([
    ['course', 1],
    ['ticket', 3],
    ['package', 1],
  ])
  expect(shown.quote).toMatchObject({ subtotal: 69_900, tax: 559, total: 70_459, owned: [] })
  const other = await openBasket()
  expect(await other.show()).toEqual({ lines: [], quote: null })
  expect((await other.setCount(idOf(shown, 'ticket'), 5)).status).toBe(404)
  await other.remove(idOf(shown, 'ticket'))
  expect(await basket.show()).toEqual(shown)
})

test('packages never exceed tickets, and are removed with them', async () => {
  const basket = await openBasket()
  expect((await basket.tryAdd(packageLine(1))).status).toBe(422)
  await basket.add(ticketLine(2))
  const shown = await basket.add(packageLine(2))
  expect(await basket.setCount(idOf(shown, 'ticket'), 1)).toMatchObject({
    status: 422,
    body: { message: 'You cannot select more packages than the number of selected tickets' },
  })
  expect((await basket.tryAdd(ticketLine(19))).status).toBe(422)
  expect(countsOf(await basket.show())).toEqual([
    ['ticket', 2],
    ['package', 2],
  ])
  expect((await basket.setCount(idOf(shown, 'ticket'), 3)).status).toBe(200)
  expect(await basket.remove(idOf(shown, 'ticket'))).toEqual({ lines: [], quote: null })
})

test('a draft is not added, and one that is unpublished later is skipped until it is sold again', async () => {
  const basket = await openBasket()
  const { id } = await makeCourse(db)
  await basket.add({ type: 'course', id, count: 1 })
  await basket.add(courseLine)
  const publish = (publishedAt: Date | null) =>
    db().update(courses).set({ publishedAt }).where(eq(courses.id, id))
  await publish(null)
  expect(countsOf(await basket.show())).toEqual([['course', 1]])
  expect((await basket.tryAdd({ type: 'course', id, count: 1 })).status).toBe(404)
  await publish(testNow)
  expect(countsOf(await basket.show())).toHaveLength(2)
})

test('two of a course, and a subscription, are refused', async () => {
  const basket = await openBasket()
  expect((await basket.tryAdd({ ...courseLine, count: 2 })).status).toBe(422)
  expect((await basket.tryAdd({ type: 'subscription', id: course.id, count: 1 })).status).toBe(422)
  const shown = await basket.add(courseLine)
  expect((await basket.setCount(idOf(shown, 'course'), 2)).status).toBe(422)
})

test('of two lines that are added at once, the second counts the tickets of the first', async () => {
  const { tickets } = await makeLiveMasterclass(db, {
    startsAt: day(30),
    endsAt: day(31),
    tickets: [
      { price: 20_000, seats: 30 },
      { price: 10_000, seats: 30 },
    ],
  })
  const [ticket, otherTicket] = tickets
  if (!ticket || !otherTicket) return expect.unreachable('there are two kinds of tickets')
  const basket = await openBasket()
  const line = (id: string) => ({ type: 'ticket' as const, id, count: maxTicketsPerOrder - 1 })
  // What the first call does, until it commits.
  const first = openTransactions(db, [
    async () => {
      await lockUser(db(), basket.userId)
      await addBasketLine(db(), basket.userId, line(ticket.id), time.now)
    },
  ])
  await expect.poll(first.written).toBe(1)
  let hasEnded = false
  const second = basket.tryAdd(line(otherTicket.id)).finally(() => (hasEnded = true))
  await expect.poll(async () => hasEnded || (await waitingForLocks(db)) === 1).toBe(true)
  await first.commit()
  expect((await second).status).toBe(422)
})
