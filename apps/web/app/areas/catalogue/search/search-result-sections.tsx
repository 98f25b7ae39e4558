import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import type { SearchCounts, SearchResult, SearchType } from '@chignon/contract/catalogue/search'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { SearchResultTile } from './search-result-tile.tsx'
import { searchPath, type SearchQuery } from './search-query.ts'
import { useSearchTypeNames } from './use-search-type-names.ts'

type SearchResultSectionsProps = { hits: SearchResult[]; filters: SearchQuery; counts: SearchCounts }

/** Results grouped by type, each in its own grid. The type of the best result comes first. */
export function SearchResultSections({ hits, filters, counts }: SearchResultSectionsProps) {
  const names = useSearchTypeNames()
  const byType = Map.groupBy(hits, ({ type }) => type)
  return (
    <div className="grid gap-16">
      {[...byType].map(([type, hitsOfType], section) => (
        <section key={type} aria-labelledby={`found-${type}`}>
          <SectionHeading
            titleId={`found-${type}`}
            title={names[type]}
            {...(counts[type] > hitsOfType.length && !filters.type
              ? {
                  link: <Link to={searchPath({ ...filters, type, page: 1 })} />,
                  linkLabel: <Trans>Show all</Trans>,
                }
              : {})}
          />
          <CardGrid columns={columnsOf(type)}>
            {hitsOfType.map((hit, place) => (
              <SearchResultTile key={hit.id} hit={hit} isPriority={section === 0 && place < 2} />
            ))}
          </CardGrid>
        </section>
      ))}
    </div>
  )
}

function columnsOf(type: SearchType): 2 | 4 {
  return type === 'course' ? 4 : 2
}
