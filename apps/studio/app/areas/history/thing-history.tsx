import { Loaded } from '../../lib/loaded.tsx'
import { CursorPagination } from '../shell/cursor-pagination.tsx'
import { HistoryEntries } from './history-entries.tsx'
import { historyQuery } from './history-queries.ts'
import { useHistorySearch } from './use-history-search.ts'

/** The history of one thing, for the tab of its page. */
export function ThingHistory({ type, id }: { type: string; id: string }) {
  const { cursor } = useHistorySearch()
  const query = { subject_type: type, subject_id: id, ...(cursor === undefined ? {} : { cursor }) }
  return (
    <Loaded query={historyQuery({ query })}>
      {({ data, pagination }) => (
        <>
          <HistoryEntries entries={data} pageOf={id} />
          <CursorPagination pagination={pagination} />
        </>
      )}
    </Loaded>
  )
}
