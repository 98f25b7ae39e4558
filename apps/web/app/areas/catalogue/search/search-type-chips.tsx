import { Chip } from '@chignon/ui/chip'
import type { SearchCounts, SearchType } from '@chignon/contract/search'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { searchAddress, searchTypes, type SearchQuery } from './search-query.ts'
import { useCountText } from './use-count-label.ts'
import { useTypeNames } from './use-search-type-names.ts'

type SearchTypeChipsProps = { asked: SearchQuery; counts: SearchCounts }

/** Filters what was found by its type, and tells how much there is of each: links, so that every choice has its address. */
export function SearchTypeChips({ asked, counts }: SearchTypeChipsProps) {
  const { t } = useLingui()
  const names = useTypeNames()
  const countText = useCountText()
  const addressOf = (type?: SearchType) => searchAddress({ ...asked, type, page: 1 })
  const shown = searchTypes.filter((type) => counts[type] > 0 || asked.type === type)
  return (
    <nav aria-label={t`What to show`}>
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <Chip asChild isSelected={!asked.type}>
            <Link to={addressOf()} preventScrollReset>
              <Trans>Everything</Trans>
            </Link>
          </Chip>
        </li>
        {shown.map((type) => (
          <li key={type}>
            <Chip asChild isSelected={asked.type === type} count={countText(counts[type])}>
              <Link to={addressOf(type)} preventScrollReset>
                {names[type]}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
