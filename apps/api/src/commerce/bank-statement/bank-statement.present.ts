import type { BankTransaction } from '@chignon/contract/commerce/bank-statement'
import type { Booking, TransactionRow } from './bank-transaction.queries.ts'
import type { MatchedTransaction } from './match-transactions.ts'

/** Maps an open entry with the orders it fits to the contract. */
export function presentMatched({ transaction, match, orders }: MatchedTransaction): BankTransaction {
  return {
    ...presentEntry(transaction),
    match: {
      kind: match.kind,
      hints: match.hints,
      orders: orders.map(({ id, number, buyer, state, total, due, currency }) => ({
        id,
        number,
        buyer,
        state,
        total,
        due,
        currency,
      })),
    },
    bookings: [],
  }
}

/** Maps an entry that was booked or set aside to the contract. */
export function presentSettled(transaction: TransactionRow, bookings: readonly Booking[]): BankTransaction {
  return {
    ...presentEntry(transaction),
    match: null,
    bookings: bookings
      .filter(({ transactionId }) => transactionId === transaction.id)
      .map(({ order, amount }) => ({ order, amount })),
  }
}

function presentEntry(row: TransactionRow) {
  const { id, account, reference, amount, currency, payer, text, state, reason } = row
  return {
    id,
    account,
    reference,
    booked_on: row.bookedOn,
    amount,
    currency,
    payer,
    text,
    is_reversal: row.isReversal,
    state,
    reason,
    settled_at: row.settledAt?.toISOString() ?? null,
  }
}
