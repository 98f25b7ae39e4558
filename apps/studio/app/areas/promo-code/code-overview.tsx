import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { PageSection } from '../shell/page-section.tsx'
import { CodeTable } from './code-table.tsx'
import { EndedCodes } from './ended-codes.tsx'
import { codeListQuery, seriesListQuery } from './promo-queries.ts'
import { SeriesTable } from './series-table.tsx'

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
      <Loaded query={seriesListQuery({ query: { per_page: 50 } })} fallback={false}>
        {({ data }, isBusy) =>
          data.length > 0 && (
            <PageSection title={t`Series`}>
              <SeriesTable series={data} isBusy={isBusy} />
            </PageSection>
          )
        }
      </Loaded>
      <EndedCodes />
    </>
  )
}
