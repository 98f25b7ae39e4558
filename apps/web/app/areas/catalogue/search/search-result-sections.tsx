import { CardGrid } from '@chignon/ui/card-grid'
import { SectionHeading } from '@chignon/ui/section-heading'
import type { SearchCounts, SearchResult, SearchType } from '@chignon/contract/search'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { HitTile } from './search-result-tile.tsx'
import { searchAddress, type SearchQuery } from './search-query.ts'
import { useTypeNames } from './use-search-type-names.ts'

type HitSectionsProps = { hits: SearchResult[]; asked: SearchQuery; counts: SearchCounts }

/** What a search found, by type: each in the grid its cards are made for, the type of the best hit first. */
export function HitSections({ hits, asked, counts }: HitSectionsProps) {
  const names = useTypeNames()
  const byType = Map.groupBy(hits, ({ type }) => type)
  return (
    <div className="grid gap-16">
      {[...byType].map(([type, found], section) => (
        <section key={type} aria-labelledby={`found-${type}`}>
          <SectionHeading
            titleId={`found-${type}`}
            title={names[type]}
            {...(counts[type] > found.length && !asked.type
              ? {
                  link: <Link to={searchAddress({ ...asked, type, page: 1 })} />,
                  linkLabel: <Trans>Only these</Trans>,
                }
              : {})}
          />
          <CardGrid columns={columnsOf(type)}>
            {found.map((hit, place) => (
              <HitTile key={hit.id} hit={hit} isPriority={section === 0 && place < 2} />
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
