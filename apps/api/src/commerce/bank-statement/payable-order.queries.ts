import type { Connection } from '../../platform/db/client.ts'
import { and, eq, isNotNull, or, sql } from '../../platform/db/drizzle.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { payments } from '../../platform/db/schema/payment.ts'
import { users } from '../../platform/db/schema/user.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { PayableOrder } from './match-entry.rules.ts'

/** An order that an entry may pay, with what is shown of it. */
export type FoundOrder = PayableOrder & { buyer: string; total: number }

/** The orders with one of these numbers, and those that wait for a transfer. */
export async function listPayableOrders(db: Connection, numbers: string[]): Promise<FoundOrder[]> {
  const isNamed = sql`${orders.number} = any(${sql.param(numbers)}::text[])`
  // As in the partial index.
  const isAwaited = and(sql`${orders.state} in ('draft', 'awaiting_payment')`, isNotNull(orders.dueAt))
  const transfer = db
    .select({
      transfer: sql<{ amount: number; received: number }>`json_build_object(
        'amount', ${payments.amount}, 'received', ${payments.received})`.as('transfer'),
    })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), eq(payments.method, 'transfer')))
    .orderBy(sql`${payments.createdAt} desc`, sql`${payments.id} desc`)
    .limit(1)
    .as('transfer')
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      state: orders.state,
      currency: orders.currency,
      total: orders.total,
      billing: orders.billing,
      firstName: users.firstName,
      lastName: users.lastName,
      transfer: transfer.transfer,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoinLateral(transfer, sql`true`)
    .where(or(isNamed, isAwaited))
    .orderBy(orders.createdAt, orders.id)
  return rows.map(({ billing, firstName, lastName, transfer: paid, ...order }) => {
    const buyer = fullNameOf({ firstName, lastName })
    return {
      ...order,
      buyer,
      due: dueOf(order, paid),
      isByTransfer: paid !== null,
      names: [buyer, billing?.full_name ?? '', billing?.company ?? ''],
    }
  })
}

function dueOf(
  { state, total }: Pick<FoundOrder, 'state' | 'total'>,
  paid: { amount: number; received: number } | null,
): number {
  if (state === 'awaiting_payment') return Math.max(0, (paid?.amount ?? total) - (paid?.received ?? 0))
  // What was received in part before it was released is returned.
  return state === 'cancelled' || state === 'expired' ? total : 0
}
