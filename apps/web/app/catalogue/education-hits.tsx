import { CardGrid } from '@chignon/ui/card-grid'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useEndpointQuery } from '../lib/query-family.ts'
import { searchListAtom } from '../queries/search.ts'
import { CataloguePages } from './catalogue-pages.tsx'
import { educationsAddress, type EducationsQuery } from './educations-query.ts'
import { HitTile } from './hit-tile.tsx'
import { NothingFound } from './nothing-found.tsx'
import { searchAddress } from './search-query.ts'
import { SearchedNote } from './searched-note.tsx'

/** The input of the search for what is asked: the courses, or the programs. */
export function educationSearchInput({ tab, search, category, page }: EducationsQuery) {
  const isCourses = tab === 'courses'
  return {
    query: {
      page,
      search,
      type: [isCourses ? ('course' as const) : ('program' as const)],
      ...(isCourses && category ? { category } : {}),
    },
  }
}

/** The courses or programs a search found, twelve a page, and the way to whatever else the academy has of it. */
export function EducationHits({ asked }: { asked: EducationsQuery }) {
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
          <Link to={searchAddress({ search })} prefetch="intent">
            <Trans>Search everything for “{search}”</Trans>
          </Link>
        </TextLink>
      </p>
    </>
  )
}

/** How the search for them was understood. */
export function EducationSearchNote({ asked }: { asked: EducationsQuery }) {
  const { searched } = useEndpointQuery(searchListAtom, educationSearchInput(asked))
  return <SearchedNote searched={searched} />
}
