import type { PeriodSums } from '@chignon/contract/commerce/accountant'
import { Button } from '@chignon/ui/button'
import { Download } from '@chignon/ui/icons/download'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { PeriodDays } from './periods.ts'

type DownloadPeriodProps = {
  period: PeriodDays
  sums: readonly PeriodSums[]
  /** Confirms the session again, if it has been too long: a download cannot ask. */
  confirm: (period: PeriodDays) => Promise<boolean>
}

/** Downloads the ZIP file of a period whose sums are shown. */
export function DownloadPeriod({ period, sums, confirm }: DownloadPeriodProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const documents = sums.reduce(
    (count, { invoices, credit_notes: credits }) => count + invoices.count + credits.count,
    0,
  )
  const download = async () => {
    if (!(await confirm(period))) return
    const query = new URLSearchParams(period).toString()
    window.location.assign(`/bff/staff/accountant.zip?${query}`)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5">
      <p className="flex flex-col gap-1">
        <strong className="font-medium">{t`${date(period.from)} to ${date(period.to)}`}</strong>
        <span className="text-small text-text-muted">
          {t`${plural(documents, {
            one: 'With # document as PDF. The file holds names and addresses; the download is recorded.',
            other: 'With # documents as PDF. The file holds names and addresses; the download is recorded.',
          })}`}
        </span>
      </p>
      <Button onClick={() => void download()}>
        <Download className="size-5" />
        <Trans>Download ZIP</Trans>
      </Button>
    </div>
  )
}
