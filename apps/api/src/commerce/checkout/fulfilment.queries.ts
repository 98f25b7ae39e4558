import { and, eq, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { preparedInsert } from '../../platform/db/prepared-write.ts'
import { basketLines } from '../../platform/db/schema/basket.ts'
import type { orderLines } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

const ticketInsert = preparedInsert('insert-tickets', tickets, (db, values, name) =>
  db
    .insert(tickets)
    .values(values)
    .returning({ id: tickets.id, holderEmail: tickets.holderEmail })
    .prepare(name),
)

/** Inserts tickets and returns their ids and addresses. */
export async function insertTickets(
  db: Connection,
  values: (typeof tickets.$inferInsert)[],
): Promise<{ id: string; holderEmail: string }[]> {
  if (values.length === 0) return []
  return ticketInsert(db, values)
}

type Line = Pick<
  typeof orderLines.$inferSelect,
  'type' | 'courseId' | 'programId' | 'onlineMasterclassId'
> & {
  ticketTypeId: string | null
  ticketPackageId: string | null
  subscriptionPlanId: string | null
}

const basketDelete = preparedOnce('delete-from-basket', (db, name) =>
  db
    .delete(basketLines)
    .where(
      and(
        eq(basketLines.userId, sql.placeholder('userId')),
        sql`(${basketLines.type}, ${basketLines.itemId}) in (
          select * from unnest(${sql.placeholder('types')}::text[], ${sql.placeholder('ids')}::uuid[]))`,
      ),
    )
    .prepare(name),
)

/** Removes what was bought from the buyer's basket. */
export async function removeFromBasket(
  db: Connection,
  { userId, lines }: { userId: string; lines: readonly Line[] },
): Promise<void> {
  const ids = lines.map(
    (line) =>
      line.courseId ??
      line.programId ??
      line.onlineMasterclassId ??
      line.ticketTypeId ??
      line.ticketPackageId ??
      line.subscriptionPlanId,
  )
  await basketDelete(db).execute({ userId, ids, types: lines.map(({ type }) => type) })
}
