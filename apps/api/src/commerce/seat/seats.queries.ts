import { and, asc, eq, lte, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { idIn } from '../../platform/db/id-filters.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { ticketPackages, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'

/** A line of tickets or packages. Lines of products have neither id. */
export type SeatLine = { ticketTypeId: string | null; ticketPackageId: string | null; count: number }

/** A line that could not be taken, and how many there are left. */
export type Shortage<Line> = { line: Line; left: number }

/** How many seats of a ticket type or packages are left, and until when they can be used. */
export type SoldSeats = { id: string; left: number; usableUntil: Date | null }

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

/**
 * Locks all ticket types by id, then all packages by id, of the events of lines. Call it before `takeSeats` and `returnSeats` where the
 * waiting list of an event changes too. Returns the ids of the events.
 */
export async function lockSeatsOfLines(
  db: Connection,
  lines: readonly Omit<SeatLine, 'count'>[],
): Promise<string[]> {
  const idsOf = (ids: (string | null)[]) => ids.filter((id) => id !== null)
  const typesOfLines = db
    .select({ eventId: ticketTypes.liveMasterclassId })
    .from(ticketTypes)
    .where(idIn(ticketTypes.id, idsOf(lines.map(({ ticketTypeId }) => ticketTypeId))))
  const eventIds = await typesOfLines.union(
    db
      .select({ eventId: ticketPackages.liveMasterclassId })
      .from(ticketPackages)
      .where(idIn(ticketPackages.id, idsOf(lines.map(({ ticketPackageId }) => ticketPackageId)))),
  )
  const ids = eventIds.map(({ eventId }) => eventId).toSorted()
  await lockSeatsOfEvents(db, ids)
  return ids
}

/** Locks all ticket types by id, then all packages by id, of events, and returns how many of each are left. */
export async function lockSeatsOfEvents(db: Connection, eventIds: string[]): Promise<SoldSeats[]> {
  // Not `for update`, which would wait for orders that refer to the ticket type.
  const types = await db
    .select({
      id: ticketTypes.id,
      usableUntil: ticketTypes.usableUntil,
      left: sql<number>`${ticketTypes.seats} - ${ticketTypes.seatsTaken}`,
    })
    .from(ticketTypes)
    .where(idIn(ticketTypes.liveMasterclassId, eventIds))
    .orderBy(asc(ticketTypes.id))
    .for('no key update')
  const packages = await db
    .select({
      id: ticketPackages.id,
      usableUntil: ticketPackages.usableUntil,
      left: sql<number>`${ticketPackages.stock} - ${ticketPackages.stockTaken}`,
    })
    .from(ticketPackages)
    .where(idIn(ticketPackages.liveMasterclassId, eventIds))
    .orderBy(asc(ticketPackages.id))
    .for('no key update')
  return [...types, ...packages]
}

/** Whether a line takes seats or packages. */
export function holdsSeats({ ticketTypeId, ticketPackageId }: Omit<SeatLine, 'count'>): boolean {
  return ticketTypeId !== null || ticketPackageId !== null
}

function inLockOrder<Line extends SeatLine>(lines: readonly Line[]): Line[] {
  const keyOf = ({ ticketTypeId, ticketPackageId }: SeatLine) =>
    ticketTypeId === null ? `2 ${ticketPackageId}` : `1 ${ticketTypeId}`
  return lines.filter(holdsSeats).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

const seatTaking = preparedOnce('take-seats', (db, name) =>
  db
    .update(ticketTypes)
    .set({ seatsTaken: sql`${ticketTypes.seatsTaken} + ${sql.placeholder('count')}` })
    .where(
      and(
        eq(ticketTypes.id, sql.placeholder('id')),
        lte(sql`${ticketTypes.seatsTaken} + ${sql.placeholder('count')}`, ticketTypes.seats),
      ),
    )
    .returning({ id: ticketTypes.id })
    .prepare(name),
)

const packageTaking = preparedOnce('take-packages', (db, name) =>
  db
    .update(ticketPackages)
    .set({ stockTaken: sql`${ticketPackages.stockTaken} + ${sql.placeholder('count')}` })
    .where(
      and(
        eq(ticketPackages.id, sql.placeholder('id')),
        lte(sql`${ticketPackages.stockTaken} + ${sql.placeholder('count')}`, ticketPackages.stock),
      ),
    )
    .returning({ id: ticketPackages.id })
    .prepare(name),
)

// Returns whether there were enough. The condition is checked again on the locked row.
async function takeLine(
  db: Connection,
  { ticketTypeId, ticketPackageId, count }: SeatLine,
): Promise<boolean> {
  const taken =
    ticketTypeId !== null
      ? await seatTaking(db).execute({ id: ticketTypeId, count })
      : await packageTaking(db).execute({ id: ticketPackageId ?? '', count })
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
