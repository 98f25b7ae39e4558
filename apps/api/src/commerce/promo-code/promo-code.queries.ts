import { and, eq, isNull, lt, ne, notInArray, or, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { promoCodeProducts, promoCodes } from '../../platform/db/schema/promo-code.ts'
import type { PersonalUses } from './promo-code.rules.ts'

/** A promotional code, with what it is limited to. */
export type PromoCode = NonNullable<Awaited<ReturnType<typeof findPromoCode>>>

/** Finds a promotional code; upper and lower case are the same. */
export async function findPromoCode(db: Connection, code: string) {
  const [found] = await db
    .select()
    .from(promoCodes)
    .where(eq(sql`upper(${promoCodes.code})`, code.toUpperCase()))
    .limit(1)
  if (!found) return undefined
  const products = await db
    .select()
    .from(promoCodeProducts)
    .where(eq(promoCodeProducts.promoCodeId, found.id))
  return { ...found, products }
}

/** The limits of a promotional code. */
export async function findPromoCodeById(
  db: Connection,
  id: string,
): Promise<Pick<PromoCode, 'id' | 'usesPerPerson'> | undefined> {
  const [found] = await db.select().from(promoCodes).where(eq(promoCodes.id, id))
  return found
}

/** How many orders of a person use a code, other than `orderId`. Those that were closed before payment or refunded in full do not count (PROMO-7). */
export async function countUses(
  db: Connection,
  promoCodeId: string,
  { userId, orderId }: { userId: string; orderId: string | null },
): Promise<PersonalUses> {
  const isDraft = sql`${orders.state} = 'draft'`
  const [row] = await db
    .select({
      drafts: sql`count(*) filter (where ${isDraft})`.mapWith(Number),
      settled: sql`count(*) filter (where not ${isDraft})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.promoCodeId, promoCodeId),
        eq(orders.userId, userId),
        orderId === null ? undefined : ne(orders.id, orderId),
        notInArray(orders.state, ['cancelled', 'expired', 'refunded']),
      ),
    )
  return row ?? { drafts: 0, settled: 0 }
}

/** Locks the other drafts of a person that use a code, and returns their ids. */
export function lockDraftsWithCode(
  db: Connection,
  promoCodeId: string,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<{ id: string }[]> {
  // Skipping locked rows, because two orders of one person would otherwise wait for each other.
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.promoCodeId, promoCodeId),
        eq(orders.state, 'draft'),
        ne(orders.id, orderId),
      ),
    )
    .for('update', { skipLocked: true })
}

/**
 * Reserves the use of a code by an order, and locks the code until the transaction ends. `returned` uses
 * are returned before. Returns false if all uses are taken, in total or of the person; the caller then rolls back.
 */
export async function reservePromoCode(
  db: Connection,
  { id, usesPerPerson }: Pick<PromoCode, 'id' | 'usesPerPerson'>,
  { userId, orderId, returned }: { userId: string; orderId: string; returned: number },
): Promise<boolean> {
  const left = sql`${promoCodes.timesUsed} - ${returned}::int`
  const reserved = await db
    .update(promoCodes)
    .set({ timesUsed: sql`${left} + 1` })
    .where(and(eq(promoCodes.id, id), or(isNull(promoCodes.totalUses), lt(left, promoCodes.totalUses))))
    .returning({ id: promoCodes.id })
  if (reserved.length === 0) return false
  if (usesPerPerson === null) return true
  // Counted with the lock, since two orders of one person can reach this at once.
  const { drafts, settled } = await countUses(db, id, { userId, orderId })
  return drafts + settled < usesPerPerson
}

/** Returns one reserved use. */
export async function releasePromoCode(db: Connection, promoCodeId: string): Promise<void> {
  await db
    .update(promoCodes)
    .set({ timesUsed: sql`greatest(0, ${promoCodes.timesUsed} - 1)` })
    .where(eq(promoCodes.id, promoCodeId))
}
