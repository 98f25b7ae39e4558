import type { PeriodSums } from '@chignon/contract/commerce/accountant'
import type { Connection } from '../../platform/db/client.ts'
import { sumDocuments, sumMoney, type Period } from './accountant.queries.ts'
import { sumsOf } from './journal-csv.ts'
import { emptySums } from './period-sums.ts'

/** The sums of a period in each currency (ACCOUNTANT-1), by currency. */
export async function loadSums(db: Connection, period: Period): Promise<PeriodSums[]> {
  const [documents, { transfers, cards, returned }] = await Promise.all([
    sumDocuments(db, period),
    sumMoney(db, period),
  ])
  const sums = new Map<string, PeriodSums>()
  const of = (currency: string) => {
    const found = sums.get(currency) ?? emptySums(currency)
    sums.set(currency, found)
    return found
  }
  for (const { kind, currency, count, ...amounts } of documents) {
    const ofCurrency = of(currency)
    ofCurrency[kind === 'invoice' ? 'invoices' : 'credit_notes'] = { count, ...sumsOf(amounts, 1) }
    const signed = sumsOf(amounts, kind === 'invoice' ? 1 : -1)
    for (const key of ['net', 'tax', 'total'] as const) ofCurrency.turnover[key] += signed[key]
  }
  for (const { currency, amount } of transfers) of(currency).paid_by_transfer = amount
  for (const { currency, amount } of cards) of(currency).paid_by_card = amount
  for (const { currency, amount } of returned) of(currency).returned = amount
  return [...sums.values()].toSorted((a, b) => a.currency.localeCompare(b.currency))
}
