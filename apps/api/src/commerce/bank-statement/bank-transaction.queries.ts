import type { Connection } from '../../platform/db/client.ts'
import { and, asc, count, desc, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { bankStatements, bankTransactions } from '../../platform/db/schema/bank-transaction.ts'
import { bankTransfers } from '../../platform/db/schema/bank-transfer.ts'
import { orders } from '../../platform/db/schema/order.ts'

/** A row of an entry of a statement. */
export type TransactionRow = typeof bankTransactions.$inferSelect

type NewTransaction = Omit<typeof bankTransactions.$inferInsert, 'statementId' | 'account'>

/** An order for which an entry was booked. */
export type Booking = { transactionId: string; order: { id: string; number: string }; amount: number }

/** Keeps the entries of a statement that are new, and returns them. */
export async function insertTransactions(
  db: Connection,
  statement: { account: string; createdAt: Date },
  entries: readonly NewTransaction[],
): Promise<TransactionRow[]> {
  const { account } = statement
  const [inserted] = await db.insert(bankStatements).values(statement).returning({ id: bankStatements.id })
  if (!inserted) throw new Error('insert returned no row')
  const statementId = inserted.id
  return db
    .insert(bankTransactions)
    .values(entries.map((entry) => ({ ...entry, account, statementId })))
    .onConflictDoNothing()
    .returning()
}

/** The keys of an account's entries that are kept already. */
export async function listKnownKeys(
  db: Connection,
  account: string,
  entryKeys: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ entryKey: bankTransactions.entryKey })
    .from(bankTransactions)
    .where(
      and(
        eq(bankTransactions.account, account),
        sql`${bankTransactions.entryKey} = any(${sql.param(entryKeys)}::text[])`,
      ),
    )
  return new Set(rows.map(({ entryKey }) => entryKey))
}

/** The transfers with these references, by the form in which they are compared. */
export async function listBookedReferences(db: Connection, referenceKeys: string[]) {
  const rows = await db
    .select()
    .from(bankTransfers)
    .where(sql`${bankTransfers.referenceKey} = any(${sql.param(referenceKeys)}::text[])`)
  return new Map(rows.map((row) => [row.referenceKey, row]))
}

/** Says which entry of a statement a transfer is that staff typed before. */
export async function linkTransfer(db: Connection, transferId: string, transactionId: string): Promise<void> {
  await db
    .update(bankTransfers)
    .set({ bankTransactionId: transactionId })
    .where(eq(bankTransfers.id, transferId))
}

// Entries are matched when they are read, so there is a limit to how many are.
const maxOpen = 5000

/** Open entries in the order in which they arrived; if there are very many, the newest. */
export async function listOpenTransactions(db: Connection, account?: string): Promise<TransactionRow[]> {
  const rows = await db
    .select()
    .from(bankTransactions)
    .where(and(eq(bankTransactions.state, 'open'), isOf(account)))
    .orderBy(desc(bankTransactions.bookedOn), asc(bankTransactions.payer), asc(bankTransactions.id))
    .limit(maxOpen)
  return rows.toReversed()
}

/** A page of entries that were booked or set aside, the newest first. */
export function listSettledTransactions(
  db: Connection,
  { state, account }: { state: 'booked' | 'set_aside'; account?: string | undefined },
  pageParams: PageParams,
) {
  const where = and(eq(bankTransactions.state, state), isOf(account))
  const counted = db.select({ total: count() }).from(bankTransactions).where(where)
  const rows = db
    .select({ transaction: bankTransactions, total: totalOf(counted) })
    .from(bankTransactions)
    .where(where)
    .orderBy(desc(bankTransactions.settledAt), asc(bankTransactions.id))
  return paginate(pageParams, rows, counted)
}

function isOf(account: string | undefined) {
  return account === undefined ? undefined : eq(bankTransactions.account, account.toUpperCase())
}

/** The orders for which entries were booked, in the order of their booking. */
export function listBookings(db: Connection, transactionIds: string[]): Promise<Booking[]> {
  return db
    .select({
      transactionId: sql<string>`${bankTransfers.bankTransactionId}`,
      order: { id: orders.id, number: orders.number },
      amount: bankTransfers.amount,
    })
    .from(bankTransfers)
    .innerJoin(orders, eq(orders.id, bankTransfers.orderId))
    .where(inArray(bankTransfers.bankTransactionId, transactionIds))
    .orderBy(asc(bankTransfers.createdAt), asc(bankTransfers.id))
}

/** Finds an entry. */
export async function findTransaction(db: Connection, id: string): Promise<TransactionRow | undefined> {
  const [found] = await db.select().from(bankTransactions).where(eq(bankTransactions.id, id))
  return found
}

/** Loads an entry with `SELECT … FOR UPDATE`. */
export async function lockTransaction(db: Connection, id: string): Promise<TransactionRow | undefined> {
  const [found] = await db.select().from(bankTransactions).where(eq(bankTransactions.id, id)).for('update')
  return found
}

/** Changes the state of an entry. */
export async function changeTransaction(
  db: Connection,
  id: string,
  change: Pick<TransactionRow, 'state' | 'reason' | 'settledAt'>,
): Promise<void> {
  await db.update(bankTransactions).set(change).where(eq(bankTransactions.id, id))
}
