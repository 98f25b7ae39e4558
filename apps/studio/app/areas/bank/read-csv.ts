import type { StatementEntry } from '@chignon/contract/commerce/bank-statement'
import { countEqual } from './count-equal.ts'
import { guessColumns, type CsvColumns } from './csv-columns.ts'
import { findTable, type CsvTable } from './find-table.ts'
import { readCents } from './read-cents.ts'
import { readDay } from './read-day.ts'
import type { ReadStatement } from './read-statement.ts'

/** Divides a CSV file into its table, with a first guess of what the columns say; null if it has none. */
export async function parseCsv(text: string): Promise<{ table: CsvTable; guess: CsvColumns } | null> {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  })
  const table = findTable(data)
  if (!table) return null
  const preamble = text.slice(0, text.indexOf(table.header[0] ?? ''))
  return { table, guess: guessColumns(table, preamble) }
}

// What banks write for money that was paid.
const outgoing = /^(?:s|soll|d|dr|dbit|debit|d[ée]bit|debet|af|-|uscita|cargo|lastschrift|belastung)$/i

/** Reads the rows of a table, once it is known which columns say what. */
export function readTable({ rows }: CsvTable, columns: CsvColumns): ReadStatement {
  const read: ReadStatement = {
    account: columns.account,
    entries: [],
    left: { outgoing: 0, pending: 0, unreadable: 0, takenBack: [] },
  }
  for (const row of rows) readRow(row, columns, read)
  return { ...read, entries: countEqual(read.entries) }
}

function readRow(row: readonly string[], columns: CsvColumns, { entries, left }: ReadStatement): void {
  const cell = (index: number | null) =>
    index === null ? '' : (row[index] ?? '').replaceAll(/\s+/g, ' ').trim()
  const written = cell(columns.amount)
  const amount = readCents(written.replaceAll(/[^\d.,+'’\s−-]/g, ''), columns.decimal)
  const day = readDay(cell(columns.day), columns.dayOrder)
  // Where money that arrived has a column of its own, it is empty in the rows of what was paid.
  if (written === '' || (amount !== null && amount < 0) || outgoing.test(cell(columns.direction))) {
    left.outgoing += 1
    return
  }
  if (amount === null || amount === 0 || day === null) {
    left.unreadable += 1
    return
  }
  const reference = cell(columns.reference)
  const currency = cell(columns.currencyColumn).toUpperCase()
  const entry: StatementEntry = {
    reference: reference === '' ? null : reference.slice(0, 120),
    booked_on: day,
    amount,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : columns.currency,
    payer: cell(columns.payer).slice(0, 140),
    text: columns.texts
      .map(cell)
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 500),
  }
  entries.push(entry)
}
