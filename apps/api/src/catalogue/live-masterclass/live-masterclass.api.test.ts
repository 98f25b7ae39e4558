import { liveMasterclassEndpoints } from '@chignon/contract/catalogue/live-masterclass'
import { eq } from '../../platform/db/drizzle.ts'
import { expect, test } from 'vitest'
import { makeLiveMasterclass } from '../../platform/db/factories/live-masterclass.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testNow } from '../../testing/test-now.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const after = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000)
const event = (slug: string, from: number, to: number) =>
  makeLiveMasterclass(db, { slug, startsAt: after(from), endsAt: after(to) })
await event('long-over', -90, -88)
await event('just-over', -3, -1)
await event('far-off', 90, 92)
await event('soon', 10, 12)
await event('now', -1, 1)
const slugs = (list: { data: { slug: string }[] }) => list.data.map(({ slug }) => slug)

test('the list is ordered: ongoing, upcoming by date, finished latest first', async () => {
  const list = await testApp.call(liveMasterclassEndpoints.list, {})
  expect(slugs(list)).toEqual(['now', 'soon', 'far-off', 'just-over', 'long-over'])
  expect(list.data.map(({ status }) => status)).toEqual([
    'ongoing',
    'upcoming',
    'upcoming',
    'finished',
    'finished',
  ])
})

test.each([
  ['upcoming', ['soon', 'far-off']],
  ['ongoing', ['now']],
  ['finished', ['just-over', 'long-over']],
] as const)('the list filters by the status %s', async (status, expected) => {
  expect(slugs(await testApp.call(liveMasterclassEndpoints.list, { query: { status } }))).toEqual(expected)
})

test('the status depends on the current time', async () => {
  time.now = after(11)
  const list = await testApp.call(liveMasterclassEndpoints.list, { query: { status: 'ongoing' } })
  time.now = testNow
  expect(slugs(list)).toEqual(['soon'])
})

test.each([
  ['en', 'Lisbon', 'Portugal'],
  ['de', 'Lisbon (de)', 'Portugal'],
  ['fa', 'Lisbon (fa)', 'پرتغال'],
] as const)('city and country are in the requested language: %s', async (locale, city, country) => {
  const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id: 'soon' } }, { locale })
  expect(data.location).toEqual({ city, country })
  expect(data.venue).toMatchObject({ city, country, name: 'Casa' })
})

test('seats are summed over the tickets, and price_from is the lowest price', async () => {
  const tickets = [
    { price: 30_000, seats: 10, seatsTaken: 10 },
    { price: 20_000, seats: 5, seatsTaken: 1 },
  ]
  const { id } = await makeLiveMasterclass(db, { startsAt: after(20), endsAt: after(21), tickets })
  const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id } })
  expect(data).toMatchObject({ price_from: 20_000, seats: 15, seats_left: 4, currency: 'USD' })
  expect(data.tickets.map(({ seats_left }) => seats_left)).toEqual([0, 4])
})

test('an ongoing event sells only the tickets that can still be used', async () => {
  const tickets = [
    { price: 10_000, seats: 10, seatsTaken: 2, usableUntil: after(0) },
    { price: 20_000, seats: 5, seatsTaken: 1, usableUntil: after(0.5) },
    { price: 30_000, seats: 4, seatsTaken: 1 },
  ]
  const { id } = await makeLiveMasterclass(db, { startsAt: after(-1), endsAt: after(1), tickets })
  const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id } })
  expect(data).toMatchObject({ status: 'ongoing', price_from: 20_000, seats: 19, seats_left: 7 })
  expect(data.tickets.map(({ is_usable }) => is_usable)).toEqual([false, true, true])
})

test('price_from is null without tickets', async () => {
  const { id } = await makeLiveMasterclass(db, { startsAt: after(20), endsAt: after(21), tickets: [] })
  const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id } })
  expect(data).toMatchObject({
    price_from: null,
    seats: 0,
    seats_left: 0,
    tickets: [],
    packages: [],
    agenda: [],
  })
})

test('a change of calendar data increases the revision, any other change does not', async () => {
  const { id, revisedAt } = await makeLiveMasterclass(db, { startsAt: after(20), endsAt: after(21) })
  const change = async (values: Partial<typeof liveMasterclasses.$inferInsert>) => {
    await db().update(liveMasterclasses).set(values).where(eq(liveMasterclasses.id, id))
    const { data } = await testApp.call(liveMasterclassEndpoints.show, { params: { id } })
    return data
  }
  expect(await change({ description: localized('More of it') })).toMatchObject({ revision: 0 })
  expect(await change({ venueName: 'Another house' })).toMatchObject({ revision: 1 })
  const postponed = await change({ startsAt: after(30), endsAt: after(31) })
  expect(postponed.revision).toBe(2)
  expect(Date.parse(postponed.revised_at)).toBeGreaterThan(revisedAt.getTime())
})
