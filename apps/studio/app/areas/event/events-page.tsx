import { SearchBox } from '@chignon/ui/search-box'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { eventListQuery } from './event-queries.ts'
import { EventTable } from './event-table.tsx'
import { useEventSearch } from './use-event-search.ts'

/** Every event with its figures: the coming ones, the next first, and the past ones. */
export function EventsPage() {
  const { t } = useLingui()
  const { query, when, search, setSearch } = useEventSearch()
  return (
    <StudioPage title={t`Events`} lead={t`What is sold, held and left, and who waits.`}>
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/events"
          name="search"
          label={t`Search events`}
          placeholder={t`Name or city`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <TabsNav
          label={t`Filter events`}
          items={[
            { id: 'coming', label: t`Coming`, link: <Link to="?" />, isCurrent: when === 'coming' },
            { id: 'past', label: t`Past`, link: <Link to="?when=past" />, isCurrent: when === 'past' },
          ]}
        />
      </div>
      <Loaded query={eventListQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <EventTable events={data} isBusy={isBusy} isFiltered={search !== ''} />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
