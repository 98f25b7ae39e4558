import { CardGrid } from '@chignon/ui/card-grid'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { ListPagination } from '../list/list-pagination.tsx'
import { educationSearchListQuery } from './education-search-list-query.ts'
import { educationsPath, type EducationsQuery } from '../list/educations-query.ts'
import { SearchResultTile } from './search-result-tile.tsx'
import { EmptyList } from '../list/lazy-empty-list.tsx'
import { searchPath } from './search-query.ts'
import { PageLink } from '../../site/page-link.tsx'

/** Results of the education search, twelve per page, with a link to the search over all types. */
export default function EducationSearchResults({ filters }: { filters: EducationsQuery }) {
  const { data: hits, pagination, counts } = useEndpointQuery(educationSearchListQuery(filters))
  const masterclasses = counts['live-masterclass'] + counts['online-masterclass']
  const { search } = filters
  return (
    <>
      {hits.length === 0 ? (
        <EmptyList search={search} />
      ) : (
        <CardGrid columns={filters.tab === 'courses' ? 4 : 2}>
          {hits.map((hit, place) => (
            <SearchResultTile key={hit.id} hit={hit} isPriority={place < 2} level={2} />
          ))}
        </CardGrid>
      )}
      <ListPagination pages={pagination} pathOf={(page) => educationsPath({ ...filters, page })} />
      <p className="mt-12 text-center text-text-muted wrap-anywhere">
        {masterclasses > 0 && (
          <span>
            <Trans>We also have masterclasses on this topic.</Trans>{' '}
          </span>
        )}
        <TextLink asChild>
          <PageLink to={searchPath({ search })}>
            <Trans>Search the whole catalogue for “{search}”</Trans>
          </PageLink>
        </TextLink>
      </p>
    </>
  )
}
