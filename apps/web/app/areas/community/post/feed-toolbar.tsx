import type { Named } from '@chignon/contract/platform/primitives'
import { FeedFilters as Filters } from '@chignon/ui/feed-filters'
import { SearchBox } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type MouseEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'
import { feedPath, postTypes, readFeedFilters, type FeedFilters } from './feed-filters.ts'
import { changedFilters, createFeedIntent, type FilterChange } from './feed-intent.ts'
import { toggledCategories, toggledTypes } from './toggle-filters.ts'
import { usePostTypes } from './use-post-types.ts'

type FeedToolbarProps = { filters: FeedFilters; categories: readonly Named[] }

/** Search and filters of the feed. The filters are links, so that they work without scripts. */
export function FeedToolbar({ filters: loaded, categories }: FeedToolbarProps) {
  const { t } = useLingui()
  const types = usePostTypes()
  const navigate = useNavigate()
  const location = useLocation()
  const pending = useNavigation().location
  const isChanging = pending?.pathname === '/posts'
  const filters = isChanging ? readFeedFilters(new URLSearchParams(pending.search)) : loaded
  const slugs = categories.map(({ slug }) => slug)
  const [intent] = useState(createFeedIntent)
  useEffect(() => intent.settle(filters))
  const choose = (change: FilterChange) =>
    void navigate(feedPath(intent.choose(filters, change)), { preventScrollReset: true })
  const linkTo = (change: FilterChange) => (
    <PageLink
      to={feedPath(changedFilters(filters, change))}
      preventScrollReset
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        choose(change)
      }}
    />
  )
  return (
    <div className="grid gap-6">
      <SearchBox
        action="/posts"
        label={t`Search the community`}
        placeholder={t`Search the community`}
        labels={{ clear: t`Clear search` }}
        className="max-w-prose"
        defaultValue={loaded.search}
        navigationKey={(pending ?? location).key}
        isBusy={isChanging}
        onSearch={(search) => void navigate(feedPath(intent.choose(filters, () => ({ search }))))}
      />
      <Filters
        value={{ categories: filters.categories, types: filters.types }}
        allLink={linkTo(() => ({ categories: [] }))}
        categories={categories.map(({ slug, name }) => ({
          id: slug,
          name,
          link: linkTo((current) => ({ categories: toggledCategories(current.categories, slug, slugs) })),
        }))}
        types={postTypes.map((type) => ({
          id: type,
          name: types[type],
          link: linkTo((current) => ({ types: toggledTypes(current.types, type) })),
        }))}
        labels={{ categories: t`Categories`, types: t`Types`, all: t`All` }}
      />
    </div>
  )
}

// A click that opens a link in another tab or window.
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
