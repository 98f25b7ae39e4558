import { eq } from '../drizzle.ts'
import { newTicketCode } from '../../../commerce/ticket/ticket-code.ts'
import type { Database } from '../client.ts'
import { ticketTypes } from '../schema/live-masterclass.ts'
import { tickets } from '../schema/ticket.ts'
import { inserted } from './inserted.ts'
import { serial } from './serial.ts'

type Given = Partial<typeof tickets.$inferInsert> & { userId: string; liveMasterclassId: string }

/** Inserts a valid ticket of an event, of its first type. */
export async function makeTicket(db: Database, { liveMasterclassId, ...given }: Given) {
  const number = serial()
  const [type] = await db()
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(eq(ticketTypes.liveMasterclassId, liveMasterclassId))
    .orderBy(ticketTypes.position)
  if (!type) throw new Error('the event has no kind of ticket')
  const values = {
    ticketTypeId: type.id,
    code: newTicketCode(),
    holderName: `Holder ${number}`,
    holderEmail: `holder-${number}@example.com`,
    ...given,
  }
  return inserted(await db().insert(tickets).values(values).returning())
}
