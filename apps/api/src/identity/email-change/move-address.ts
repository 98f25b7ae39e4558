import { and, eq, inArray, isNull, ne, sql } from '../../platform/db/drizzle.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { orderAttendees, orders } from '../../platform/db/schema/order.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import type { ClientInfo } from '../../platform/http/client-info.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Makes what is known by a person's address follow them to the new one: tickets they hold, seats in their unpaid orders,
 * what they wrote before they had an account, and what the areas listen for. Orders and invoices keep the address of their time (ORDER-7).
 */
export async function moveAddress(
  services: Omit<Services, 'limits'>,
  { userId, from, to }: { userId: string; from: string; to: string },
  { client, now }: { client: ClientInfo; now: Date },
): Promise<void> {
  const { db, accountListeners } = services
  await db()
    .update(tickets)
    .set({ holderEmail: to })
    .where(and(eq(sql`lower(${tickets.holderEmail})`, from.toLowerCase()), ne(tickets.state, 'refunded')))
  const unpaid = db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['draft', 'awaiting_payment'])))
  await db()
    .update(orderAttendees)
    .set({ email: to })
    .where(
      and(
        inArray(orderAttendees.orderId, unpaid),
        eq(sql`lower(${orderAttendees.email})`, from.toLowerCase()),
      ),
    )
  await db()
    .update(contactMessages)
    .set({ userId })
    .where(and(eq(contactMessages.email, from), isNull(contactMessages.userId)))
  for (const listener of accountListeners)
    await listener.onNewAddress?.(services, { from, to }, { client, now })
}
