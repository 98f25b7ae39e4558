import { Chip } from '@chignon/ui/chip'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useEndpointQuery } from '../lib/query-family.ts'
import { educationCategoriesAtom } from '../queries/base.ts'
import { educationsAddress, type EducationsQuery } from './educations-query.ts'

/** Filters the courses by category: links, so that every choice has its address. */
export function CategoryChips({ asked }: { asked: EducationsQuery }) {
  const { t } = useLingui()
  const { data: categories } = useEndpointQuery(educationCategoriesAtom, {})
  const addressOf = (category: string) => educationsAddress({ ...asked, category, page: 1 })
  return (
    <nav aria-label={t`Categories`}>
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <Chip asChild isSelected={asked.category === ''}>
            <Link to={addressOf('')} preventScrollReset>
              <Trans>All</Trans>
            </Link>
          </Chip>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Chip asChild isSelected={asked.category === slug}>
              <Link to={addressOf(slug)} preventScrollReset>
                {name}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
