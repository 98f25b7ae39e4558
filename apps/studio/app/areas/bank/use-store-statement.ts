import { callOf, endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import type { MatchKind } from '@chignon/contract/commerce/bank-statement'
import { matchKinds, maxStatementEntries } from '@chignon/contract/commerce/bank-statement-rules'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { withStepUpAtom } from '../step-up/step-up-atoms.ts'
import { loadAgain } from '../../lib/load-again.ts'
import { bankNouns, loadStore, transactionListQuery } from './bank-queries.ts'
import type { ReadStatement } from './read-statement.ts'
import { transactionsPerPage } from './use-transaction-search.ts'

/** What became of a statement. */
export type StoredStatement = ReadStatement & {
  added: number
  known: number
  isOwnAccount: boolean
  /** Where the work begins: the first list of its account with open entries. */
  firstKind: MatchKind
}

/** Sends the entries of a statement to the server, which keeps those that are new. */
export function useStoreStatement() {
  const client = useAtomValue(queryClientAtom)
  const withStepUp = useSetAtom(withStepUpAtom)
  return async (statement: ReadStatement): Promise<StoredStatement> => {
    const { account, entries } = statement
    const stored = { ...statement, added: 0, known: 0, isOwnAccount: true }
    for (let at = 0; at < entries.length; at += maxStatementEntries) {
      const body = { account, entries: entries.slice(at, at + maxStatementEntries) }
      await withStepUp(async () => {
        const { data } = await callOf(client)(await loadStore(), { body })
        stored.added += data.added
        stored.known += data.known
        stored.isOwnAccount = data.is_own_account
      })
    }
    await loadAgain(client, bankNouns)
    // The list that the page shows if it has entries, so that it is loaded once.
    const query = { kind: matchKinds[0], account, page: 1, per_page: transactionsPerPage }
    const { counts } = await client.fetchQuery(endpointQueryOptions(transactionListQuery({ query })))
    return { ...stored, firstKind: matchKinds.find((kind) => counts[kind] > 0) ?? matchKinds[0] }
  }
}
