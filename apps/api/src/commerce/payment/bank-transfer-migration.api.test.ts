import { sql } from '../../platform/db/drizzle.ts'
import { afterAll, expect, test } from 'vitest'
import { bankTransfers } from '../../platform/db/schema/bank-transfer.ts'
import { migrate } from '../../migrate.ts'
import { migratedUntil } from '../../testing/migrated-until.ts'

// The migrations before 0063_money_to_look_at.
const { db, url, close } = await migratedUntil(63)

afterAll(close)

const person = '00000000-0000-4000-8000-000000000001'
const orders = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'] as const

test('transfers that only the audit log knew are booked, each reference once', async () => {
  await db().execute(sql`
    insert into users (id, email, first_name, last_name) values (${person}, 'ada@example.com', 'Ada', 'Bell')`)
  for (const [index, id] of orders.entries()) {
    await db().execute(sql`
      insert into orders (id, number, user_id, idempotency_key, locale, currency, subtotal, discount, tax, total)
      values (${id}, ${`A-${index}`}, ${person}, ${`key ${index}`}, 'en', 'USD', 100, 0, 0, 100)`)
    for (const [bookedAt, reference, amount] of [
      ['2027-03-01T12:00:00Z', 'NTRF 1', 60],
      ['2027-03-02T12:00:00Z', `NTRF ${index + 2}`, 40],
    ]) {
      await db().execute(sql`
        insert into audit_entries (at, actor_role, action, subject_type, subject_id, after)
        values (${bookedAt}, 'staff', 'order.mark-paid', 'order', ${id}, ${JSON.stringify({ reference, amount })}::jsonb)`)
    }
  }
  await migrate(url)
  const booked = await db().select().from(bankTransfers).orderBy(bankTransfers.referenceKey)
  expect(booked.map(({ referenceKey, amount, bookedOn }) => [referenceKey, amount, bookedOn])).toEqual([
    ['NTRF1', 60, '2027-03-01'],
    ['NTRF2', 40, '2027-03-02'],
    ['NTRF3', 40, '2027-03-02'],
  ])
})
