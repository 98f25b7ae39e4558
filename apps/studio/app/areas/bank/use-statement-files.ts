import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { NotConfirmed } from '../step-up/step-up-atoms.ts'
import type { CsvColumns } from './csv-columns.ts'
import type { CsvTable } from './find-table.ts'
import { StatementError, type ReadStatement } from './read-statement.ts'
import { recallColumns, rememberColumns, rememberedColumnsAtom } from './remembered-columns-atom.ts'
import { useStoreStatement, type StoredStatement } from './use-store-statement.ts'

// Loaded when a file is dropped.
const loadReaders = async () => ({ ...(await import('./read-files.ts')), ...(await import('./read-csv.ts')) })

/** A CSV file whose columns are to be chosen. */
export type UnmappedFile = { name: string; table: CsvTable; columns: CsvColumns }

/**
 * Reads dropped files, and has the server keep what is new. `unmapped` is a CSV file of a bank that was never read here; `results` is what
 * became of the others.
 */
export function useStatementFiles(onStored: (statement: StoredStatement) => void) {
  const store = useStoreStatement()
  const showToast = useSetAtom(showToastAtom)
  const [kept, setKept] = useAtom(rememberedColumnsAtom)
  const [unmapped, setUnmapped] = useState<UnmappedFile[]>([])
  const [results, setResults] = useState<StoredStatement[]>([])
  const [problem, setProblem] = useState<StatementError['problem'] | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof StatementError) setProblem(error.problem)
      else if (!(error instanceof NotConfirmed))
        showToast({ tone: 'error', message: error instanceof ProblemError ? error.message : null })
    } finally {
      setIsBusy(false)
    }
  }
  const keep = async (statement: ReadStatement) => {
    const stored = await store(statement)
    setResults((before) => [...before, stored])
    onStored(stored)
  }
  const take = (files: readonly File[]) =>
    run(async () => {
      setResults([])
      const { readFiles, parseCsv, readTable } = await loadReaders()
      const { statements, csv } = await readFiles(files)
      for (const statement of statements) await keep(statement)
      for (const { name, text } of csv) {
        const parsed = await parseCsv(text)
        if (!parsed) throw new StatementError('not_a_statement')
        const { table, guess } = parsed
        const columns = recallColumns(kept, table)
        if (columns) await keep(readTable(table, columns))
        else setUnmapped((before) => [...before, { name, table, columns: guess }])
      }
    })
  const map = ({ table }: UnmappedFile, columns: CsvColumns) =>
    run(async () => {
      setKept(rememberColumns(kept, table, columns))
      const { readTable } = await loadReaders()
      await keep(readTable(table, columns))
      setUnmapped(([, ...others]) => others)
    })
  const skip = () => setUnmapped(([, ...others]) => others)
  return { take, map, skip, unmapped: unmapped[0] ?? null, results, problem, isBusy }
}
