import { reachOf } from '@chignon/contract/platform/permission'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { CursorPagination } from '../shell/cursor-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { HistoryDownload } from './history-download.tsx'
import { HistoryEntries } from './history-entries.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { historyQuery } from './history-queries.ts'
import { useHistorySearch } from './use-history-search.ts'

/** Who changed what, with the values before and after (AUDIT-2). */
export function HistoryPage() {
  const { t } = useLingui()
  const { viewer } = useStartData()
  const query = useHistorySearch()
  return (
    <StudioPage
      title={t`History`}
      lead={reachOf(viewer.role, 'history.read') === 'own' ? t`What you changed.` : undefined}
      actions={reachOf(viewer.role, 'history.export') && <HistoryDownload query={query} />}
    >
      <HistoryFilters />
      <Loaded query={historyQuery({ query })}>
        {({ data, pagination }) => (
          <>
            <HistoryEntries entries={data} />
            <CursorPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
