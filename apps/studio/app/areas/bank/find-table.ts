import { readDay } from './read-day.ts'

/** The table of a CSV file, below the lines about the account that some banks put first. */
export type CsvTable = { header: string[]; rows: string[][] }

/** Finds the row with the names of the columns: the first with several names, followed by a row of the same length with a day. */
export function findTable(rows: readonly string[][]): CsvTable | null {
  const at = rows.findIndex((row, index) => {
    const names = row.filter((cell) => cell.trim() !== '')
    const next = rows[index + 1]
    const isHead = names.length >= 3 && !row.some((cell) => hasDay(cell))
    return isHead && next !== undefined && Math.abs(next.length - row.length) <= 1 && next.some(hasDay)
  })
  if (at < 0) return null
  const header = (rows[at] ?? []).map((cell) => cell.trim())
  return { header, rows: rows.slice(at + 1).filter((row) => row.some(hasDay)) }
}

function hasDay(cell: string): boolean {
  return (['ymd', 'dmy', 'mdy'] as const).some((order) => readDay(cell, order) !== null)
}
