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
    if (!(await takeLine(db, line))) return { line, left: await countLeft(db, line) }
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

/** The first line that exceeds what is left now, read without a lock; null if none does. */
export async function findShortage<Line extends SeatLine>(
  db: Connection,
  lines: readonly Line[],
): Promise<Shortage<Line> | null> {
  for (const line of inLockOrder(lines)) {
    const left = await countLeft(db, line)
    if (left < line.count) return { line, left }
  }
  return null
}

// Returns whether there were enough. The condition is checked again on the locked row.
async function takeLine(
  db: Connection,
  { ticketTypeId, ticketPackageId, count }: SeatLine,
): Promise<boolean> {
  const taken =
    ticketTypeId !== null
      ? await db
          .update(ticketTypes)
          .set({ seatsTaken: sql`${ticketTypes.seatsTaken} + ${count}` })
          .where(
            and(
              eq(ticketTypes.id, ticketTypeId),
              lte(sql`${ticketTypes.seatsTaken} + ${count}`, ticketTypes.seats),
            ),
          )
          .returning({ id: ticketTypes.id })
      : await db
          .update(ticketPackages)
          .set({ stockTaken: sql`${ticketPackages.stockTaken} + ${count}` })
          .where(
            and(
              eq(ticketPackages.id, ticketPackageId ?? ''),
              lte(sql`${ticketPackages.stockTaken} + ${count}`, ticketPackages.stock),
            ),
          )
          .returning({ id: ticketPackages.id })
  return taken.length > 0
}

async function countLeft(db: Connection, { ticketTypeId, ticketPackageId }: SeatLine): Promise<number> {
  const [row] =
    ticketTypeId !== null
      ? await db
          .select({ left: sql<number>`${ticketTypes.seats} - ${ticketTypes.seatsTaken}` })
          .from(ticketTypes)
          .where(eq(ticketTypes.id, ticketTypeId))
      : await db
          .select({ left: sql<number>`${ticketPackages.stock} - ${ticketPackages.stockTaken}` })
          .from(ticketPackages)
          .where(eq(ticketPackages.id, ticketPackageId ?? ''))
  return row?.left ?? 0
}
