import type { Database } from '../../../../apps/api/src/platform/db/client.ts'

/** Number of generated orders, and of the people who placed them. */
export const orderCount = 100_000
export const personCount = 40_000

// Longer than the pool's own statement timeout.
const setTimeoutSql = "set statement_timeout = '10min'"

const firstNames = ['Anna', 'Zoë', 'Kim', 'Łukasz', 'José', 'Marie', 'Noah', 'سارا', 'Ines', 'Tom']
const lastNames = ['Bell', 'Ibáñez', 'Novak', 'Müller', 'Rossi', 'Dupont', 'رضایی', 'Silva', 'Berg', 'Okafor']

/** The number of the generated order `index`, unique: eight characters, as those of real ones. */
export function numberOf(index: number): string {
  const hex = ((index * 2_654_435_761) % 2 ** 32).toString(16).toUpperCase().padStart(8, '0')
  return `${hex.slice(0, 4)}-${hex.slice(4)}`
}

/** Adds people and orders of a course: paid, unpaid, expired and refunded, over three years. */
export async function fillOrders({ pool }: Database, courseId: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(setTimeoutSql)
    await client.query(
      `insert into users (id, email, first_name, last_name)
        select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'buyer-' || i || '@example.com',
          ($2::text[])[1 + i % array_length($2, 1)],
          ($3::text[])[1 + (i / 10) % array_length($3, 1)] || ' ' || i
        from generate_series(1, $1::int) i`,
      [personCount, firstNames, lastNames],
    )
    await client.query(
      `insert into orders (id, number, user_id, idempotency_key, state, locale, currency, subtotal, discount, tax,
          total, created_at, paid_at, closed_at, due_at)
        select ('00000000-0000-4000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, number,
          ('00000000-0000-4000-8000-' || lpad(to_hex(1 + i % $2), 12, '0'))::uuid, 'fill-' || i, state, 'en', 'USD',
          amount, 0, 0, amount, at, case when state in ('paid', 'refunded') then at end,
          case when state = 'expired' then at end, case when state in ('awaiting_payment', 'expired') then at end
        from (
          select i, upper(lpad(to_hex((i::bigint * 2654435761) % 4294967296), 8, '0')) as hex,
            (array['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'expired', 'refunded', 'awaiting_payment', 'draft'])[1 + i % 10] as state,
            1000 + (i * 37) % 40000 as amount, now() - make_interval(mins => i * 15) as at
          from generate_series(1, $1::int) i
        ) made, lateral (select left(hex, 4) || '-' || right(hex, 4) as number) numbered`,
      [orderCount, personCount],
    )
    await client.query(
      `insert into order_lines (order_id, position, type, course_id, name, slug, unit_price, count, subtotal, discount,
          tax, total, refunded)
        select id, 1, 'course', $1, '{"en": "The bob"}', 'courses/the-bob', total, 1, total, 0, 0, total, 0
        from orders where idempotency_key like 'fill-%'`,
      [courseId],
    )
    await client.query('vacuum analyze users, orders, order_lines')
    // Otherwise PostgreSQL writes to disk while the searches are measured.
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
}
