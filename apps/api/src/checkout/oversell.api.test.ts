import { randomUUID } from 'node:crypto'
import { problem } from '@chignon/contract/problem'
import type { OrderForm } from '@chignon/contract/order'
import { and, eq, notInArray, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, type Database } from '../db/client.ts'
import { makeLiveMasterclass } from '../db/factories/live-masterclass.ts'
import { makeOrder } from '../db/factories/order.ts'
import { makeMember, makeUser } from '../db/factories/user.ts'
import { ticketPackages, ticketTypes } from '../db/schema/live-masterclass.ts'
import { orderLines, orders } from '../db/schema/order.ts'
import { startApiProcess } from '../testing/api-process.ts'
import { openTestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-now.ts'

const testApp = await openTestApp()
const { db } = testApp
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

/** How many seats open orders have, and how many are counted as taken; the same for packages. */
async function sold({ ticketId, packageId }: { ticketId: string; packageId: string }) {
  const ordered = async (line: Parameters<typeof and>[0]) => {
    const [row] = await db()
      .select({ count: sum(orderLines.count).mapWith(Number) })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(line, notInArray(orders.state, ['cancelled', 'expired'])))
    return row?.count ?? 0
  }
  const [type] = await db().select().from(ticketTypes).where(eq(ticketTypes.id, ticketId))
  const [item] = await db().select().from(ticketPackages).where(eq(ticketPackages.id, packageId))
  return {
    tickets: [await ordered(eq(orderLines.ticketTypeId, ticketId)), type?.seatsTaken],
    packages: [await ordered(eq(orderLines.ticketPackageId, packageId)), item?.stockTaken],
  }
}

test('two processes sell exactly 10 seats to 60 buyers at once, and again after the holds have lapsed', async () => {
  const event = await makeEvent()
  const url = db.pool.options.connectionString ?? ''
  const processes = await Promise.all([startApiProcess(url), startApiProcess(url)])
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
    const packages = bought.reduce((total, one) => total + one.packages, 0)
    expect(bought.reduce((total, one) => total + one.tickets, 0)).toBe(seats)
    expect(packages).toBeLessThanOrEqual(stock)
    expect(await sold(event)).toEqual({ tickets: [seats, seats], packages: [packages, packages] })
    // In these tests it is much later than in the two processes, so that every hold has lapsed.
    await testApp.expireOrders()
    expect(await sold(event)).toEqual({ tickets: [0, 0], packages: [0, 0] })
  }
}, 120_000)

test('the same check finds an oversold event if seats are read first and written later', async () => {
  const event = await makeEvent()
  const url = db.pool.options.connectionString ?? ''
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
