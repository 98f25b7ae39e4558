import type { SearchBoxList } from '@chignon/ui/search-box'
import { MarkedText } from '@chignon/ui/marked-text'
import { SearchSuggestions } from '@chignon/ui/search-suggestions'
import type { SearchType } from '@chignon/contract/search'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { endpointQuery } from '../../../lib/data/query-client.ts'
import { suggestionsSource } from './search-queries.ts'
import { searchPath, productPath } from './search-query.ts'

type EducationSuggestionsProps = {
  id: string
  field: RefObject<HTMLInputElement | null>
  /** What is being typed. */
  text: string
  onChange: (list: SearchBoxList) => void
}

const restInMs = 150
const everything = 'everything'

/** What the search box suggests while someone types: things by their names, and the way to all there is of them. */
export default function EducationSuggestions({
  id,
  field,
  text: search,
  onChange,
}: EducationSuggestionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const rested = useRested(search)
  const isLong = rested.length > 1
  const { data } = useQuery({
    ...endpointQuery(suggestionsSource, { query: { search: rested } }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  const things = isLong && search ? (data?.data ?? []) : []
  const types: Record<SearchType, string> = {
    course: t`Course`,
    program: t`Program`,
    'live-masterclass': t`Live masterclass`,
    'online-masterclass': t`Online masterclass`,
  }
  const count = things.length
  const suggestions = things.map(({ type, slug, name, marks }) => ({
    id: productPath(type, slug),
    name: <MarkedText text={name} marks={marks} />,
    detail: types[type],
  }))
  const all = { id: everything, isSearch: true, name: <Trans>Search everything for “{search}”</Trans> }
  return (
    <SearchSuggestions
      id={id}
      field={field}
      suggestions={count > 0 ? [...suggestions, all] : []}
      label={t`Suggestions`}
      status={<Plural value={count} one="# suggestion" other="# suggestions" />}
      onChange={onChange}
      onChoose={(chosen) => {
        const isThing = chosen !== everything
        void navigate(isThing ? chosen : searchPath({ search }), { viewTransition: isThing })
      }}
    />
  )
}

/** A text once it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restInMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
