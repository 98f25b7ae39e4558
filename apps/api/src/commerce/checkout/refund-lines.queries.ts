import { eq } from '../../platform/db/drizzle.ts'
import { endAccess } from '../../platform/access/end-access.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { orderLines } from '../../platform/db/schema/order.ts'

/** Sets how much and how many of a line was returned. */
export async function setLineReturned(
  db: Connection,
  lineId: string,
  values: { refunded: number; returnedCount: number },
): Promise<void> {
  await db.update(orderLines).set(values).where(eq(orderLines.id, lineId))
}

/** Ends the access that a line gave. Access that was bought to begin after it begins earlier (REFUND-11). */
export async function endAccessOfLine(db: Connection, lineId: string, now: Date): Promise<void> {
  const rows = await db.select().from(accesses).where(eq(accesses.orderLineId, lineId)).for('update')
  for (const access of rows) await endAccess(db, access, now)
}
