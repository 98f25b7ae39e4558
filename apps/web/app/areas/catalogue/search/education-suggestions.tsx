import type { SearchBoxList } from '@chignon/ui/search-box'
import { MarkedText } from '@chignon/ui/marked-text'
import { SearchSuggestions } from '@chignon/ui/search-suggestions'
import type { SearchType } from '@chignon/contract/catalogue/search'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { endpointQueryOptions } from '@chignon/app-kit/data/query-client'
import { suggestionsQuery } from './search-queries.ts'
import { searchPath, productPath } from './search-query.ts'

type EducationSuggestionsProps = {
  id: string
  field: RefObject<HTMLInputElement | null>
  /** Current text of the search box. */
  text: string
  onChange: (list: SearchBoxList) => void
}

const debounceMs = 150
const everything = 'everything'

/** Suggestions below the search box, and a link to all results. */
export function EducationSuggestions({ id, field, text: search, onChange }: EducationSuggestionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const debounced = useDebounced(search)
  const isLong = debounced.length > 1
  const { data } = useQuery({
    ...endpointQueryOptions(suggestionsQuery({ query: { search: debounced } })),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  const products = isLong && search ? (data?.data ?? []) : []
  const types: Record<SearchType, string> = {
    course: t`Course`,
    program: t`Program`,
    'live-masterclass': t`Live masterclass`,
    'online-masterclass': t`Online masterclass`,
  }
  const count = products.length
  const suggestions = products.map(({ type, slug, name, marks }) => ({
    id: productPath(type, slug),
    name: <MarkedText text={name} marks={marks} />,
    detail: types[type],
  }))
  const all = {
    id: everything,
    isSearch: true,
    name: <Trans>Search the whole catalogue for “{search}”</Trans>,
  }
  return (
    <SearchSuggestions
      id={id}
      field={field}
      suggestions={count > 0 ? [...suggestions, all] : []}
      label={t`Suggestions`}
      status={<Plural value={count} one="# suggestion" other="# suggestions" />}
      onListChange={onChange}
      onChoose={(chosen) => {
        const isProduct = chosen !== everything
        void navigate(isProduct ? chosen : searchPath({ search }), { viewTransition: isProduct })
      }}
    />
  )
}

/** Debounces a text. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
