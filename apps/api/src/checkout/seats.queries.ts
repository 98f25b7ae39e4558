import { and, eq, lte, sql } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import { ticketPackages, ticketTypes } from '../db/schema/live-masterclass.ts'

/** A line of tickets or packages. Lines of other things have neither id. */
export type SeatLine = { ticketTypeId: string | null; ticketPackageId: string | null; count: number }

/** A line that could not be taken, and how many there are left. */
export type Shortage<Line> = { line: Line; left: number }

/**
 * Takes the seats and packages of lines, and locks their rows until the transaction ends: ticket types by id, then packages by
 * id, so that two buyers never wait for each other. Returns the first line that exceeds what is left; the caller then rolls back.
 */
export async function takeSeats<Line extends SeatLine>(
  db: Connection,
  lines: readonly Line[],
): Promise<Shortage<Line> | null> {
  for (const line of inLockOrder(lines)) {
    const shortage = await takeLine(db, line)
    if (shortage !== null) return { line, left: shortage }
  }
  return null
}

/** Returns seats and packages that were taken. */
export async function returnSeats(db: Connection, lines: readonly SeatLine[]): Promise<void> {
  for (const { ticketTypeId, ticketPackageId, count } of inLockOrder(lines)) {
    if (ticketTypeId !== null) {
      await db
        .update(ticketTypes)
        .set({ seatsTaken: sql`${ticketTypes.seatsTaken} - ${count}` })
        .where(eq(ticketTypes.id, ticketTypeId))
    } else if (ticketPackageId !== null) {
      await db
        .update(ticketPackages)
        .set({ stockTaken: sql`${ticketPackages.stockTaken} - ${count}` })
        .where(eq(ticketPackages.id, ticketPackageId))
    }
  }
}

/** Whether a line takes seats or packages. */
export function holdsSeats({ ticketTypeId, ticketPackageId }: Omit<SeatLine, 'count'>): boolean {
  return ticketTypeId !== null || ticketPackageId !== null
}

function inLockOrder<Line extends SeatLine>(lines: readonly Line[]): Line[] {
  const keyOf = ({ ticketTypeId, ticketPackageId }: SeatLine) =>
    ticketTypeId === null ? `2 ${ticketPackageId}` : `1 ${ticketTypeId}`
  return lines.filter(holdsSeats).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

// How many are left if they are too few, else null. The condition is checked again on the locked row.
async function takeLine(db: Connection, { ticketTypeId, ticketPackageId, count }: SeatLine) {
  if (ticketTypeId !== null) {
    const { id, seats, seatsTaken } = ticketTypes
    const taken = await db
      .update(ticketTypes)
      .set({ seatsTaken: sql`${seatsTaken} + ${count}` })
      .where(and(eq(id, ticketTypeId), lte(sql`${seatsTaken} + ${count}`, seats)))
      .returning({ id })
    if (taken.length > 0) return null
    const [row] = await db
      .select({ left: sql<number>`${seats} - ${seatsTaken}` })
      .from(ticketTypes)
      .where(eq(id, ticketTypeId))
    return row?.left ?? 0
  }
  if (ticketPackageId === null) return null
  const { id, stock, stockTaken } = ticketPackages
  const taken = await db
    .update(ticketPackages)
    .set({ stockTaken: sql`${stockTaken} + ${count}` })
    .where(and(eq(id, ticketPackageId), lte(sql`${stockTaken} + ${count}`, stock)))
    .returning({ id })
  if (taken.length > 0) return null
  const [row] = await db
    .select({ left: sql<number>`${stock} - ${stockTaken}` })
    .from(ticketPackages)
    .where(eq(id, ticketPackageId))
  return row?.left ?? 0
}
