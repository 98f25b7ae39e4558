import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { PeriodFilter } from '../shell/period-filter.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { salesQuery } from './sales-queries.ts'
import { SalesTable } from './sales-table.tsx'
import { useSalesPeriod } from './use-sales-period.ts'

/** What was sold of each product, in counts and sums (SALES-1). */
export function SalesPage() {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const { from, to, setDay, query } = useSalesPeriod()
  const isOwn = reachOf(viewer.role, 'sales.read') === 'own'
  return (
    <StudioPage
      title={t`Sales`}
      lead={isOwn ? t`What was paid for what you teach.` : t`What was paid for each product.`}
    >
      <div className="grid sm:max-w-[32rem]">
        <PeriodFilter
          className="min-[26rem]:grid-cols-2"
          fromLabel={t`Paid from`}
          toLabel={t`Paid until`}
          from={from}
          to={to}
          onDayChange={setDay}
        />
      </div>
      <Loaded query={salesQuery({ query })}>
        {({ data }, isBusy) => <SalesTable sales={data} isBusy={isBusy} />}
      </Loaded>
    </StudioPage>
  )
}
