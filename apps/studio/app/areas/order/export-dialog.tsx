import { DateField } from '@chignon/ui/date-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDownload } from '../../lib/use-download.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadOrdersCsv } from './order-queries.ts'

type ExportDialogProps = { from: string; to: string; open: boolean; onClose: () => void }

/** The lines of all orders of a period as a file for a spreadsheet. */
export function ExportDialog({ from: listedFrom, to: listedTo, open, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState(listedFrom)
  const [to, setTo] = useState(listedTo)
  const { save, isBusy, errorOf } = useDownload(loadOrdersCsv)
  const submit = async () => {
    const name = ['orders', from, to].filter(Boolean).join('-')
    if (await save({ query: { from, to } }, `${name}.csv`)) onClose()
  }
  return (
    <FormDialog
      title={t`Orders as CSV`}
      description={t`One row for each line, with name and address of the buyer. Leave a day empty for all orders before or after.`}
      submit={<Trans>Download</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label={t`Placed from`} value={from} onValueChange={setFrom} error={errorOf('from')} />
        <DateField label={t`Placed until`} value={to} onValueChange={setTo} error={errorOf('to')} />
      </div>
    </FormDialog>
  )
}
