import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useDownload } from '../../lib/use-download.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { loadSeriesCsv } from './promo-queries.ts'

type SeriesMadeProps = { id: string; prefix: string; count: number; open: boolean; onClose: () => void }

/** Offers the codes of a series that was just made as a file. */
export function SeriesMade({ id, prefix, count, open, onClose }: SeriesMadeProps) {
  const { t } = useLingui()
  const { save, isBusy } = useDownload(loadSeriesCsv)
  return (
    <FormDialog
      title={t`${plural(count, { one: '# code is made', other: '# codes are made' })}`}
      description={t`The file has one code in each row. Anyone who has it can use them, so keep it safe. You find it in the list of series again.`}
      submit={<Trans>Download CSV</Trans>}
      dismiss={t`Close`}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={async () => {
        if (await save({ params: { id } }, `codes-${prefix}.csv`)) onClose()
      }}
    >
      {null}
    </FormDialog>
  )
}
