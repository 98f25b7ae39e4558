import { boolean, check, date, desc, index, integer, pgTable, sql, text, unique, uuid } from '../drizzle.ts'
import { createdAt, id, timestamptz } from './columns.ts'

/** Bank statements that were read, each with at least one new entry. */
export const bankStatements = pgTable('bank_statements', {
  id: id(),
  /** The IBAN, or what the account is called. */
  account: text('account').notNull(),
  createdAt: createdAt(),
})

/** What arrived at our accounts, as the bank's statements say it, each entry once (STATEMENT-1). */
export const bankTransactions = pgTable(
  'bank_transactions',
  {
    id: id(),
    /** The statement that brought it first. */
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    account: text('account').notNull(),
    /** What tells it from others of its account: the bank's reference, or what it says and the how-manieth of its day it is. */
    entryKey: text('entry_key').notNull(),
    /** The bank's reference; null if it gave none. */
    reference: text('reference'),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** In cents of its currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    payer: text('payer').notNull(),
    text: text('text').notNull(),
    isReversal: boolean('is_reversal').notNull().default(false),
    state: text('state', { enum: ['open', 'booked', 'set_aside'] })
      .notNull()
      .default('open'),
    /** Why it was set aside. */
    reason: text('reason'),
    /** When it was booked or set aside. */
    settledAt: timestamptz('settled_at'),
    createdAt: createdAt(),
  },
  (transaction) => [
    unique('bank_transactions_once').on(transaction.account, transaction.entryKey),
    index('bank_transactions_statement').on(transaction.statementId),
    index('bank_transactions_settled').on(transaction.state, desc(transaction.settledAt), transaction.id),
    // Only what waits, so the index stays small.
    index('bank_transactions_open')
      .on(desc(transaction.bookedOn), transaction.id)
      .where(sql`${transaction.state} = 'open'`),
    check('bank_transactions_amount', sql`${transaction.amount} > 0`),
    check(
      'bank_transactions_settled_at',
      sql`(${transaction.state} = 'open') = (${transaction.settledAt} is null)`,
    ),
    check(
      'bank_transactions_reason',
      sql`(${transaction.state} = 'set_aside') = (${transaction.reason} is not null)`,
    ),
  ],
)
