import type { HistoryEntry } from '@chignon/contract/platform/history'
import { historyReadingOf } from '@chignon/contract/platform/history-fields'
import { csvHead, csvRow } from '../http/csv.ts'

const columns: Record<string, (entry: HistoryEntry) => string> = {
  at: ({ at }) => at,
  actor: ({ actor }) => actor?.full_name ?? '',
  actor_id: ({ actor }) => actor?.id ?? '',
  role: ({ role }) => role,
  action: ({ action }) => action,
  thing: ({ subject }) => subject.type,
  thing_id: ({ subject }) => subject.id,
  thing_name: ({ subject }) => subject.name ?? '',
  browser: ({ device }) => device?.browser ?? '',
  system: ({ device }) => device?.system ?? '',
  before: ({ changes }) => sideOf(changes, 'before'),
  after: ({ changes }) => sideOf(changes, 'after'),
}

/** The names of the columns. */
export const historyCsvHead = csvHead(Object.keys(columns))

/** Entries as rows of CSV (RFC 4180). */
export function historyCsvRows(entries: readonly HistoryEntry[]): string {
  return entries.map((entry) => csvRow(Object.values(columns).map((read) => read(entry)))).join('')
}

function sideOf(changes: HistoryEntry['changes'], side: 'before' | 'after'): string {
  return changes
    .map(({ field, is_secret: isSecret, [side]: value }) => {
      const written = value === null ? '' : inUnits(field, value)
      return `${field}: ${isSecret ? '***' : written}`
    })
    .join('\n')
}

// Cents would be read as whole amounts.
function inUnits(field: string, value: string): string {
  return historyReadingOf(field) === 'money' ? (Number(value) / 100).toFixed(2) : value
}
