import { Chip } from '@chignon/ui/chip'
import type { SearchCounts, SearchType } from '@chignon/contract/search'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { searchPath, searchTypes, type SearchQuery } from './search-query.ts'
import { useCountLabel } from './use-count-label.ts'
import { useSearchTypeNames } from './use-search-type-names.ts'

type SearchTypeChipsProps = { filters: SearchQuery; counts: SearchCounts }

/** Filters what was found by its type, and tells how much there is of each: links, so that every choice has its address. */
export function SearchTypeChips({ filters, counts }: SearchTypeChipsProps) {
  const { t } = useLingui()
  const names = useSearchTypeNames()
  const countText = useCountLabel()
  const pathOf = (type?: SearchType) => searchPath({ ...filters, type, page: 1 })
  const shown = searchTypes.filter((type) => counts[type] > 0 || filters.type === type)
  return (
    <nav aria-label={t`What to show`}>
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <Chip asChild isSelected={!filters.type}>
            <Link to={pathOf()} preventScrollReset>
              <Trans>Everything</Trans>
            </Link>
          </Chip>
        </li>
        {shown.map((type) => (
          <li key={type}>
            <Chip asChild isSelected={filters.type === type} count={countText(counts[type])}>
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
