import { Button } from '@chignon/ui/button'
import { DateField } from '@chignon/ui/date-field'
import { EmptyState } from '@chignon/ui/empty-state'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StudioPage } from '../shell/studio-page.tsx'
import { DownloadPeriod } from './download-period.tsx'
import { lastMonth, lastQuarter, lastYear, thisYear } from './periods.ts'
import { SumsTable } from './sums-table.tsx'
import { useSums } from './use-sums.ts'

/** A period for the accountant: its sums, and the ZIP with journal and documents (ACCOUNTANT-1, ACCOUNTANT-2). */
export function AccountantPage() {
  const { t } = useLingui()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [period, setPeriod] = useState(() => lastMonth(today))
  const { load, isBusy, loaded, error } = useSums()
  const choices = [
    { id: 'month', label: t`Last month`, days: lastMonth(today) },
    { id: 'quarter', label: t`Last quarter`, days: lastQuarter(today) },
    { id: 'year', label: t`Last year`, days: lastYear(today) },
    { id: 'now', label: t`This year`, days: thisYear(today) },
  ]
  return (
    <StudioPage
      title={t`Accountant`}
      lead={t`A period as one ZIP file: the journal, the sums, and every invoice and credit note.`}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void load(period)
        }}
      >
        <div className="flex flex-wrap gap-2">
          {choices.map(({ id, label, days }) => (
            <Button
              key={id}
              size="small"
              variant="secondary"
              aria-pressed={days.from === period.from && days.to === period.to}
              onClick={() => {
                setPeriod(days)
                void load(days)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className="grid items-start gap-x-4 gap-y-5 min-[26rem]:grid-cols-2 sm:grid-cols-[12rem_12rem_auto] sm:justify-start">
          <DateField
            label={t`First day`}
            value={period.from}
            onValueChange={(from) => setPeriod({ ...period, from })}
          />
          <DateField
            label={t`Last day`}
            value={period.to}
            onValueChange={(to) => setPeriod({ ...period, to })}
            error={error}
          />
          <Button
            type="submit"
            className="min-h-12 min-[26rem]:col-span-2 sm:col-span-1 sm:mt-7"
            isBusy={isBusy}
            disabled={period.from === '' || period.to === ''}
          >
            <Trans>Show the sums</Trans>
          </Button>
        </div>
      </form>
      {loaded && loaded.sums.length === 0 && (
        <EmptyState
          level={2}
          title={t`Nothing was billed or paid`}
          text={t`Choose other days. They count in UTC, as the documents do.`}
        />
      )}
      {loaded && loaded.sums.length > 0 && (
        <div className="flex flex-col gap-7">
          {loaded.sums.map((sums) => (
            <SumsTable key={sums.currency} sums={sums} />
          ))}
          <DownloadPeriod period={loaded.period} sums={loaded.sums} confirm={load} />
        </div>
      )}
    </StudioPage>
  )
}
