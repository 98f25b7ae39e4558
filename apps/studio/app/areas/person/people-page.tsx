import { SearchBox } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { CursorPagination } from '../shell/cursor-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'
import { personListQuery } from './person-queries.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** Everyone with an account, found by name, address or phone number (PEOPLE-1). */
export function PeoplePage() {
  const { t } = useLingui()
  const { query, search, setSearch } = usePeopleSearch()
  return (
    <StudioPage title={t`People`}>
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/people"
          name="search"
          label={t`Search people`}
          placeholder={t`Name, e-mail address or phone number`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <PeopleFilters />
      </div>
      <Loaded query={personListQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <PeopleTable people={data} isBusy={isBusy} isFiltered={Object.keys(query).length > 0} />
            <CursorPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
