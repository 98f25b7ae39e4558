import { asc, eq, sql } from '../../platform/db/drizzle.ts'
import { afterAll, expect, test } from 'vitest'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { orderLines, orders } from '../../platform/db/schema/order.ts'
import { migrate } from '../../migrate.ts'
import { migratedUntil } from '../../testing/migrated-until.ts'

// The migrations before 0024_hold.
const { db, url, close } = await migratedUntil(24)

afterAll(close)

// By its number: the values of each old order, what its only line sells, how much of the line was refunded, and its hold now.
const old = [
  ['A-held', { state: 'draft' }, 'ticket', 0, 'held'],
  ['B-prolonged', { state: 'draft', is_prolonged: true }, 'ticket', 0, 'prolonged'],
  ['C-card', { state: 'awaiting_payment' }, 'ticket', 0, 'held'],
  ['D-billed', { state: 'awaiting_payment', due_at: '2027-03-20' }, 'ticket', 0, 'billed'],
  ['E-paid', { state: 'paid', paid_at: '2027-03-14' }, 'ticket', 0, 'consumed'],
  ['F-part', { state: 'partly_refunded', paid_at: '2027-03-14', refunded: 5 }, 'ticket', 5, 'consumed'],
  ['G-line', { state: 'partly_refunded', paid_at: '2027-03-14', refunded: 20 }, 'ticket', 20, 'consumed'],
  ['H-refunded', { state: 'refunded', paid_at: '2027-03-14', refunded: 20 }, 'ticket', 20, 'consumed'],
  ['I-cancelled', { state: 'cancelled', closed_at: '2027-03-14' }, 'ticket', 0, 'released'],
  ['J-expired', { state: 'expired', closed_at: '2027-03-14' }, 'ticket', 0, 'released'],
  ['K-course', { state: 'draft', is_prolonged: true }, 'course', 0, null],
  ['L-course', { state: 'paid', paid_at: '2027-03-14' }, 'course', 0, null],
] as const

async function insertOld() {
  const texts = '{"en": "A"}'
  await db().execute(sql`
    insert into users (id, email, first_name, last_name) values (${person}, 'ada@example.com', 'Ada', 'Bell')`)
  await db().execute(sql`
    insert into categories (id, name, description, position, slug, coiffure) values (${category}, ${texts}, ${texts}, 1, 'a', 'wave')`)
  await db().execute(sql`
    insert into courses (id, outcomes, name, summary, description, price, category_id, level, slug)
    values (${course}, '[]', ${texts}, ${texts}, ${texts}, 20, ${category}, 'beginner', 'a')`)
  for (const [id, slug] of [
    [event, 'on'],
    [cancelledEvent, 'off'],
  ])
    await db().execute(sql`
      insert into live_masterclasses (id, description, city, category_id, latitude, longitude, starts_at, ends_at, name, summary,
        timezone, slug, venue_name, venue_address, country)
      values (${id}, ${texts}, ${texts}, ${category}, 0, 0, '2027-05-01', '2027-05-02', ${texts}, ${texts}, 'UTC', ${slug}, 'A', 'A', 'DE')`)
  await db().execute(sql`
    update live_masterclasses set published_at = case when id = ${event} then created_at end`)
  await db().execute(sql`
    insert into audit_entries (at, actor_role, action, subject_type, subject_id)
    values ('2027-03-01', 'staff', 'live-masterclass.cancel', 'live-masterclass', ${cancelledEvent})`)
  await db().execute(sql`
    insert into ticket_types (id, price, note, position, live_masterclass_id, seats, name, slug)
    values (${ticketType}, 10, ${texts}, 1, ${event}, 100, ${texts}, 'a')`)
  for (const [number, values, type, refunded] of old) {
    const row = {
      paid_at: null,
      closed_at: null,
      due_at: null,
      is_prolonged: false,
      refunded: 0,
      ...values,
    }
    await db().execute(sql`
      with placed as (
        insert into orders (number, user_id, idempotency_key, locale, currency, subtotal, discount, tax, total,
          state, paid_at, closed_at, due_at, is_prolonged, refunded)
        values (${number}, ${person}, ${number}, 'en', 'USD', 20, 0, 0, 20,
          ${row.state}, ${row.paid_at}, ${row.closed_at}, ${row.due_at}, ${row.is_prolonged}, ${row.refunded})
        returning id
      )
      insert into order_lines (order_id, position, type, ticket_type_id, course_id, name, slug, unit_price, count,
        subtotal, discount, tax, total, refunded)
      select id, 1, ${type}, ${type === 'ticket' ? ticketType : null}, ${type === 'course' ? course : null}, ${texts}, 'a',
        ${type === 'ticket' ? 10 : 20}, ${type === 'ticket' ? 2 : 1}, 20, 0, 0, 20, ${refunded}
      from placed`)
  }
}

const [person, category, course, event, cancelledEvent, ticketType] = Array.from({ length: 6 }, () =>
  crypto.randomUUID(),
)

test('orders from before holds were stored get theirs, returned lines their count, and cancelled events their state', async () => {
  await insertOld()
  await migrate(url)
  const rows = await db()
    .select({
      number: orders.number,
      state: orders.state,
      hold: orders.hold,
      returned: orderLines.returnedCount,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .orderBy(asc(orders.number))
  expect(rows).toEqual(
    old.map(([number, { state }, , refunded, hold]) => ({
      number,
      state,
      hold,
      returned: refunded === 20 ? 2 : 0,
    })),
  )
  const events = await db()
    .select({
      slug: liveMasterclasses.slug,
      schedule: liveMasterclasses.schedule,
      publishedAt: liveMasterclasses.publishedAt,
    })
    .from(liveMasterclasses)
    .orderBy(asc(liveMasterclasses.slug))
  expect(events).toEqual([
    { slug: 'off', schedule: 'cancelled', publishedAt: expect.any(Date) },
    { slug: 'on', schedule: 'scheduled', publishedAt: expect.any(Date) },
  ])
})
