import { Button } from '@chignon/ui/button'
import { SearchBox } from '@chignon/ui/search-box'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { useLetterKeys } from '../../lib/use-letter-keys.ts'
import { KeysPopover } from '../shell/keys-popover.tsx'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { catalogueQuery } from './catalogue-queries.ts'
import { CatalogueTable } from './catalogue-table.tsx'
import { useCatalogueSearch } from './use-catalogue-search.ts'
import { useCreateCourse } from './use-create-course.ts'

/** Everything that is taught and sold and its drafts, the last changed first (CATALOGUE-1). */
export function CataloguePage() {
  const { t } = useLingui()
  const { query, search, setSearch, isFiltered } = useCatalogueSearch()
  const { create, isBusy: isCreating } = useCreateCourse()
  useLetterKeys((letter) => {
    if (letter !== 'n') return false
    create()
    return true
  })
  const button = (
    <Button isBusy={isCreating} onClick={create}>
      <Trans>New course</Trans>
    </Button>
  )
  return (
    <StudioPage
      title={t`Catalogue`}
      lead={t`Everything that is taught, with its drafts.`}
      actions={
        <>
          <KeysPopover keys={[{ keys: [['N']], does: t`New course` }]} />
          {button}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SearchBox
          action="/studio/catalogue"
          name="search"
          label={t`Search the catalogue`}
          placeholder={t`Name`}
          defaultValue={search}
          minLength={1}
          onSearch={setSearch}
        />
        <CatalogueFilters />
      </div>
      <Loaded query={catalogueQuery({ query })}>
        {({ data, pagination }, isBusy) => (
          <>
            <CatalogueTable entries={data} isBusy={isBusy} isFiltered={isFiltered} create={button} />
            <ListPagination pagination={pagination} />
          </>
        )}
      </Loaded>
    </StudioPage>
  )
}
