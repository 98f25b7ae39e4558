import { randomUUID } from 'node:crypto'
import { problem } from '@chignon/contract/platform/problem'
import type { OrderForm } from '@chignon/contract/commerce/order'
import { and, eq, notInArray, sum } from '../../platform/db/drizzle.ts'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type Database } from '../../platform/db/client.ts'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { makeOrder } from '../../platform/db/factories/order.ts'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { waitlistEntries } from '../../platform/db/schema/waitlist.ts'
import { startApiProcess } from '../../testing/api-process.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'
import { settleWaitlist } from '../waitlist/settle-waitlist.ts'
import { lockSeatsOfEvents } from '../seat/seats.queries.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const url = db.pool.options.connectionString ?? ''
const processes = await Promise.all([startApiProcess(url, afterAll), startApiProcess(url, afterAll)])
const buyerCount = 60
const seats = 10
const stock = 4
const buyers = Array.from({ length: buyerCount }, (_, index) => index)

async function makeEvent() {
  const startsAt = new Date(testNow.getTime() + 30 * 24 * 60 * 60 * 1000)
  const event = await makeLiveMasterclass(db, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + 8 * 60 * 60 * 1000),
    tickets: [{ price: 20_000, seats }],
    packages: [{ price: 5000, stock }],
  })
  return { ticketId: event.tickets[0]?.id ?? '', packageId: event.packages[0]?.id ?? '' }
}

/** How many seats open orders and offers have, and how many are counted as taken; the same for packages. */
async function sold({ ticketId, packageId }: { ticketId: string; packageId: string }) {
  const ordered = async (line: Parameters<typeof and>[0]) => {
    const [row] = await db()
      .select({ count: sum(orderLines.count).mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(line, notInArray(orders.state, ['cancelled', 'expired'])))
    return row?.count ?? 0
  }
  const [offered] = await db()
    .select({ count: sum(waitlistEntries.count).mapWith(Number) })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.ticketTypeId, ticketId), eq(waitlistEntries.state, 'offered')))
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketId))
  const [item] = await db().select().from(ticketPackages).where(eq(ticketPackages.id, packageId))
  return {
    tickets: [
      (await ordered(eq(orderLines.ticketTypeId, ticketId))) + (offered?.count ?? 0),
      type?.seatsTaken,
    ],
    packages: [await ordered(eq(orderLines.ticketPackageId, packageId)), item?.stockTaken],
  }
}

test('two processes sell exactly 10 seats to 60 buyers at once, and again after the holds have lapsed', async () => {
  const event = await makeEvent()
  const tokens = await Promise.all(buyers.map(async () => (await makeMember(db, new Date())).token))

  // Every third buyer asks for two tickets, every second one for a package.
  const buy = async (token: string, index: number) => {
    const tickets = index % 3 === 0 ? 2 : 1
    const packages = index % 2
    const lines: OrderForm['lines'] = [
      { type: 'ticket', id: event.ticketId, count: tickets },
      ...(packages > 0 ? [{ type: 'package' as const, id: event.packageId, count: packages }] : []),
    ]
    const response = await fetch(`${processes[index % 2]}/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ lines }),
    })
    const body: unknown = await response.json()
    if (response.status === 201) return { tickets, packages }
    expect(response.status, JSON.stringify(body)).toBe(409)
    expect(z.parse(problem, body).message).toMatch(/^(“.+” is sold out\.|Only \d+ of “.+” left\.)/)
    return { tickets: 0, packages: 0 }
  }

  for (const _round of [1, 2]) {
    const bought = await Promise.all(tokens.map(buy))
    const packages = bought.reduce((total, purchase) => total + purchase.packages, 0)
    expect(bought.reduce((total, purchase) => total + purchase.tickets, 0)).toBe(seats)
    expect(packages).toBeLessThanOrEqual(stock)
    expect(await sold(event)).toEqual({ tickets: [seats, seats], packages: [packages, packages] })
    // In these tests it is much later than in the two processes, so that every hold has lapsed.
    await testApp.expireOrders()
    expect(await sold(event)).toEqual({ tickets: [0, 0], packages: [0, 0] })
  }
}, 120_000)

test('seats offered to five people on the waiting list are bought by them alone, at the same time as one declines', async () => {
  const event = await makeEvent()
  const newTokens = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await makeMember(db, new Date())).token))
  const send = async (index: number, token: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${processes[index % 2]}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return response.status
  }
  const buy = (token: string, index: number, count = 1) => {
    const lines: OrderForm['lines'] = [{ type: 'ticket', id: event.ticketId, count }]
    return send(index, token, 'POST', '/orders', { lines })
  }
  const waitFor2 = { ticket_type_id: event.ticketId, count: 2 }
  const sellers = await newTokens(5)
  const waiters = await newTokens(6)
  const strangers = await newTokens(20)

  expect(await Promise.all(sellers.map((token, index) => buy(token, index, 2)))).toEqual(
    Array.from({ length: 5 }, () => 201),
  )
  for (const [index, token] of waiters.entries())
    expect(await send(index, token, 'POST', '/user/waitlist', waitFor2)).toBe(201)
  // It is much later here than in the two processes: the holds lapse, and their seats are offered to the first five.
  await testApp.expireOrders()
  expect(await sold(event)).toMatchObject({ tickets: [seats, seats] })
  const entries = await db()
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.ticketTypeId, event.ticketId))
    .orderBy(waitlistEntries.number)
  expect(entries.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 5 }, () => 'offered'),
    'waiting',
  ])

  const [declining = '', ...accepting] = waiters.slice(0, 5)
  const [refused, bought, declined] = await Promise.all([
    Promise.all(strangers.map((token, index) => buy(token, index))),
    Promise.all(accepting.map((token, index) => buy(token, index, 2))),
    send(1, declining, 'DELETE', `/user/waitlist/${entries[0]?.id}`),
  ])
  expect(new Set(refused)).toEqual(new Set([409]))
  expect([...bought, declined]).toEqual([201, 201, 201, 201, 200])
  expect(await sold(event)).toMatchObject({ tickets: [seats, seats] })

  // The unpaid orders expire while their offers last; the offer that a process made to the sixth has ended here.
  await testApp.expireOrders()
  expect(await sold(event)).toMatchObject({ tickets: [seats - 2, seats - 2] })
  // All offers end, at the same time as others buy.
  time.now = new Date(testNow.getTime() + 24 * 60 * 60 * 1000)
  const [, late] = await Promise.all([
    db.transaction(async () => {
      const eventId = entries[0]?.liveMasterclassId ?? ''
      await lockSeatsOfEvents(db(), [eventId])
      await settleWaitlist(services, eventId)
    }),
    Promise.all(strangers.map((token, index) => buy(token, index))),
  ])
  const count = late.filter((status) => status === 201).length
  expect(await sold(event)).toMatchObject({ tickets: [count, count] })
  expect(count).toBeLessThanOrEqual(seats)
  time.now = testNow
}, 120_000)

test('the same check finds an oversold event if seats are read first and written later', async () => {
  const event = await makeEvent()
  const pools = [openDatabase(url), openDatabase(url)]
  const { id: userId } = await makeUser(db)
  const buyNaively = (pool: Database) =>
    pool.transaction(async () => {
      const [type] = await pool().select().from(ticketTypes).where(eq(ticketTypes.id, event.ticketId))
      if (!type || type.seatsTaken >= type.seats) return
      const line = { type: 'ticket' as const, ticketTypeId: type.id }
      await makeOrder(pool, { userId, lines: [line], state: 'draft', paidAt: null })
      await pool()
        .update(ticketTypes)
        .set({ seatsTaken: type.seatsTaken + 1 })
        .where(eq(ticketTypes.id, type.id))
    })
  try {
    await Promise.all(buyers.map((index) => buyNaively(pools[index % 2] ?? db)))
  } finally {
    await Promise.all(pools.map((pool) => pool.close()))
  }
  const [ordered, counted] = (await sold(event)).tickets
  expect(ordered).toBeGreaterThan(seats)
  expect(counted).toBeLessThanOrEqual(seats)
})
