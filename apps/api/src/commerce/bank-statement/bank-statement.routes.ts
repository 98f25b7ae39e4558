import {
  bankStatementEndpoints,
  type BankTransaction,
  type MatchKind,
} from '@chignon/contract/commerce/bank-statement'
import { matchKinds } from '@chignon/contract/commerce/bank-statement-rules'
import { offsetOf, paginationOf } from '../../platform/db/page.ts'
import type { Fail } from '../../platform/http/fail.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { presentMatched, presentSettled } from './bank-statement.present.ts'
import {
  findTransaction,
  listBookings,
  listOpenTransactions,
  listSettledTransactions,
} from './bank-transaction.queries.ts'
import { bookCertain } from './book-certain.ts'
import { bookTransaction } from './book-transaction.ts'
import { matchTransactions, type MatchedTransaction } from './match-transactions.ts'
import { reopen, setAside } from './settle-transaction.ts'
import { storeStatement } from './store-statement.ts'

/** Bank statements: what arrived, and for which order it is booked. */
export const bankStatementRoutes = implement(bankStatementEndpoints, {
  async store({ body: { account, entries }, viewer, services }) {
    const compact = account.toUpperCase()
    const stored = await storeStatement(services, { account: compact, entries, actor: viewer })
    return { data: { ...stored, is_own_account: compact === services.env.bankAccount.iban } }
  },
  async list({ query, services: { db } }) {
    const open = (await matchTransactions(db, await listOpenTransactions(db(), query.account))).toReversed()
    const counts = countKinds(open)
    if (query.state === 'open') {
      const shown = open.filter(({ match }) => query.kind === undefined || match.kind === query.kind)
      const page = shown.slice(offsetOf(query), offsetOf(query) + query.per_page)
      return { data: page.map(presentMatched), pagination: paginationOf(query, shown.length), counts }
    }
    const { rows, total } = await listSettledTransactions(db(), { ...query, state: query.state }, query)
    const bookings = await listBookings(
      db(),
      rows.map(({ transaction }) => transaction.id),
    )
    const data = rows.map(({ transaction }) => presentSettled(transaction, bookings))
    return { data, pagination: paginationOf(query, total), counts }
  },
  async bookCertain({ body: { ids }, viewer, services }) {
    const booked = await bookCertain(services, ids, viewer)
    return { data: { booked, skipped: ids.length - booked } }
  },
  async book({ params: { id }, body, viewer, fail, services }) {
    const parts = body.parts.map(({ order_id: orderId, amount }) => ({ orderId, amount }))
    await bookTransaction(services, { id, parts, actor: viewer, fail })
    return { data: await show(services, id, fail) }
  },
  async setAside({ params: { id }, body: { reason }, viewer, fail, services }) {
    await setAside(services, { id, reason, actor: viewer, fail })
    return { data: await show(services, id, fail) }
  },
  async reopen({ params: { id }, viewer, fail, services }) {
    await reopen(services, { id, actor: viewer, fail })
    return { data: await show(services, id, fail) }
  },
})

async function show(
  { db }: Pick<Services, 'db'>,
  id: string,
  fail: Fail<'not_found'>,
): Promise<BankTransaction> {
  const transaction = (await findTransaction(db(), id)) ?? fail(404)
  if (transaction.state !== 'open') return presentSettled(transaction, await listBookings(db(), [id]))
  const [matched = fail(404)] = await matchTransactions(db, [transaction])
  return presentMatched(matched)
}

function countKinds(open: readonly MatchedTransaction[]): Record<MatchKind, number> {
  const counts = { certain: 0, likely: 0, part: 0, over: 0, unknown: 0 }
  for (const kind of matchKinds) counts[kind] = open.filter(({ match }) => match.kind === kind).length
  return counts
}
