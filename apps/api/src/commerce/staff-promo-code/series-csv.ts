import type { PromoState } from '@chignon/contract/commerce/staff-promo-code'
import { csvHead, csvRow, type CsvCell } from '../../platform/http/csv.ts'

type SeriesCode = {
  code: string
  kind: 'percent' | 'amount'
  value: number
  startsAt: Date
  endsAt: Date | null
  state: PromoState
}

const columns: Record<string, (code: SeriesCode) => CsvCell> = {
  code: ({ code }) => code,
  percent: ({ kind, value }) => (kind === 'percent' ? { number: String(value) } : ''),
  amount: ({ kind, value }) => (kind === 'amount' ? { number: (value / 100).toFixed(2) } : ''),
  valid_from: ({ startsAt }) => startsAt.toISOString(),
  valid_until: ({ endsAt }) => endsAt?.toISOString() ?? '',
  state: ({ state }) => state,
}

/** The codes of a series as CSV (RFC 4180). */
export function seriesCsv(codes: readonly SeriesCode[]): string {
  const rows = codes.map((code) => csvRow(Object.values(columns).map((read) => read(code))))
  return csvHead(Object.keys(columns)) + rows.join('')
}
