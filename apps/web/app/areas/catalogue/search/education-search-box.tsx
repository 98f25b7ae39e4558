import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { SearchBox, type SearchBoxList } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'

const Suggestions = lazyWhenOnline(
  async () => (await import('./education-suggestions.tsx')).EducationSuggestions,
)

/**
 * The search box of the education pages. It opens `/educations` with the text as query value `search`; on
 * `/education-search` it stays on that page. The filters of the address are kept, also if the text is empty. Suggestions
 * are loaded when the box is focused.
 */
export function EducationSearchBox() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const location = useLocation()
  const pending = useNavigation().location
  // Changes once per navigation, at its start: a pending location becomes the current one.
  const navigationKey = (pending ?? location).key
  const isEverything = location.pathname === '/education-search'
  const action = isEverything ? '/education-search' : '/educations'
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [list, setList] = useState<SearchBoxList>({ id: listId, open: false })
  const [isUsed, setIsUsed] = useState(false)
  const [typed, setTyped] = useState({ text: '', navigationKey })
  // A navigation shows the results of the text, or another page: the suggestions close.
  const text = typed.navigationKey === navigationKey ? typed.text : ''
  return (
    <div className="border-b border-line bg-surface">
      <div className="content-width py-5">
        <SearchBox
          action={action}
          label={isEverything ? t`Search the whole catalogue` : t`Search courses and programs`}
          placeholder={t`What do you want to learn?`}
          labels={{ clear: t`Clear search` }}
          className="mx-auto max-w-prose"
          defaultValue={query.get('search') ?? ''}
          navigationKey={navigationKey}
          isBusy={pending?.pathname === action}
          inputRef={field}
          list={list}
          onFocus={() => setIsUsed(true)}
          onValueChange={(newText) => setTyped({ text: newText, navigationKey })}
          onSearch={(searched) => {
            const next = new URLSearchParams(query)
            next.delete('page')
            if (searched) next.set('search', searched)
            else next.delete('search')
            void navigate({ pathname: action, search: next.toString() })
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
