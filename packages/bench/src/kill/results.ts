import type { Database } from '../../../../apps/api/src/platform/db/client.ts'
import { rules } from './rules.ts'

/** What the last kill interrupted: a card that is charged and whose order is not written, or an attempt without an answer. */
export async function findInterrupted({ pool }: Database): Promise<{ charged: boolean; asked: boolean }> {
  const { rows } = await pool.query<{ charged: boolean; asked: boolean }>(`
    select
      exists (select from test_till_charges c join payments p on p.id = c.payment_id
        where c.state = 'paid' and p.state <> 'succeeded' and p.created_at > now() - interval '20 s') as charged,
      exists (select from payments where method = 'card' and provider_id is null and state = 'created'
        and created_at > now() - interval '20 s') as asked`)
  return rows[0] ?? { charged: false, asked: false }
}

/** A sentence for each rule that does not hold. `shownAsPaid` are the orders that a buyer saw as paid. */
export async function findViolations({ pool }: Database, shownAsPaid: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, query } of rules) {
    const { rows } = await pool.query<Record<string, unknown>>(query)
    const examples = JSON.stringify(rows.slice(0, 3))
    if (rows.length > 0) found.push(`Kill: ${rows.length} times ${name}: ${examples}`)
  }
  const unpaid = "select id from orders where id = any($1) and state <> 'paid'"
  const { rowCount } = await pool.query(unpaid, [shownAsPaid])
  if (rowCount) found.push(`Kill: ${rowCount} orders were shown as paid and are not.`)
  return found
}

/** How many rows there are in the end. */
export async function countResults({ pool }: Database) {
  const { rows } = await pool.query<Record<'orders' | 'paid' | 'refunds' | 'invoices', number>>(`
    select (select count(*) from orders)::int as orders,
      (select count(*) from orders where paid_at is not null)::int as paid,
      (select count(*) from refunds)::int as refunds,
      (select count(*) from invoices)::int as invoices`)
  return rows[0] ?? { orders: 0, paid: 0, refunds: 0, invoices: 0 }
}
