import { sql } from '../platform/db/drizzle.ts'
import type { Database } from '../platform/db/client.ts'

/** Starts a transaction for each function, all at once. They stay open, without timeouts, until `commit` is called. */
export function openTransactions(db: Database, writes: (() => Promise<unknown>)[]) {
  const ending = Promise.withResolvers<void>()
  let written = 0
  const transactions = Promise.all(
    writes.map((write) =>
      db.transaction(async () => {
        await db().execute(
          sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`,
        )
        await write()
        written += 1
        await ending.promise
      }),
    ),
  )
  // Reported by `commit`.
  transactions.catch(() => {})
  return {
    /** How many functions have completed. */
    written: () => written,
    async commit() {
      ending.resolve()
      await transactions
    },
  }
}
