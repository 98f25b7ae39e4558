import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { PageSection } from '../shell/page-section.tsx'
import { seriesListQuery } from './promo-queries.ts'
import { SeriesTable } from './series-table.tsx'

/** The series of single codes; nothing without one. */
export function SeriesSection() {
  const { t } = useLingui()
  return (
    <Loaded query={seriesListQuery({ query: { per_page: 50 } })} fallback={false}>
      {({ data }, isBusy) =>
        data.length > 0 && (
          <PageSection title={t`Series`}>
            <SeriesTable series={data} isBusy={isBusy} />
          </PageSection>
        )
      }
    </Loaded>
  )
}
