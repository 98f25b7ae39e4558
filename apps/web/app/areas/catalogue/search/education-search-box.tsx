import { SearchBox, type SearchBoxList } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'

const Suggestions = lazy(() => import('./education-suggestions.tsx'))

/**
 * The search box of the education pages: it leads to `/educations` with the text as query value `search`, an empty one to
 * `/educations` (specification §2, Education search box); on `/education-search` it stays there. What it suggests comes
 * when it is first used.
 */
export function EducationSearchBox() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isEverything = useLocation().pathname === '/education-search'
  const action = isEverything ? '/education-search' : '/educations'
  const isBusy = useNavigation().location?.pathname === action
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [list, setList] = useState<SearchBoxList>({ id: listId, isOpen: false })
  const [isUsed, setIsUsed] = useState(false)
  const [text, fitText] = useState('')
  return (
    <div className="border-b border-line bg-surface">
      <div className="content-width py-5">
        <SearchBox
          action={action}
          label={isEverything ? t`Search everything we teach` : t`Search courses and programs`}
          placeholder={t`What do you want to learn?`}
          clearLabel={t`Clear the search`}
          className="mx-auto max-w-prose"
          defaultValue={query.get('search') ?? ''}
          isBusy={isBusy}
          inputRef={field}
          list={list}
          onFocus={() => setIsUsed(true)}
          onType={fitText}
          onSearch={(searched) => {
            const next = new URLSearchParams(query)
            next.delete('page')
            if (searched) next.set('search', searched)
            else next.delete('search')
            void navigate({ pathname: action, search: searched ? next.toString() : '' })
          }}
        >
          {isUsed && (
            <Suspense>
              <Suggestions id={listId} field={field} text={text} onChange={setList} />
            </Suspense>
          )}
        </SearchBox>
      </div>
    </div>
  )
}
