import { SearchBox } from '@chignon/ui/search-box'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'

/**
 * The search box of the education pages: it leads to `/educations` with the text as query value `search`, an empty
 * one to `/educations` (specification §2, Education search box).
 */
export function EducationSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isBusy = useNavigation().location?.pathname === '/educations'
  return (
    <div className="border-b border-line bg-surface">
      <div className="content-width py-5">
        <SearchBox
          action="/educations"
          label={t`Search courses and programs`}
          placeholder={t`What do you want to learn?`}
          clearLabel={t`Clear the search`}
          className="mx-auto max-w-prose"
          defaultValue={query.get('search') ?? ''}
          isBusy={isBusy}
          onSearch={(text) => {
            const next = new URLSearchParams(query)
            next.delete('page')
            if (text) next.set('search', text)
            else next.delete('search')
            void navigate({ pathname: '/educations', search: text ? next.toString() : '' })
          }}
        />
      </div>
    </div>
  )
}
