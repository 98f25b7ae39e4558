import { referenceKeyOf } from '../payment/bank-transfer.queries.ts'
import type { ReceivedEntry } from '@chignon/contract/commerce/bank-statement'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import {
  insertTransactions,
  linkTransfer,
  listBookedReferences,
  listKnownKeys,
  type TransactionRow,
} from './bank-transaction.queries.ts'
import { entryKeyOf } from './entry-key.ts'

type Statement = { account: string; entries: readonly ReceivedEntry[]; actor: Member }

/**
 * Keeps the entries of a statement that are new (STATEMENT-1). One that staff have booked before, by its reference and amount, is kept as
 * booked. Returns how many are new, and how many are known.
 */
export function storeStatement(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  { account, entries, actor }: Statement,
): Promise<{ added: number; known: number }> {
  return db.transaction(async () => {
    const keyed = [...new Map(entries.map((entry) => [entryKeyOf(entry), entry]))]
    const known = await listKnownKeys(
      db(),
      account,
      keyed.map(([key]) => key),
    )
    const fresh = keyed.filter(([key]) => !known.has(key))
    if (fresh.length === 0) return { added: 0, known: entries.length }
    const references = fresh.flatMap(([, { reference }]) => reference ?? [])
    const booked = await listBookedReferences(db(), references.map(referenceKeyOf))
    const transferOf = ({ reference, amount }: Pick<TransactionRow, 'reference' | 'amount'>) => {
      const transfer = reference === null ? undefined : booked.get(referenceKeyOf(reference))
      return transfer?.amount === amount && transfer.bankTransactionId === null ? transfer : undefined
    }
    const now = clock()
    const rows = await insertTransactions(
      db(),
      { account, createdAt: now },
      fresh.map(([entryKey, entry]) => {
        const { booked_on: bookedOn, is_reversal: isReversal, occurrence: _occurrence, ...said } = entry
        const isBooked = transferOf(said) !== undefined
        const state = isBooked ? ('booked' as const) : ('open' as const)
        return { ...said, entryKey, bookedOn, isReversal, state, settledAt: isBooked ? now : null }
      }),
    )
    for (const row of rows) {
      const transfer = row.state === 'booked' ? transferOf(row) : undefined
      if (transfer) await linkTransfer(db(), transfer.id, row.id)
    }
    const added = rows.filter(({ state }) => state === 'open').length
    const [first] = rows
    if (first) await recordIt(first.statementId)
    return { added, known: entries.length - added }

    function recordIt(id: string) {
      const subject = { type: 'bank-statement', id }
      const after = { account, added, known: entries.length - added }
      return audit.record({ actor, action: 'bank-statement.store', subject, before: null, after })
    }
  })
}
