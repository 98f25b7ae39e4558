import { and, eq, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { orderAttendees, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'

type Move = { from: string; to: string }

/** Gives the tickets of the holder of an address the new one. Refunded tickets keep theirs. */
export async function moveTickets(db: Connection, { from, to }: Move): Promise<void> {
  await db
    .update(tickets)
    .set({ holderEmail: to })
    .where(and(eq(sql`lower(${tickets.holderEmail})`, from.toLowerCase()), ne(tickets.state, 'refunded')))
}

/** Gives the seats of an address in a person's unpaid orders the new one. */
export async function moveUnpaidSeats(db: Connection, userId: string, { from, to }: Move): Promise<void> {
  const unpaid = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['draft', 'awaiting_payment'])))
  await db
    .update(orderAttendees)
    .set({ email: to })
    .where(
      and(
        inArray(orderAttendees.orderId, unpaid),
        eq(sql`lower(${orderAttendees.email})`, from.toLowerCase()),
      ),
    )
}

/** Makes the messages that were written from an address without an account a person's own. */
export async function adoptContactMessages(db: Connection, userId: string, email: string): Promise<void> {
  await db
    .update(contactMessages)
    .set({ userId })
    .where(and(eq(contactMessages.email, email), isNull(contactMessages.userId)))
}
