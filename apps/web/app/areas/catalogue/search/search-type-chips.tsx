import { Chip } from '@chignon/ui/chip'
import type { SearchCounts, SearchType } from '@chignon/contract/catalogue/search'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { searchPath, searchTypes, type SearchQuery } from './search-query.ts'
import { useCountLabel } from './use-count-label.ts'
import { useSearchTypeNames } from './use-search-type-names.ts'

type SearchTypeChipsProps = { filters: SearchQuery; counts: SearchCounts }

/** Filter by product type with counts. Each choice is a link with its own URL. */
export function SearchTypeChips({ filters, counts }: SearchTypeChipsProps) {
  const { t } = useLingui()
  const names = useSearchTypeNames()
  const countText = useCountLabel()
  const pathOf = (type?: SearchType) => searchPath({ ...filters, type, page: 1 })
  const shown = searchTypes.filter((type) => counts[type] > 0 || filters.type === type)
  return (
    <nav aria-label={t`Filter by type`}>
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <Chip asChild isCurrent={!filters.type}>
            <Link to={pathOf()} preventScrollReset>
              <Trans>All results</Trans>
            </Link>
          </Chip>
        </li>
        {shown.map((type) => (
          <li key={type}>
            <Chip asChild isCurrent={filters.type === type} count={countText(counts[type])}>
              <Link to={pathOf(type)} preventScrollReset>
                {names[type]}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
