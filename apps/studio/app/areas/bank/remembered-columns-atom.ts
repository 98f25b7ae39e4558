import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'
import { csvColumns, type CsvColumns } from './csv-columns.ts'
import type { CsvTable } from './find-table.ts'

const remembered = z.record(z.string(), csvColumns)

/** The columns of each bank's CSV as they were chosen, by the names of the columns; kept in this browser. */
export const rememberedColumnsAtom = atomWithStorage<unknown>('studio:statement-columns', {}, undefined, {
  getOnInit: true,
})

/** What was chosen for a file with the same columns; null if nothing was. */
export function recallColumns(kept: unknown, { header }: CsvTable): CsvColumns | null {
  const read = z.safeParse(remembered, kept)
  return read.success ? (read.data[headKey(header)] ?? null) : null
}

/** What is kept, with the columns of a file as they were chosen. */
export function rememberColumns(kept: unknown, { header }: CsvTable, columns: CsvColumns): unknown {
  const read = z.safeParse(remembered, kept)
  return { ...(read.success ? read.data : {}), [headKey(header)]: columns }
}

function headKey(header: readonly string[]): string {
  return header.join('|')
}
