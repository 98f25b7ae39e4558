import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { FileDrop } from '@chignon/ui/file-drop'
import { FileText } from '@chignon/ui/icons/file-text'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { OpeningNote } from '../shell/opening-note.tsx'
import { StatementResult } from './statement-result.tsx'
import { useStatementFiles } from './use-statement-files.ts'
import { useTransactionSearch } from './use-transaction-search.ts'

const ColumnsDialog = lazyWhenOnline(() =>
  import('./columns-dialog.tsx').then((module) => module.ColumnsDialog),
)

/** Where statements are dropped, and what became of the last ones. */
export function StatementDrop() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { addressOf } = useTransactionSearch()
  const { take, map, skip, unmapped, results, problem, isBusy } = useStatementFiles(
    ({ account, firstKind }) => {
      void navigate(addressOf(firstKind, account), { replace: true })
    },
  )
  const problems = {
    not_a_statement: t`This is no statement we can read. Export it as CAMT.053 (XML or ZIP) or as CSV.`,
    empty_archive: t`There is no statement in this ZIP file.`,
    locked_archive: t`This ZIP file has a password. Unpack it, then drop what is in it.`,
    too_large: t`This file is larger than 50 MB. Export a shorter period.`,
    broken: t`This file is damaged. Download it from your bank again.`,
  }
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        icon={<FileText />}
        label={isBusy ? t`Reading…` : t`Drop a bank statement`}
        hint={t`CAMT.053 as XML or ZIP, or CSV. The file stays on this device; only payments that arrived are sent.`}
        accept=".xml,.zip,.csv,.txt,.camt,.053,text/xml,application/xml,text/csv,application/zip"
        multiple
        disabled={isBusy}
        error={problem === null ? undefined : problems[problem]}
        onValueChange={(files) => void take(files)}
      />
      {results.map((result, index) => (
        // The results of one drop never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <StatementResult key={index} result={result} />
      ))}
      {unmapped && (
        <Suspense fallback={<OpeningNote />}>
          <ColumnsDialog
            key={unmapped.name}
            file={unmapped}
            isBusy={isBusy}
            onClose={skip}
            onSubmit={(columns) => map(unmapped, columns)}
          />
        </Suspense>
      )}
    </div>
  )
}
