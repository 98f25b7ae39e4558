import type { PeriodSums } from '@chignon/contract/commerce/accountant'
import { csvHead, csvRow } from '../../platform/http/csv.ts'
import { money, type JournalRow, type Sums } from './journal-csv.ts'

/** The sums of a period, with what the rows of the journal add up to: the same as the turnover, or the journal is wrong. */
export type JournalSums = PeriodSums & { journal: Sums }

const none = (): Sums => ({ net: 0, tax: 0, total: 0 })

/** The sums of a period without any. */
export function emptySums(currency: string): PeriodSums {
  return {
    currency,
    invoices: { count: 0, ...none() },
    credit_notes: { count: 0, ...none() },
    turnover: none(),
    paid_by_card: 0,
    paid_by_transfer: 0,
    returned: 0,
  }
}

/** Adds a row of the journal to the sums of its currency. Documents are summed apart from the rows, which must come to the same. */
export function addRow(sums: Map<string, JournalSums>, row: JournalRow): void {
  const before = sums.get(row.currency) ?? { ...emptySums(row.currency), journal: none() }
  sums.set(row.currency, before)
  if (row.sums) {
    const documents = row.kind === 'credit_note' ? before.credit_notes : before.invoices
    documents.count += 1
    for (const key of ['net', 'tax', 'total'] as const) {
      documents[key] += Math.abs(row.sums[key])
      before.journal[key] += row.sums[key]
      before.turnover[key] = before.invoices[key] - before.credit_notes[key]
    }
  }
  if (row.payment !== null && row.method === 'card') before.paid_by_card += row.payment
  if (row.payment !== null && row.method !== 'card') before.paid_by_transfer += row.payment
  before.returned += row.refund ?? 0
}

/** The sums as CSV: a row for each sum, with a column for each of its parts. */
export function sumsCsv(sums: readonly JournalSums[]): string {
  const rows = sums.flatMap(({ currency, invoices, credit_notes: credits, turnover, journal, ...paid }) => [
    line('invoices', currency, invoices, invoices.count),
    line('credit_notes', currency, credits, credits.count),
    line('invoices_less_credit_notes', currency, turnover),
    line('journal', currency, journal),
    line('paid_by_card', currency, { total: paid.paid_by_card }),
    line('paid_by_transfer', currency, { total: paid.paid_by_transfer }),
    line('returned', currency, { total: paid.returned }),
  ])
  return csvHead(['sum', 'currency', 'count', 'net', 'tax', 'total']) + rows.join('')
}

function line(name: string, currency: string, sums: Partial<Sums>, count?: number): string {
  const counted = count === undefined ? '' : { number: String(count) }
  return csvRow([
    name,
    currency,
    counted,
    money(sums.net ?? null),
    money(sums.tax ?? null),
    money(sums.total ?? null),
  ])
}
