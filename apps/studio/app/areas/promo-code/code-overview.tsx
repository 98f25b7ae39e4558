import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { CodeTable } from './code-table.tsx'
import { codeListQuery } from './promo-queries.ts'

// Below what one comes for.
const SeriesSection = lazyWhenOnline(() =>
  import('./series-section.tsx').then((module) => module.SeriesSection),
)
const EndedCodes = lazyWhenOnline(() => import('./ended-codes.tsx').then((module) => module.EndedCodes))

/** Codes that can be used now or later, series, and folded what is over. */
export function CodeOverview({ page }: { page: number }) {
  const { t } = useLingui()
  return (
    <>
      <Loaded query={codeListQuery({ query: { state: 'live', page } })}>
        {({ data, pagination }, isBusy) => (
          <>
            <CodeTable
              caption={t`Codes, newest first`}
              codes={data}
              isBusy={isBusy}
              empty={
                <EmptyState
                  level={2}
                  title={t`No code yet`}
                  text={t`A code takes a share or an amount off a basket.`}
                />
              }
            />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
      <Suspense>
        <SeriesSection />
        <EndedCodes />
      </Suspense>
    </>
  )
}
