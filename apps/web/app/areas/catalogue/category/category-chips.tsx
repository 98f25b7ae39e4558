import { Chip } from '@chignon/ui/chip'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useEndpointQuery } from '@chignon/app-kit/data/endpoint-queries'
import { educationCategoriesQuery } from './category-queries.ts'

type CategoryChipsProps = {
  /** Slug of the selected category; empty for all. */
  selected: string
  pathOf: (category: string) => string
  /** Label of the choice of all categories. Default “All”. */
  all?: ReactNode
}

/** Category filter. Each choice is a link with its own URL. */
export function CategoryChips({ selected, pathOf, all }: CategoryChipsProps) {
  const { t } = useLingui()
  const { data: categories } = useEndpointQuery(educationCategoriesQuery({}))
  return (
    <nav aria-label={t`Categories`}>
      <ul role="list" className="flex flex-wrap gap-2">
        <li>
          <Chip asChild isCurrent={selected === ''}>
            <Link to={pathOf('')} preventScrollReset>
              {all ?? (
                <span>
                  <Trans>All</Trans>
                </span>
              )}
            </Link>
          </Chip>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Chip asChild isCurrent={selected === slug}>
              <Link to={pathOf(slug)} preventScrollReset>
                {name}
              </Link>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
