import { CardGrid } from '@chignon/ui/card-grid'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useEndpointQuery } from '../../../lib/data/endpoint-atoms.ts'
import { searchListAtom } from './search-queries.ts'
import { CataloguePages } from '../list/list-pagination.tsx'
import { educationSearchInput } from './education-search-input.ts'
import { educationsAddress, type EducationsQuery } from '../list/educations-query.ts'
import { HitTile } from './search-result-tile.tsx'
import { NothingFound } from '../list/lazy-empty-list.tsx'
import { searchAddress } from './search-query.ts'
import { PageLink } from '../../site/page-link.tsx'

/** The courses or programs a search found, twelve a page, and the way to whatever else the academy has of it. */
export default function EducationHits({ asked }: { asked: EducationsQuery }) {
  const { data: hits, pagination, counts } = useEndpointQuery(searchListAtom, educationSearchInput(asked))
  const masterclasses = counts['live-masterclass'] + counts['online-masterclass']
  const { search } = asked
  return (
    <>
      {hits.length === 0 ? (
        <NothingFound search={search} />
      ) : (
        <CardGrid columns={asked.tab === 'courses' ? 4 : 2}>
          {hits.map((hit, place) => (
            <HitTile key={hit.id} hit={hit} isPriority={place < 2} level={2} />
          ))}
        </CardGrid>
      )}
      <CataloguePages pages={pagination} addressOf={(page) => educationsAddress({ ...asked, page })} />
      <p className="mt-12 text-center text-text-muted wrap-anywhere">
        {masterclasses > 0 && (
          <>
            <Trans>There are masterclasses about it, too.</Trans>{' '}
          </>
        )}
        <TextLink asChild>
          <PageLink to={searchAddress({ search })}>
            <Trans>Search everything for “{search}”</Trans>
          </PageLink>
        </TextLink>
      </p>
    </>
  )
}
